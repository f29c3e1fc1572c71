import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, Attraction } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripRequest } from '@wayfare/contracts/request';
import type { MealWindow, Opening, Problem, ProblemDay, ProblemPlace } from '@wayfare/planner';
import { bestHours } from './best-hours.ts';
import type { Candidate } from './candidates.ts';
import { comfortFor } from './comfort.ts';
import type { DayFrame } from './day-frames.ts';
import { holdWishes } from './hold-wishes.ts';
import { visitsADay } from './kind-limits.ts';
import { stayOpenings } from './openings.ts';
import type { MealRule, PaceRules } from './pace-rules.ts';
import { EVENING, paceRules } from './pace-rules.ts';
import { attractionRef } from './place-ref-of.ts';
import { quarters } from './quarters.ts';
import { setOutSooner } from './set-out-sooner.ts';
import { feeds, isTable, tableOpenings } from './tables.ts';
import { sitesOf } from './sites-of.ts';
import type { SunOfDay } from './sun-of-day.ts';
import { sunOfDay } from './sun-of-day.ts';
import type { Ways } from './ways.ts';

/** A problem with what its places stand for. */
export interface StayProblem {
  problem: Problem;
  /** By the problem's place index: a sight, or an item that keeps its time. */
  sources: (Attraction | PlanItem)[];
  refs: (PlaceRef | null)[];
}

const LIGHT_VISITS = 2;
const LIGHT_UNTIL = 1230;
const TRAVEL_BUFFER = 0.1;
/** A way so long leaves less time for what one goes for: so many minutes for both. */
const LONG_WAY = 90;
const LONGEST_OUT = 540;
/** Longer than this one is not out before dinner, however short the way. */
const LONGEST_DAY = 600;

/** Whether an item stays where it is when its day is made anew. */
export const isKept = (item: PlanItem): boolean =>
  (item.locked || item.madeBy === 'traveller') && item.kind !== 'note';

/** One may eat there, so that one stays for a meal. */
const LEAST_MEAL = 45;
const AFTER_KEPT = 45;
const SOONER = 75;
const AFTER_MEAL = 15;
/** Who has eaten rests so soon. */
const SOON_AFTER = 30;
/** Who is so long in one place eats there. */
const MEAL_THERE = 240;

function mealWindows(frame: DayFrame, kept: readonly PlanItem[], meals: readonly MealRule[]): MealWindow[] {
  const windows: MealWindow[] = [];
  for (const { name, fromMinute, toMinute, minutes: eating, restMinutes } of meals) {
    const minutes = eating + restMinutes;
    const eaten = kept.find(
      ({ startMinute, kind }) => kind === 'meal' && (startMinute < EVENING ? 'lunch' : 'dinner') === name,
    );
    const inItsPlace = kept.find(
      ({ startMinute, endMinute }) => startMinute < fromMinute + minutes && endMinute > toMinute,
    );
    // One eats before the opera.
    const earliest = inItsPlace === undefined ? fromMinute : fromMinute - SOONER;
    const latest = inItsPlace === undefined ? toMinute : inItsPlace.startMinute - minutes - AFTER_MEAL;
    const from = Math.max(earliest, frame.freeFrom);
    const to = Math.min(latest, frame.freeUntil - minutes);
    if (from <= to && eaten === undefined) windows.push({ from, to, minutes });
    if (eaten !== undefined && restMinutes > 0)
      windows.push({ from: eaten.endMinute, to: eaten.endMinute + SOON_AFTER, minutes: restMinutes });
  }
  return windows;
}

function problemDay(
  frame: DayFrame,
  kept: readonly PlanItem[],
  pace: PaceRules,
  endsAtBase: boolean,
  { meals, request }: Pick<StayParts, 'meals' | 'request'>,
): ProblemDay {
  const dinner = meals.find(({ name }) => name === 'dinner');
  const lightUntil = Math.max(LIGHT_UNTIL, (dinner?.fromMinute ?? 0) + (dinner?.minutes ?? 0));
  const until = frame.light
    ? Math.min(frame.freeUntil, Math.max(lightUntil, frame.freeFrom))
    : frame.freeUntil;
  const share = (until - frame.freeFrom) / Math.max(1, pace.endMinute - pace.startMinute);
  const resting = kept.filter(({ kind, place }) => kind === 'activity' && place === null).length;
  const most = frame.light
    ? LIGHT_VISITS
    : resting + Math.max(1, Math.min(pace.maxVisits, Math.round(pace.maxVisits * share + 0.35)));
  // What begins in the evening may end after the day usually does.
  const lastKept = Math.max(0, ...kept.map(({ endMinute }) => endMinute + AFTER_KEPT));
  const fixedVisits = kept.filter(({ kind }) => kind === 'visit' || kind === 'activity').length;
  return {
    startPoint: 0,
    endPoint: endsAtBase ? 0 : null,
    startMinute: frame.freeFrom,
    endMinute: Math.max(frame.freeFrom, until, frame.after.length === 0 ? lastKept : 0),
    maxVisits: Math.max(Math.min(most, resting + visitsADay(request)), fixedVisits),
    meals: mealWindows({ ...frame, freeUntil: until }, kept, meals),
  };
}

/** A day with a pace of its own holds as many visits as that has. */
const ownPace = ({ day }: DayFrame, pace: PaceRules): PaceRules =>
  day.ownPace === undefined ? pace : { ...pace, maxVisits: paceRules({ pace: day.ownPace }).maxVisits };

const fiveMinutes = (minutes: number): number => Math.max(15, Math.round(minutes / 5) * 5);

/** A tour that takes the whole day, as the guides tell it: the ways there and back are part of it. */
const TOUR_MINUTES = 540;
const LEAST_THERE = 90;
const SHORT_WALK = 40;
/** What takes so long is a day of its own. */
const FAR_OUT_MINUTES = 300;

/** How long one stays at a sight: as the pace has it, and no longer than a typical visit where the way is long. */
function stayMinutes(attraction: Attraction, pace: PaceRules, way: number): number {
  const { visit, dayTrip } = attraction;
  const [typical, quick] = visit;
  if (dayTrip === true && typical >= TOUR_MINUTES) return fiveMinutes(Math.max(LEAST_THERE, quick - 2 * way));
  const wished = Math.max(quick, typical * pace.visitShare, feeds(attraction) ? LEAST_MEAL : 0);
  const longest = (way >= LONG_WAY ? LONGEST_OUT : LONGEST_DAY) - 2 * way;
  return fiveMinutes(Math.min(wished, Math.max(quick, longest)));
}

/** The longest that a place is open without a break: nobody stays longer. */
function longestOf(openings: readonly (readonly Opening[])[]): number | null {
  const lengths = openings.flat().map(({ from, until }) => until - from);
  return lengths.length === 0 ? null : Math.max(...lengths);
}

/** Far out, sights so near to each other are seen on one day. */
const ONE_TRIP_KM = 15;

/** Pairs of sights far out that are no matter of one day. */
const pairsApart = (candidates: readonly Candidate[], farOut: readonly number[]): number[][] =>
  farOut.flatMap((one, index) =>
    farOut.slice(index + 1).flatMap((other) => {
      const [from, to] = [candidates[one]!.attraction, candidates[other]!.attraction];
      return distanceKm(from.lat, from.lon, to.lat, to.lon) > ONE_TRIP_KM ? [[one, other]] : [];
    }),
  );

/** What `to-problem` needs beside the days. */
export interface StayParts {
  atlas: Atlas;
  ways: Ways;
  pace: PaceRules;
  base: PlaceRef;
  candidates: readonly Candidate[];
  kept: readonly (readonly PlanItem[])[];
  meals: readonly MealRule[];
  request: TripRequest;
  /** Whether sights far out may share a day. */
  together: boolean;
  /** Whether a short way comes before the best hour. */
  straight: boolean;
  /** Groups of candidates of which at most one stands on a day. */
  apart: readonly (readonly number[])[];
  /** The date that stands for an undated day. */
  typicalDate: string;
  /** Whether that is of a month that was said. */
  monthKnown: boolean;
}

/** A stay while its problem is made: the sun of its days, its quarters, and the way from where one sleeps to a point. */
interface StayView {
  frames: readonly DayFrame[];
  parts: StayParts;
  suns: readonly SunOfDay[];
  quarterOf: ReturnType<typeof quarters>;
  minutesTo: (point: number) => number;
}

/** A sight to choose, as the search sees it. */
function sightPlace(
  { frames, parts, suns, quarterOf, minutesTo }: StayView,
  { attraction, value, must, brief }: Candidate,
  point: number,
): ProblemPlace {
  const { atlas, pace, meals, request, typicalDate, monthKnown } = parts;
  const wishes = request.timeWishes ?? [];
  const rests = (request.restMinutes ?? 0) > 0;
  const open = stayOpenings(atlas, attraction, frames, { typicalDate, monthKnown, must, suns, wishes });
  const openings = isTable(attraction) ? tableOpenings(open, meals) : open;
  const wished = brief
    ? Math.min(SHORT_WALK, attraction.visit[1])
    : stayMinutes(attraction, pace, minutesTo(point));
  const visitMinutes = Math.min(wished, Math.max(attraction.visit[1], longestOf(openings) ?? wished));
  return {
    point,
    value,
    visitMinutes,
    openings,
    category: attraction.category,
    quarter: quarterOf(attraction),
    best: suns.map((sun) => bestHours(attraction, sun, visitMinutes)),
    // Who rests after lunch has it as a meal of its own.
    ...((visitMinutes >= MEAL_THERE || (feeds(attraction) && !rests)) && { mealsThere: true }),
    ...(isTable(attraction) && { uncounted: true }),
    ...(must && { must: true }),
  };
}

/** Turns the days of one stay and its candidates into minutes and indexes. */
export function toProblem(frames: readonly DayFrame[], parts: StayParts): StayProblem {
  const { atlas, ways, pace, base, candidates, kept, request, together, apart, typicalDate } = parts;
  const sights = candidates.map(({ attraction }) => attractionRef(attraction));
  const own = kept.flat().flatMap(({ place }) => place ?? []);
  const travelMinutes = ways.minutes([base, ...sights, ...own]);
  const minutesTo = (point: number): number => travelMinutes[0]?.[point] ?? 0;
  const setOut = (point: number): number => Math.ceil(minutesTo(point) * (1 + TRAVEL_BUFFER));
  const suns = frames.map(({ day }) => sunOfDay(atlas, base, day.on ?? typicalDate));
  const view = { frames, parts, suns, quarterOf: quarters(), minutesTo };
  const earliest = frames.map(({ freeFrom }) => freeFrom);
  const places = candidates.map((candidate, index) => sightPlace(view, candidate, index + 1));
  const sources: (Attraction | PlanItem)[] = candidates.map(({ attraction }) => attraction);
  const refs: (PlaceRef | null)[] = [...sights];
  const musts = places.filter(({ must }) => must === true);
  setOutSooner(
    frames,
    earliest,
    musts.map(({ point, visitMinutes, openings = [] }) => ({
      wayMinutes: setOut(point),
      visitMinutes,
      openings,
    })),
  );
  const wayTo = (place: number): number => setOut(places[place]?.point ?? 0);
  const wishes = request.timeWishes ?? [];
  const latest = holdWishes(places, { frames, candidates, wishes, earliest, wayTo });
  let last = candidates.length;
  kept.forEach((items, day) => {
    for (const item of items) {
      const point = item.place === null ? 0 : (last += 1);
      // For what is settled one sets out in time, unless one only arrives then.
      if (frames[day]?.day.items.length === 0)
        earliest[day] = Math.max(0, Math.min(earliest[day] ?? 0, item.startMinute - setOut(point)));
      places.push({
        point,
        value: 1,
        visitMinutes: Math.max(1, item.endMinute - item.startMinute),
        fixed: { day, startMinute: item.startMinute },
      });
      sources.push(item);
      refs.push(item.place);
    }
  });
  const days = frames.map((frame, index) =>
    problemDay(
      { ...frame, freeFrom: earliest[index]!, freeUntil: latest[index]! },
      kept[index] ?? [],
      ownPace(frame, pace),
      frame.after.length > 0 || frame.day.endBase !== null,
      parts,
    ),
  );
  const indexesOf = (is: (one: Candidate) => boolean): number[] =>
    candidates.flatMap((one, place) => (is(one) ? [place] : []));
  const tables = indexesOf(({ attraction, must }) => isTable(attraction) && !must);
  const farOut = together
    ? []
    : indexesOf(({ attraction }) => attraction.dayTrip === true || attraction.visit[0] >= FAR_OUT_MINUTES);
  const sites = sitesOf(atlas, candidates);
  const problem: Problem = {
    places,
    days,
    travelMinutes,
    travelBuffer: TRAVEL_BUFFER,
    pauseMinutes: pace.pauseMinutes,
    categoryShares: [1, 0.75, 0.5],
    ...(sites.length > 0 && { sites }),
    ...comfortFor(candidates, parts.straight),
    apart: [tables, ...pairsApart(candidates, farOut), ...apart].filter((group) => group.length > 1),
  };
  return { problem, sources, refs };
}
