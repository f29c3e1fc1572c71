import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { sightsOf } from './day-sights.ts';
import type { Draft } from './draft.ts';
import { ownItem } from './own-item.ts';
import { present, rearrange } from './rearrange.ts';

/** When on a day one is on the way at some minutes, so that nothing else can be then. */
export const wayDuring = (day: PlanDay, from: number, until: number): PlanItem | undefined =>
  day.items.find(
    ({ kind, startMinute, endMinute }) =>
      (kind === 'transfer' || kind === 'check_in') && startMinute < until && endMinute > from,
  );

/** Puts an item on a day at an hour, settled, and arranges the rest of the day around it. */
export function putAt(draft: Draft, day: PlanDay, item: PlanItem): boolean {
  const now = present(draft, day);
  const keep = sightsOf(now);
  if (item.place?.placeId !== undefined) keep.delete(item.place.placeId);
  const settled = { ...item, locked: true };
  if (!draft.apply({ edit: 'addItem', dayId: day.id, item: settled, index: now.items.length })) return false;
  rearrange(draft, day, keep);
  return true;
}

/** Something of the traveller's own at an hour and, where it is known, at a place. */
export function putOwn(
  draft: Draft,
  day: PlanDay,
  own: Pick<PlanItem, 'kind' | 'title' | 'startMinute' | 'endMinute'> & { place?: PlaceRef | null },
): boolean {
  const { place = null, ...rest } = own;
  return putAt(draft, day, { ...ownItem(draft, 'own', rest), place });
}
