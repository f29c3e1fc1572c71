import type { Edit } from '@wayfare/contracts/edit';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit } from '@wayfare/planner';
import type { DropPlace } from './item-drag.ts';
import type { PlanFacts } from './plan-facts.ts';
import { bestIndex, moveItemEdit, type SingleEdit } from './retimed-edit.ts';

const partsOf = (edit: Edit): SingleEdit[] => (edit.edit === 'batch' ? edit.edits : [edit]);
const itemsOf = ({ plan }: TripDocument, dayId: string) =>
  plan?.days.find(({ id }) => id === dayId)?.items ?? [];

/** Where an item goes: the place that was named, or the one that suits it best among what else is in the day. */
function indexFor(
  document: TripDocument,
  itemId: string,
  { dayId, index, best }: DropPlace,
  facts: PlanFacts | null,
) {
  const item = document.plan?.days.flatMap(({ items }) => items).find(({ id }) => id === itemId);
  if (!best || !item) return index;
  const days = (document.plan?.days ?? []).map((day) => ({
    ...day,
    items: day.items.filter(({ id }) => id !== itemId),
  }));
  return bestIndex({ ...document, plan: document.plan && { ...document.plan, days } }, dayId, item, facts);
}

/** Items put into a day, one behind the other or each where it fits best, with new times. */
export function moveItemsEdit(
  before: TripDocument,
  itemIds: readonly string[],
  place: DropPlace,
  facts: PlanFacts | null,
): Edit {
  const [first] = itemIds;
  const only = itemIds.length === 1;
  if (only) {
    const index = indexFor(before, first!, place, facts);
    return moveItemEdit(before, { itemId: first!, dayId: place.dayId, index }, facts);
  }
  const moved = new Set(itemIds);
  // What is to stand behind them, however many come from before it.
  const others = itemsOf(before, place.dayId).filter(({ id }) => !moved.has(id));
  const behind = place.best ? undefined : others[Math.min(place.index, others.length)]?.id;
  const edits: SingleEdit[] = [];
  let held = before;
  for (const itemId of itemIds) {
    const items = itemsOf(held, place.dayId).filter(({ id }) => id !== itemId);
    const found = items.findIndex(({ id }) => id === behind);
    const at = { ...place, index: found < 0 ? items.length : found };
    const index = indexFor(held, itemId, at, facts);
    const edit = moveItemEdit(held, { itemId, dayId: place.dayId, index }, facts);
    const result = applyEdit(held, edit);
    if ('refused' in result) continue;
    edits.push(...partsOf(edit));
    held = result.document;
  }
  return { edit: 'batch', edits, label: `Move ${itemIds.length} things` };
}
