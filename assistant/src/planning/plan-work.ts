import type { Atlas, Attraction, TravelModel } from '@wayfare/atlas';
import type { Finding } from '@wayfare/contracts/finding';
import type { Plan, PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { TripRequest } from '@wayfare/contracts/request';
import type { DayFrame } from './day-frames.ts';
import { dayFrames } from './day-frames.ts';
import type { DayTripTo } from './day-trip.ts';
import { fixedItems } from './fixed-items.ts';
import { holdSettled, isOwnWay, ownWaysAt } from './hold-settled.ts';
import type { PaceRules } from './pace-rules.ts';
import { isAtTable } from './is-at-table.ts';
import { paceRules, untilAfterDinner } from './pace-rules.ts';
import { isKept } from './to-problem.ts';
import type { Ways } from './ways.ts';
import { waysOf } from './ways.ts';

/** What planning rests on. */
export interface PlanningParts {
  atlas: Atlas;
  travel: TravelModel;
  /** Today, for undated trips. */
  today: string;
}

/** How a plan is built. */
export interface BuildOptions {
  /** Only these days are made anew; the others stay as they are. All when left out. */
  onlyDayIds?: ReadonlySet<string>;
  /** Only the days of these stays are made anew. */
  onlyStopIds?: ReadonlySet<string>;
  /** Sights that must not come (again). */
  avoid?: readonly string[];
  /** The trip as it was: stays that did not change keep their days. */
  before?: TripDocument;
  /** Sights that should stay in the plan if at all possible. */
  prefer?: ReadonlySet<string>;
  /** What a sight must be for new ones to be chosen. */
  only?: (attraction: Attraction) => boolean;
  /** So many visits fewer on each day made anew. */
  fewerVisits?: number;
  /** One day is spent in another city, and back in the evening. */
  dayTrip?: { dayId: string; to: DayTripTo };
  /** Sights far out of town may share a day, as those of one region do. */
  together?: boolean;
  /** A short way comes before the best hour. */
  straight?: boolean;
  /** Nobody arrives or leaves: the first and the last day are as long as the others. */
  wholeDays?: boolean;
  /** Rounds of search for the whole trip. */
  rounds?: number;
}

/** A plan and what is wrong with it. */
export interface BuiltPlan {
  plan: Plan;
  findings: Finding[];
  /** What the places of the days made anew are worth together, as the search weighs them. */
  value: number;
}

/** The present day of the same stay: its first, second, … */
function presentOf(
  frames: readonly DayFrame[],
  index: number,
  present: readonly PlanDay[],
): PlanDay | undefined {
  const stopId = frames[index]?.day.stopId ?? null;
  const nth = frames.slice(0, index).filter(({ day }) => day.stopId === stopId).length;
  return present.filter((day) => day.stopId === stopId)[nth];
}

/** Stays whose nights, place, neighbours or ways are not what they were. */
function changedStops(before: TripDocument, after: TripDocument): Set<string> {
  const shape = ({ trip }: TripDocument, id: string): string => {
    const index = trip.stops.findIndex((stop) => stop.id === id);
    const stop = trip.stops[index];
    const legs = trip.legs
      .filter(({ from, to }) => from === id || to === id)
      .map(({ from, to, travel, departMinute, arriveMinute }) => [
        from,
        to,
        travel.mode,
        departMinute,
        arriveMinute,
      ]);
    return JSON.stringify([
      stop?.nights,
      stop?.place.placeId,
      stop?.lodging?.name,
      trip.stops[index - 1]?.id,
      trip.stops[index + 1]?.id,
      legs,
      after.trip.startOn === null,
    ]);
  };
  return new Set(after.trip.stops.map(({ id }) => id).filter((id) => shape(before, id) !== shape(after, id)));
}

/** The sight that an item goes to; null where it goes to none. */
export const sightOf = (item: PlanItem): string | null =>
  item.kind === 'visit' || item.kind === 'activity' || isAtTable(item) ? (item.place?.placeId ?? null) : null;

/** A plan while it is made: what stands, what is to be filled, and what is taken. */
export interface Work {
  document: TripDocument;
  parts: PlanningParts;
  options: BuildOptions;
  request: TripRequest;
  pace: PaceRules;
  ways: Ways;
  frames: DayFrame[];
  presentDays: (PlanDay | undefined)[];
  /** Days that stay, and as they are made those made anew. */
  days: (PlanDay | null)[];
  kept: PlanItem[][];
  taken: Set<string>;
  value: number;
}

/** Where one dines late, a day that may end as usual ends later. */
function stayOutForDinner(frame: DayFrame, request: TripRequest, pace: PaceRules): void {
  if (frame.freeUntil !== pace.endMinute) return;
  const until = untilAfterDinner(request, pace, frame.stop?.place.countryCode);
  frame.freeUntil = until;
  frame.day.endMinute = Math.max(frame.day.endMinute, until);
}

/** Lays out what a plan is made of. */
export function prepare(document: TripDocument, parts: PlanningParts, options: BuildOptions): Work {
  const request = { ...document.trip.assumed, ...document.trip.request };
  const pace = paceRules(request);
  const frames = dayFrames(document.trip, pace, options.wholeDays);
  for (const frame of frames) stayOutForDinner(frame, request, pace);
  const present = options.before?.plan?.days ?? document.plan?.days ?? [];
  const changed = options.before === undefined ? null : changedStops(options.before, document);
  const presentDays = frames.map((_, index) => presentOf(frames, index, present));
  const misplaced = new Set<DayFrame>();
  frames.forEach((frame, index) => {
    const ends = {
      isFirst: index === 0,
      isLast: index === frames.length - 1,
      base: frame.stop?.place ?? null,
    };
    const ways = ownWaysAt(present, ends);
    const held = (presentDays[index]?.items ?? []).filter(isOwnWay).map(({ id }) => id);
    if (held.join() !== ways.map(({ id }) => id).join()) misplaced.add(frame);
    frame.day.id = presentDays[index]?.id ?? frame.day.id;
    holdSettled(frame, presentDays[index], ways);
  });
  const isTouched = (frame: DayFrame): boolean => {
    const { day } = frame;
    if (misplaced.has(frame)) return true;
    if (options.onlyDayIds !== undefined) return options.onlyDayIds.has(day.id);
    if (options.onlyStopIds !== undefined) return options.onlyStopIds.has(day.stopId ?? '');
    return changed === null || changed.has(day.stopId ?? '');
  };
  const days = frames.map((frame, index): PlanDay | null => {
    const before = isTouched(frame) ? undefined : presentDays[index];
    return before === undefined ? null : { ...before, on: frame.day.on };
  });
  const kept = frames.map((frame, index) => {
    const own = (presentDays[index]?.items ?? []).filter(
      (item) => isKept(item) && item.kind !== 'transfer' && item.kind !== 'check_in',
    );
    return [...own, ...fixedItems(document, frame, index, own)];
  });
  const taken = new Set(options.avoid ?? []);
  for (const item of [...days.flatMap((day) => day?.items ?? []), ...kept.flat()]) {
    const sight = sightOf(item);
    if (sight !== null) taken.add(sight);
  }
  const ways = waysOf(document, parts.travel);
  return { document, parts, options, request, pace, ways, frames, presentDays, days, kept, taken, value: 0 };
}
