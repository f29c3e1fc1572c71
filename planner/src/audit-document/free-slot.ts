import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { AuditView } from './audit-view.ts';
import { factsOf, timed } from './audit-view.ts';

/** The minutes from one place to another as far as known; 0 where nothing is known. */
export const wayBetween = (view: AuditView, from: PlaceRef | null, to: PlaceRef | null): number =>
  from === null || to === null ? 0 : (view.knowledge.travel?.(from, to)?.minutes ?? 0);

interface Range {
  from: number;
  to: number;
}

function startRanges(view: AuditView, day: PlanDay, item: PlanItem): Range[] {
  const minutes = item.endMinute - item.startMinute;
  const { openings, lastEntryMinute, light } = factsOf(view, item);
  const earliest = Math.max(day.startMinute, light?.fromMinute ?? 0);
  const latest = Math.min(day.endMinute, light?.untilMinute ?? Number.POSITIVE_INFINITY) - minutes;
  if (openings === undefined) return [{ from: earliest, to: latest }];
  return openings.map(({ fromMinute, untilMinute }) => ({
    from: Math.max(fromMinute, earliest),
    to: Math.min(untilMinute - minutes, lastEntryMinute ?? untilMinute, latest),
  }));
}

/** The start nearest to a wished one within the ranges and a stretch of time; null where there is none. */
function nearestStart(ranges: readonly Range[], { from, to }: Range, wished: number): number | null {
  let best: number | null = null;
  for (const range of ranges) {
    const [first, last] = [Math.max(range.from, from), Math.min(range.to, to)];
    if (first > last) continue;
    const start = Math.min(Math.max(wished, first), last);
    if (best === null || Math.abs(start - wished) < Math.abs(best - wished)) best = start;
  }
  return best;
}

/**
 * The edit that moves an item, within its day, to the free time nearest its present one in which it fits: open, by the
 * light it needs, not over another item, with time for the ways before and after. Null when there is none or the item is locked.
 */
export function moveToFreeSlot(view: AuditView, day: PlanDay, item: PlanItem): Edit | null {
  if (item.locked) return null;
  const minutes = item.endMinute - item.startMinute;
  const others = timed(day)
    .filter(({ id }) => id !== item.id)
    .toSorted((left, right) => left.startMinute - right.startMinute);
  const arrival = view.knowledge.arrival?.dayId === day.id ? view.knowledge.arrival.minute : 0;
  const departure = view.knowledge.departure?.dayId === day.id ? view.knowledge.departure.minute : 2879;
  const ranges = startRanges(view, day, item);
  const away = (start: number) => Math.abs(start - item.startMinute);
  let best: number | null = null;
  for (let gap = 0; gap <= others.length; gap += 1) {
    const before = others[gap - 1];
    const after = others[gap];
    const free = {
      from: before === undefined ? arrival : before.endMinute,
      to: (after === undefined ? departure : after.startMinute) - minutes,
    };
    const isNearer = (start: number | null) => start !== null && (best === null || away(start) < away(best));
    // A way is looked up only for a gap that would do without any.
    if (!isNearer(nearestStart(ranges, free, item.startMinute))) continue;
    const reached = {
      from: free.from + (before === undefined ? 0 : wayBetween(view, before.place, item.place)),
      to: free.to - (after === undefined ? 0 : wayBetween(view, item.place, after.place)),
    };
    const start = nearestStart(ranges, reached, item.startMinute);
    if (isNearer(start)) best = start;
  }
  if (best === null || best === item.startMinute) return null;
  return { edit: 'setItemTime', itemId: item.id, startMinute: best, endMinute: best + minutes };
}

/** Takes an item out, unless it is locked: then only its owner should decide. */
export const takeOut = (item: PlanItem): Edit | null =>
  item.locked ? null : { edit: 'removeItem', itemId: item.id };
