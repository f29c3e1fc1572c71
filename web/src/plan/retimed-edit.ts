import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { applyEdit, retimeDay } from '@wayfare/planner';
import { knowledgeOf, pointKey, type PlanFacts } from './plan-facts.ts';

/** One edit that is not several. */
export type SingleEdit = Exclude<Edit, { edit: 'batch' }>;

/** How the days that were touched are re-timed. */
export interface Retiming {
  /** Starts where it was put, whatever that breaks: what breaks is told. */
  pinned?: string;
  /** Items that may start as early as this and as can be; all others only later than they did. */
  startFrom?: ReadonlyMap<string, number>;
  label?: string;
}

/** The item before each one that has a place, as far as the way depends on it. */
function waysFrom(days: readonly PlanDay[]) {
  const from = new Map<string, string>();
  for (const day of days) {
    let before: PlaceRef | null = day.base;
    for (const { id, place } of day.items) {
      if (place) from.set(id, `${before ? pointKey(before) : ''}>${pointKey(place)}`);
      before = place ?? before;
    }
  }
  return from;
}

const sameItem = (left: PlanItem, right: PlanItem) =>
  left.startMinute === right.startMinute &&
  left.endMinute === right.endMinute &&
  JSON.stringify(left.travel) === JSON.stringify(right.travel);

/** The edits as one, with the edits that re-time the days they touch: ways anew, and nothing at once with another. */
export function retimedEdit(
  before: TripDocument,
  edits: readonly SingleEdit[],
  facts: PlanFacts | null,
  { pinned, startFrom, label }: Retiming = {},
): Edit {
  const asOne = (all: readonly SingleEdit[]): Edit =>
    all.length === 1 ? all[0]! : { edit: 'batch', edits: [...all], ...(label && { label }) };
  const applied = applyEdit(before, { edit: 'batch', edits: [...edits] });
  if ('refused' in applied || !facts || !applied.document.plan) return asOne(edits);
  const { days } = applied.document.plan;
  const untouched = new Set(before.plan?.days);
  const oldWays = waysFrom(before.plan?.days ?? []);
  const newWays = waysFrom(days);
  const knowledge = knowledgeOf(applied.document, facts, choices(before, applied.document, oldWays, newWays));
  const updates = days
    .filter((day) => !untouched.has(day))
    .flatMap((day) => {
      const prepared = day.items.map((item): PlanItem => {
        const kept = oldWays.get(item.id) === newWays.get(item.id);
        const earliest = startFrom?.get(item.id);
        const times =
          earliest === undefined
            ? {}
            : { startMinute: earliest, endMinute: earliest + item.endMinute - item.startMinute };
        return {
          ...item,
          ...times,
          ...(item.kind !== 'transfer' && !kept && { travel: null }),
          locked: item.locked || item.id === pinned,
        };
      });
      const { day: timed } = retimeDay({ ...day, items: prepared }, knowledge, { keepTimes: true });
      return timed.items.flatMap((item, index): SingleEdit[] => {
        const old = day.items[index]!;
        return sameItem(item, old) ? [] : [{ edit: 'updateItem', item: { ...item, locked: old.locked } }];
      });
    });
  return asOne([...edits, ...updates]);
}

/** Where ways chosen by hand are looked up: as they were, and as the edits set them; not where the way is another. */
function choices(
  before: TripDocument,
  after: TripDocument,
  oldWays: ReadonlyMap<string, string>,
  newWays: ReadonlyMap<string, string>,
): TripDocument {
  const days = (after.plan?.days ?? []).map((day) => ({
    ...day,
    items: day.items.map((item) =>
      oldWays.get(item.id) === newWays.get(item.id) ? item : { ...item, travel: null },
    ),
  }));
  const kept = { ...after, plan: after.plan && { ...after.plan, days } };
  return {
    ...kept,
    plan: kept.plan && { ...kept.plan, days: [...(before.plan?.days ?? []), ...kept.plan.days] },
  };
}

const restful = ({ kind, locked }: PlanItem) => kind === 'meal' || kind === 'transfer' || locked;

/** An item put at another place of its day, or into another day, with new times. */
export function moveItemEdit(
  before: TripDocument,
  move: { itemId: string; dayId: string; index: number },
  facts: PlanFacts | null,
): Edit {
  const source = before.plan?.days.find(({ items }) => items.some(({ id }) => id === move.itemId));
  const from = source?.items.findIndex(({ id }) => id === move.itemId) ?? -1;
  const item = source?.items[from];
  const startFrom = new Map<string, number>();
  if (source && item && source.id === move.dayId) {
    const range = source.items.slice(Math.min(from, move.index), Math.max(from, move.index) + 1);
    const first = Math.min(...range.map(({ startMinute }) => startMinute));
    for (const one of range) if (!restful(one)) startFrom.set(one.id, first);
    // What is put first is what the day begins with.
    if (move.index === 0 && !restful(item)) startFrom.set(item.id, 0);
  } else if (item && !restful(item)) startFrom.set(item.id, 0);
  return retimedEdit(before, [{ edit: 'moveItem', ...move }], facts, { startFrom });
}

/** The index at which a new item costs a day the least: nothing closed or too long, then the shortest ways. */
export function bestIndex(
  before: TripDocument,
  dayId: string,
  item: PlanItem,
  facts: PlanFacts | null,
): number {
  const day = before.plan?.days.find(({ id }) => id === dayId);
  if (!day || !facts) return day?.items.length ?? 0;
  let best = { index: day.items.length, cost: Number.POSITIVE_INFINITY };
  for (let index = 0; index <= day.items.length; index += 1) {
    // Nothing goes before the way in, nor after the way home.
    if (index < day.items.length && index === 0 && day.items[0]?.kind === 'transfer') continue;
    const items = day.items.map((one) => ({ ...one, travel: null }));
    const early = { ...item, startMinute: 0, endMinute: item.endMinute - item.startMinute };
    items.splice(index, 0, restful(item) ? { ...item, travel: null } : { ...early, travel: null });
    const trial = { ...day, items };
    const days = (before.plan?.days ?? []).map((one) => (one.id === dayId ? trial : one));
    const document = { ...before, plan: before.plan && { ...before.plan, days } };
    const timed = retimeDay(trial, knowledgeOf(document, facts, before), { keepTimes: true });
    const way = timed.day.items.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), 0);
    const late = timed.conflicts.reduce((sum, { lateMinutes }) => sum + 60 + lateMinutes, 0);
    const cost = way + late * 10 + timed.endMinute / 100;
    if (cost < best.cost) best = { index, cost };
  }
  return best.index;
}
