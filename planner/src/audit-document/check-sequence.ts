import type { Finding } from '@wayfare/contracts/finding';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { retimeDay } from '../retime/retime-day.ts';
import type { AuditView } from './audit-view.ts';
import { found, timed } from './audit-view.ts';
import { moveToFreeSlot, wayBetween } from './free-slot.ts';

const USUAL_LONG_WAIT_MINUTES = 60;

function retimed(view: AuditView, day: PlanDay, keepTimes: boolean): Finding['fix'] | null {
  const result = retimeDay(day, view.knowledge, { keepTimes });
  if (result.conflicts.length > 0 || result.moved.length === 0) return null;
  return { edit: 'replaceDay', day: result.day };
}

function wayTo(view: AuditView, from: PlaceRef | null, item: PlanItem): number {
  const isWay = item.kind === 'transfer';
  const known = !isWay && from !== null && item.place !== null && view.knowledge.travel !== undefined;
  return known ? wayBetween(view, from, item.place) : (item.travel?.minutes ?? 0);
}

/** What is asked of a day by each fault in it, and worked out once. */
function retimings(view: AuditView, day: PlanDay) {
  let kept: Finding['fix'] | null | undefined;
  let free: PlanDay | undefined;
  return {
    /** The day with its items later where need be; null where that does not mend it. */
    kept: () => (kept === undefined ? (kept = retimed(view, day, true)) : kept),
    /** The day as early as it can be. */
    free: () => (free ??= retimeDay(day, view.knowledge).day),
  };
}

interface Pair {
  retimings: ReturnType<typeof retimings>;
  before: PlanItem | null;
  item: PlanItem;
  /** The last place before the item, and the free minutes since it was left. */
  from: PlaceRef | null;
  idleMinutes: number;
}

function checkPair(view: AuditView, day: PlanDay, pairOf: Pair): Finding[] {
  const { before, item, from, idleMinutes, retimings: as } = pairOf;
  const pair = before === null ? [item] : [before, item];
  if (before !== null && item.startMinute < before.endMinute) {
    const minutes = Math.min(before.endMinute, item.endMinute) - item.startMinute;
    const fix = as.kept() ?? moveToFreeSlot(view, day, item) ?? moveToFreeSlot(view, day, before);
    return [found('overlap', 'severe', day, pair, { minutes, other: item.title }, fix)];
  }
  const neededMinutes = wayTo(view, from, item);
  if (idleMinutes < neededMinutes) {
    const facts = { neededMinutes, gapMinutes: idleMinutes, other: item.title };
    const fix = as.kept() ?? moveToFreeSlot(view, day, item);
    return [found('unreachable', 'severe', day, pair, facts, fix)];
  }
  if (before === null) return [];
  const gapMinutes = item.startMinute - before.endMinute;
  const waitMinutes = Math.min(gapMinutes, idleMinutes - neededMinutes);
  if (waitMinutes >= (view.knowledge.longWaitMinutes ?? USUAL_LONG_WAIT_MINUTES)) {
    const facts = { waitMinutes, other: item.title };
    const start = as.free().items.find(({ id }) => id === item.id)?.startMinute ?? item.startMinute;
    const fix = start < item.startMinute ? retimed(view, day, false) : null;
    return [found('long_wait', 'hint', day, pair, facts, fix)];
  }
  return [];
}

/** Two things at once, too little time for the way, or a long wait between two items of a day. */
export function checkSequence(view: AuditView): Finding[] {
  return view.judged.flatMap((day) => {
    const items = timed(day).toSorted((left, right) => left.startMinute - right.startMinute);
    const findings: Finding[] = [];
    const asked = retimings(view, day);
    let from = day.base;
    let before: PlanItem | null = null;
    // One may leave the base as early as one likes, but not before having arrived.
    const { arrival } = view.knowledge;
    let free = arrival?.dayId === day.id ? arrival.minute : Number.NEGATIVE_INFINITY;
    // A meal without a place is had on the way: the time before and after it counts for the same way.
    let idleMinutes = 0;
    for (const item of items) {
      idleMinutes += Math.max(0, item.startMinute - free);
      findings.push(...checkPair(view, day, { before, item, from, idleMinutes, retimings: asked }));
      free = Math.max(free, item.endMinute);
      if (item.place !== null) idleMinutes = 0;
      from = item.place ?? from;
      if (before === null || item.endMinute > before.endMinute) before = item;
    }
    return findings;
  });
}
