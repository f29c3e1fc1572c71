import type { Edit } from '@wayfare/contracts/edit';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Travel } from '@wayfare/contracts/trip';
import { retimeDay, type Knowledge, type RetimeConflict, type RetimedDay } from '@wayfare/planner';
import { splitDay, type DayProgress } from './current-day.ts';

/** How late one is: so many minutes, or just now at the next thing. */
export type Lateness = { minutes: number } | 'here';

/** A day put later, before it is kept. */
export interface LateDay {
  /** What gets another time, in order. */
  moved: { item: PlanItem; startMinute: number; endMinute: number }[];
  /** What there is no time for any more. */
  fallsOut: PlanItem[];
  /** What is reached another way, because something before it fell out. */
  ways: { item: PlanItem; travel: Travel | null }[];
  /** Of what falls out, what is closed by then. */
  closed: ReadonlySet<string>;
  /** What is fixed and reached too late all the same. */
  late: { item: PlanItem; minutes: number }[];
}

/** What is known of the places that are ahead: their hours, and the ways between them. */
export type KnownAhead = Pick<Knowledge, 'items' | 'travel'>;

/** What may give way: a place that is closed by then; for something fixed or the day's end the last thing before it. */
function giveWay(items: readonly PlanItem[], { itemId, reason }: RetimeConflict): PlanItem | undefined {
  const at = items.findIndex(({ id }) => id === itemId);
  if (reason === 'closed') return items[at];
  const before = reason === 'late_for_locked' ? items.slice(0, at) : items.slice(0, at + 1);
  return before.findLast(({ locked }) => !locked);
}

/** From when on there is time for what is ahead, and where one is then. */
function startOfRest(progress: DayProgress, lateness: Lateness, known: KnownAhead) {
  const { day, nowMinute } = progress;
  const { done, now, ahead } = splitDay(progress);
  const next = ahead[0];
  const base = [...done, ...now].findLast(({ place }) => place !== null)?.place ?? day.base;
  const found = base && next?.place ? known.travel?.(base, next.place) : null;
  const way = (found ?? next?.travel)?.minutes ?? 0;
  if (lateness === 'here') return { base, freeFrom: nowMinute - way, current: undefined };
  const current = now.at(-1);
  if (current) return { base, freeFrom: current.endMinute + lateness.minutes, current };
  // Nothing goes on: what is late is the next thing itself.
  return {
    base,
    freeFrom: Math.max(nowMinute, (next?.startMinute ?? nowMinute) + lateness.minutes - way),
    current,
  };
}

/**
 * Puts what is left of a day later: what goes on lasts longer, what follows is pushed on, and what can no longer be
 * had (closed by then, in the way of something fixed, or past the end of the day) falls out, from the end.
 */
export function runLate(progress: DayProgress, lateness: Lateness, found: KnownAhead = {}): LateDay {
  const { day, nowMinute } = progress;
  const known = keepPlannedWays(day, found);
  const { ahead } = splitDay(progress);
  const { base, freeFrom, current } = startOfRest(progress, lateness, known);
  const planned = retimeDay({ ...day, base, items: ahead, startMinute: 0 }, known, { keepTimes: true });
  // What did not hold before is no reason now, nor is a day made to end sooner than it was planned to.
  const closedAnyway = new Set(
    planned.conflicts.flatMap((one) => (one.reason === 'closed' ? one.itemId : [])),
  );
  const endMinute = Math.max(day.endMinute, planned.endMinute);
  const { items, retimed, closed } = dropUntilItHolds(
    arrivedAt(ahead, nowMinute, lateness),
    (some) =>
      retimeDay({ ...day, base, items: some, startMinute: freeFrom, endMinute }, known, { keepTimes: true }),
    ({ itemId, reason }) => reason !== 'meal_late' && !(reason === 'closed' && closedAnyway.has(itemId)),
    lateness === 'here' ? ahead[0]?.id : undefined,
  );
  const before = new Map(ahead.map((item) => [item.id, item]));
  const kept = new Set(items.map(({ id }) => id));
  const moved = retimed.day.items.flatMap(({ id, startMinute, endMinute: until }) => {
    const item = before.get(id);
    return item && item.startMinute !== startMinute ? [{ item, startMinute, endMinute: until }] : [];
  });
  const longer = current && !current.locked && current.endMinute !== freeFrom;
  return {
    moved: longer
      ? [{ item: current, startMinute: current.startMinute, endMinute: freeFrom }, ...moved]
      : moved,
    fallsOut: ahead.filter(({ id }) => !kept.has(id)),
    closed,
    ways: retimed.day.items.flatMap(({ id, travel }) => {
      const item = before.get(id);
      return item && item.travel !== travel ? [{ item, travel }] : [];
    }),
    late: retimed.conflicts.flatMap(({ itemId, reason, lateMinutes }) => {
      const item = before.get(itemId);
      return reason === 'late_for_locked' && item ? [{ item, minutes: lateMinutes }] : [];
    }),
  };
}

/** Ways that the plan holds stay as they are; what is known of others is for where something fell out. */
function keepPlannedWays(day: PlanDay, { items = {}, travel }: KnownAhead): KnownAhead {
  if (!travel) return { items };
  const planned: { from: PlaceRef; to: PlaceRef; way: Travel }[] = [];
  let from = day.base;
  for (const { place, travel: way } of day.items) {
    if (from && place && way) planned.push({ from, to: place, way });
    from = place ?? from;
  }
  const isOf = (one: PlaceRef, other: PlaceRef) =>
    planned.find(({ from: a, to: b }) => a === one && b === other);
  return { items, travel: (one, other) => isOf(one, other)?.way ?? travel(one, other) };
}

/** What is ahead, the first of it begun now where one is there. */
function arrivedAt(
  [next, ...others]: readonly PlanItem[],
  nowMinute: number,
  lateness: Lateness,
): PlanItem[] {
  if (!next) return [];
  if (lateness !== 'here' || next.locked) return [next, ...others];
  const endMinute = nowMinute + next.endMinute - next.startMinute;
  return [{ ...next, startMinute: nowMinute, endMinute }, ...others];
}

/** Takes out one thing after the other until nothing stands against the rest that could give way. */
function dropUntilItHolds(
  all: readonly PlanItem[],
  retime: (items: PlanItem[]) => RetimedDay,
  counts: (conflict: RetimeConflict) => boolean,
  spared: string | undefined,
) {
  let items = [...all];
  let retimed = retime(items);
  const closed = new Set<string>();
  for (;;) {
    const givers = retimed.conflicts.filter(counts).flatMap((conflict) => {
      const item = giveWay(items, conflict);
      return item && item.id !== spared ? [{ item, conflict }] : [];
    });
    const [first] = givers;
    if (!first) return { items, retimed, closed };
    if (first.conflict.reason === 'closed') closed.add(first.item.id);
    items = items.filter(({ id }) => id !== first.item.id);
    retimed = retime(items);
  }
}

type Part = Exclude<Edit, { edit: 'batch' }>;

/** Takes an item out of the plan; its place is kept among the ideas. */
export function leaveOut(item: PlanItem, ideas: readonly { id: string }[]): Part[] {
  const { id, place } = item;
  const takeOut: Part = { edit: 'removeItem', itemId: id };
  const free = ideas.every((idea) => idea.id !== id);
  return place && free ? [takeOut, { edit: 'addIdea', idea: { id, place }, index: ideas.length }] : [takeOut];
}

/** The one edit that keeps a day put later. */
export function keepLateDay({ moved, fallsOut, ways }: LateDay, ideas: readonly { id: string }[]): Edit {
  const held = [...ideas];
  const out = fallsOut.flatMap((item) => {
    const parts = leaveOut(item, held);
    if (parts.length > 1) held.push({ id: item.id });
    return parts;
  });
  // From the last on, so that no thing passes another on the way and the order stays.
  const times = moved.toReversed().map(({ item, startMinute, endMinute }): Part => ({
    edit: 'setItemTime',
    itemId: item.id,
    startMinute,
    endMinute,
  }));
  const others = ways.map(({ item, travel }): Part => ({ edit: 'setTravel', itemId: item.id, travel }));
  return { edit: 'batch', edits: [...out, ...times, ...others], label: 'Running late' };
}
