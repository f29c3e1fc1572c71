import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { Travel } from '@wayfare/contracts/trip';
import type { Knowledge } from '../knowledge.ts';

/** How a day is retimed. */
export interface RetimeOptions {
  /** True: an item starts no earlier than it did before (only pushed on). False: as early as can be. */
  keepTimes?: boolean;
}

/** An item that cannot be had where it stands: closed by then, or in the way of a locked one or of the day's end. */
export interface RetimeConflict {
  itemId: string;
  reason: 'closed' | 'late_for_locked' | 'day_too_long' | 'meal_late';
  lateMinutes: number;
}

/** A retimed day. */
export interface RetimedDay {
  day: PlanDay;
  /** Items whose time changed. */
  moved: string[];
  conflicts: RetimeConflict[];
  /** By item id: how much later it could start with the rest still holding. Locked items have none. */
  slackMinutes: Record<string, number>;
  /** When the day's end base (or the last item) is reached. */
  endMinute: number;
}

const LAST_MINUTE = 2879;
/** Nobody sets out for 10:07: what is moved begins at five past or ten past. */
const STEP = 5;

/** Trains and planes leave when they leave, locked or not. */
const isFixed = (item: PlanItem): boolean => item.locked || item.kind === 'transfer';

function windowsOf(item: PlanItem, knowledge: Knowledge): readonly (readonly [number, number])[] | null {
  const minutes = item.endMinute - item.startMinute;
  if (item.kind === 'meal') {
    const meals = knowledge.meals ?? [];
    if (meals.length === 0) return null;
    const away = ({ fromMinute, toMinute }: { fromMinute: number; toMinute: number }): number =>
      Math.max(fromMinute - item.startMinute, item.startMinute - toMinute, 0);
    const nearest = meals.reduce((left, right) => (away(right) < away(left) ? right : left));
    const { fromMinute, toMinute } = nearest;
    const served = (knowledge.items?.[item.id]?.openings ?? [])
      .map(
        (opening) =>
          [
            Math.max(fromMinute, opening.fromMinute),
            Math.min(toMinute, opening.untilMinute - minutes),
          ] as const,
      )
      .filter(([first, last]) => first <= last);
    return served.length > 0 ? served : [[fromMinute, toMinute]];
  }
  const facts = knowledge.items?.[item.id];
  if (facts?.openings === undefined) return null;
  const entry = facts.lastEntryMinute ?? Number.POSITIVE_INFINITY;
  return facts.openings
    .map(({ fromMinute, untilMinute }) => [fromMinute, Math.min(untilMinute - minutes, entry)] as const)
    .filter(([first, last]) => first <= last)
    .toSorted((left, right) => left[0] - right[0]);
}

function travelTo(item: PlanItem, from: PlaceRef | null, knowledge: Knowledge): Travel | null {
  // A transfer is itself the way.
  if (item.kind === 'transfer' || item.place === null || from === null) return item.travel;
  return knowledge.travel?.(from, item.place) ?? item.travel;
}

const sameTravel = (left: Travel | null, right: Travel | null): boolean =>
  left === right ||
  (left !== null && right !== null && left.minutes === right.minutes && left.mode === right.mode);

interface Walk {
  items: PlanItem[];
  conflicts: RetimeConflict[];
  from: PlaceRef | null;
  free: number;
  /** Waiting since the last place was left, in which part of the way to the next may lie. */
  idle: number;
}

function placeItem(item: PlanItem, walk: Walk, knowledge: Knowledge, options: RetimeOptions): PlanItem {
  const minutes = item.endMinute - item.startMinute;
  const wanted = travelTo(item, walk.from, knowledge);
  const travel = sameTravel(wanted, item.travel) ? item.travel : wanted;
  const way = travel?.minutes ?? 0;
  const arrive = walk.free + (item.place === null ? way : Math.max(0, way - walk.idle));
  const conflict = (reason: RetimeConflict['reason'], lateMinutes: number): void => {
    walk.conflicts.push({ itemId: item.id, reason, lateMinutes });
  };
  if (isFixed(item)) {
    const isWayIn = item.kind === 'transfer' && walk.items.length === 0;
    if (arrive > item.startMinute && !isWayIn) conflict('late_for_locked', arrive - item.startMinute);
    return travel === item.travel ? item : { ...item, travel };
  }
  const earliest = options.keepTimes === true ? Math.max(arrive, item.startMinute) : arrive;
  const windows = windowsOf(item, knowledge);
  let start = earliest === item.startMinute ? earliest : Math.ceil(earliest / STEP) * STEP;
  if (windows !== null) {
    const open = windows.find(([, last]) => earliest <= last);
    if (open !== undefined) start = Math.min(Math.max(start, Math.ceil(open[0] / STEP) * STEP), open[1]);
    else {
      const last = windows.at(-1)?.[1];
      const late = last === undefined ? 0 : earliest - last;
      conflict(item.kind === 'meal' ? 'meal_late' : 'closed', late);
    }
  }
  const startMinute = Math.min(start, LAST_MINUTE - Math.min(minutes, LAST_MINUTE));
  const endMinute = startMinute + minutes;
  if (startMinute === item.startMinute && travel === item.travel) return item;
  return { ...item, startMinute, endMinute, travel };
}

function slackOf(items: readonly PlanItem[], limit: number, knowledge: Knowledge): Record<string, number> {
  const slack: Record<string, number> = {};
  let latestEnd = limit;
  for (const item of items.toReversed()) {
    const minutes = item.endMinute - item.startMinute;
    let latest = Math.min(latestEnd - minutes, LAST_MINUTE);
    if (isFixed(item)) latest = item.startMinute;
    else {
      const windows = windowsOf(item, knowledge);
      const fitting = windows?.filter(([first]) => first <= latest).map(([, last]) => Math.min(last, latest));
      if (fitting !== undefined) latest = fitting.length > 0 ? Math.max(...fitting) : item.startMinute;
      slack[item.id] = Math.max(0, latest - item.startMinute);
    }
    latestEnd = Math.max(latest, item.startMinute) - (item.travel?.minutes ?? 0);
  }
  return slack;
}

/**
 * Gives a day's items the earliest times that hold in their present order: ways, opening hours, meal windows.
 * Locked items and transfers stay where they are and what stands before them must end in time; what cannot be had is told in
 * `conflicts` and keeps the time it would need.
 */
export function retimeDay(day: PlanDay, knowledge: Knowledge, options: RetimeOptions = {}): RetimedDay {
  const arrival = knowledge.arrival?.dayId === day.id ? knowledge.arrival.minute : 0;
  const departure = knowledge.departure?.dayId === day.id ? knowledge.departure.minute : day.endMinute;
  const walk: Walk = {
    items: [],
    conflicts: [],
    from: day.base,
    free: Math.max(day.startMinute, arrival),
    idle: 0,
  };
  for (const item of day.items) {
    const placed = placeItem(item, walk, knowledge, options);
    walk.items.push(placed);
    const waited = Math.max(0, placed.startMinute - walk.free - (placed.travel?.minutes ?? 0));
    walk.idle = placed.place === null ? walk.idle + waited : 0;
    walk.free = Math.max(walk.free, placed.endMinute);
    walk.from = placed.place ?? walk.from;
  }
  const home = walk.from === null || day.endBase === null ? null : knowledge.travel?.(walk.from, day.endBase);
  const homeMinutes = day.items.length === 0 ? 0 : (home?.minutes ?? 0);
  const endMinute = walk.free + homeMinutes;
  const last = walk.items.at(-1);
  // The way home itself goes on after the departure.
  const limit = last?.kind === 'transfer' ? day.endMinute : Math.min(day.endMinute, departure);
  if (last !== undefined && endMinute > limit) {
    walk.conflicts.push({ itemId: last.id, reason: 'day_too_long', lateMinutes: endMinute - limit });
  }
  const changed = walk.items.some((item, index) => item !== day.items[index]);
  return {
    day: changed ? { ...day, items: walk.items } : day,
    moved: walk.items
      .filter((item, index) => item.startMinute !== day.items[index]?.startMinute)
      .map(({ id }) => id),
    conflicts: walk.conflicts,
    slackMinutes: slackOf(walk.items, limit - homeMinutes, knowledge),
    endMinute,
  };
}
