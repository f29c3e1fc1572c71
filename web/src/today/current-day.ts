import { localMoment, wallMinutesBetween } from '@wayfare/almanac/zone-time';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { datedStops } from '../trips/trip-days.ts';

/** The day of a plan that is under way, and what the clocks there show. */
export interface CurrentDay {
  day: PlanDay;
  on: string;
  number: number;
  city: string | null;
  timeZone: string | null;
  /** Minutes since that day's midnight; past 1439 where a late evening still goes on. */
  nowMinute: number;
}

const runsAt = ({ startMinute, endMinute }: PlanItem, minute: number) =>
  startMinute <= minute && endMinute > minute;

/** Whether the time of an item is past. */
export const isOver = ({ startMinute, endMinute }: PlanItem, minute: number) =>
  startMinute < minute && endMinute <= minute;

/** The day that is under way at an instant, each by the clocks of its own place; an evening lasts until it ends. */
export function currentDay({ trip, plan }: TripDocument, now: number): CurrentDay | null {
  const stops = new Map(trip.stops.map((stop) => [stop.id, stop.place]));
  let found: CurrentDay | null = null;
  for (const [index, day] of (plan?.days ?? []).entries()) {
    if (day.on === null) continue;
    const stop = day.stopId === null ? undefined : stops.get(day.stopId);
    const timeZone = stop?.timeZone ?? day.base?.timeZone ?? null;
    const nowMinute = wallMinutesBetween({ on: day.on, minute: 0 }, localMoment(timeZone, now));
    const lasts = nowMinute >= 1440 && day.items.some((item) => runsAt(item, nowMinute));
    if (nowMinute < 0 || (nowMinute >= 1440 && !lasts)) continue;
    if (found && runsLate(found)) continue;
    found = {
      day,
      on: day.on,
      number: index + 1,
      city: stop?.name ?? day.base?.name ?? null,
      timeZone,
      nowMinute,
    };
  }
  return found;
}

const runsLate = ({ nowMinute }: CurrentDay) => nowMinute >= 1440;

/** Whether a trip is under way at an instant, is still to come, or is over, by the clocks of its places. */
export function tripPhase({ trip, plan }: TripDocument, now: number): 'coming' | 'running' | 'over' {
  if (trip.startOn === null) return 'over';
  const dated = datedStops(trip);
  const first = trip.stops[0]?.place.timeZone;
  if (localMoment(first, now).on < trip.startOn) return 'coming';
  const last = dated.at(-1);
  const lastOn = plan?.days.at(-1)?.on ?? last?.leaveOn ?? trip.startOn;
  const today = localMoment(last?.stop.place.timeZone ?? first, now).on;
  return today <= lastOn || currentDay({ trip, plan, tripName: '' }, now) ? 'running' : 'over';
}

/** Where a day stands: its hour, and what the traveller has marked as done, whatever the hour. */
export interface DayProgress {
  day: PlanDay;
  nowMinute: number;
  doneIds: ReadonlySet<string>;
}

/** Of a day's items: what is behind, what goes on, and what is ahead. */
export function splitDay({ day, nowMinute, doneIds }: DayProgress) {
  const timed = day.items
    .filter(({ kind }) => kind !== 'note')
    .toSorted((one, other) => one.startMinute - other.startMinute);
  return {
    done: timed.filter((item) => doneIds.has(item.id) || isOver(item, nowMinute)),
    now: timed.filter((item) => !doneIds.has(item.id) && runsAt(item, nowMinute)),
    ahead: timed.filter(
      (item) => !doneIds.has(item.id) && !isOver(item, nowMinute) && !runsAt(item, nowMinute),
    ),
  };
}
