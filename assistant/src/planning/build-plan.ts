import type { Atlas, Attraction, TravelModel } from '@wayfare/atlas';
import type { Finding } from '@wayfare/contracts/finding';
import type { Plan, PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Stop } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { TripRequest } from '@wayfare/contracts/request';
import type { SolvedDay } from '@wayfare/planner';
import { auditTrip } from './audit-trip.ts';
import { candidatesFor } from './candidates.ts';
import type { DayFrame } from './day-frames.ts';
import type { DayTripTo } from './day-trip.ts';
import { dayFrames } from './day-frames.ts';
import { backSooner, dayTripOf, isFarTrip, isFree, leaveForTheDay, suggestDayTrip } from './day-trip.ts';
import { fixedItems } from './fixed-items.ts';
import { fromSolvedDay } from './from-plan.ts';
import { holdSettled, isOwnWay, ownWaysAt } from './hold-settled.ts';
import { apartByLimits, withinLimits } from './kind-limits.ts';
import type { PaceRules } from './pace-rules.ts';
import { mealsOf, paceRules } from './pace-rules.ts';
import { attractionOf, cityRef } from './place-ref-of.ts';
import { solveWishes } from './solve-wishes.ts';
import type { StayProblem } from './to-problem.ts';
import { isKept, toProblem } from './to-problem.ts';
import { monthOfTrip, typicalDateOf } from './trip-month.ts';
import { withUniqueIds } from './unique-ids.ts';
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

const ROUNDS = 400;
const LEAST_ROUNDS = 200;
const QUICK_SHARE = 0.6;
/** A day trip nobody asked for leaves at least two whole days for the place itself. */
const LEAST_FREE_DAYS = 3;

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

function byStay(frames: readonly DayFrame[]): number[][] {
  const stays: number[][] = [];
  frames.forEach(({ stop }, index) => {
    const before = stays.at(-1);
    if (before !== undefined && frames[before[0]!]?.stop?.id === stop?.id) before.push(index);
    else stays.push([index]);
  });
  return stays;
}

const sightOf = (item: PlanItem): string | null =>
  item.kind === 'visit' || item.kind === 'activity' ? (item.place?.placeId ?? null) : null;

interface Work {
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

function prepare(document: TripDocument, parts: PlanningParts, options: BuildOptions): Work {
  const request = { ...document.trip.assumed, ...document.trip.request };
  const pace = paceRules(request);
  const frames = dayFrames(document.trip, pace);
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

/** What the traveller wrote to a visit stays with it, whatever day or hour it gets. */
function withOwnWords(item: PlanItem, { presentDays }: Work): PlanItem {
  const sight = item.kind === 'visit' ? sightOf(item) : null;
  const before =
    sight === null
      ? undefined
      : presentDays
          .flatMap((day) => day?.items ?? [])
          .find((one) => one.kind === 'visit' && sightOf(one) === sight);
  if (before === undefined) return item;
  const { title, note, booking, link } = before;
  return {
    ...item,
    title,
    ...(note !== undefined && { note }),
    ...(booking !== undefined && { booking }),
    ...(link !== undefined && { link }),
  };
}

/** Puts a solved day into the plan, with what must not be lost of the present one. */
function settleDay(work: Work, index: number, solved: SolvedDay, stay: StayProblem): void {
  const frame = work.frames[index];
  if (frame === undefined) return;
  const missed = (work.kept[index] ?? []).filter(
    (item) => !solved.visits.some(({ place }) => stay.sources[place] === item),
  );
  frame.day.items.push(...missed);
  const people = Math.max(1, (work.request.adults ?? 1) + (work.request.children ?? 0));
  const built = fromSolvedDay(frame, solved, stay, { atlas: work.parts.atlas, ways: work.ways, people });
  const before = work.presentDays[index];
  const notes = (before?.items ?? []).filter(({ kind }) => kind === 'note');
  work.days[index] = {
    ...built,
    items: [...built.items.map((item) => withOwnWords(item, work)), ...notes],
    ...(before?.note !== undefined && { note: before.note }),
  };
  for (const item of built.items) {
    const sight = sightOf(item);
    if (sight !== null) work.taken.add(sight);
  }
}

/** The sights of the days that stand already. */
const plannedSights = ({ days, parts }: Work): Attraction[] =>
  days.flatMap((day) =>
    (day?.items ?? []).flatMap((item) => {
      const sight = sightOf(item);
      return sight === null ? [] : (attractionOf(parts.atlas, sight) ?? []);
    }),
  );

/** Days to fill: where one sets out from, and where the sights are chosen from for how many days. */
interface Filling {
  indexes: readonly number[];
  base: PlaceRef;
  place: PlaceRef;
  days: number;
  rounds: number;
  /** Another day of the stay is spent elsewhere, so these are for what is near. */
  near?: boolean;
  /** Of a typical visit, where it is not the pace's share. */
  visitShare?: number;
}

function fillDays(
  work: Work,
  { indexes, base, place, days, rounds, near = false, visitShare }: Filling,
): void {
  const { frames, options, request, parts } = work;
  const pace = { ...work.pace, ...(visitShare !== undefined && { visitShare }) };
  const month = monthOfTrip(work.document);
  const candidates = candidatesFor(parts.atlas, place, days, request, work.taken, {
    ...(options.prefer && { prefer: options.prefer }),
    month,
  }).filter(
    ({ attraction, must, aim }) =>
      must || (!(near && attraction.dayTrip === true && !aim) && (options.only?.(attraction) ?? true)),
  );
  const kept = indexes.map((index) => work.kept[index] ?? []);
  const chosen = withinLimits(candidates, request.atMost ?? [], plannedSights(work), kept.flat());
  const stayProblem = toProblem(
    indexes.map((index) => frames[index]!),
    {
      atlas: parts.atlas,
      ways: work.ways,
      pace: { ...pace, maxVisits: Math.max(1, pace.maxVisits - (options.fewerVisits ?? 0)) },
      base,
      candidates: chosen,
      kept,
      meals: mealsOf(request),
      together: options.together === true,
      apart: apartByLimits(request.atMost ?? [], chosen),
      typicalDate: typicalDateOf(month, parts.today),
    },
  );
  const aims = chosen.flatMap(({ must, aim }, place) => (aim && !must ? [place] : []));
  // Nobody is woken before the hour that was said.
  const usualStart = request.dayFromMinute === undefined ? pace.startMinute : null;
  const solved = solveWishes(stayProblem.problem, { rounds, usualStart, aims });
  work.value += solved.value;
  indexes.forEach((index, at) => {
    const day = solved.days[at];
    if (day !== undefined) settleDay(work, index, day, stayProblem);
  });
}

/** Spends one day of a stay in another city where that is wished or there is time; a day that was so stays so. */
function planDayTrip(work: Work, stay: readonly number[], stop: Stop): boolean {
  const { frames, options, request, parts, document } = work;
  const present = stay.find((index) => dayTripOf(work.presentDays[index]) !== undefined);
  if (present !== undefined && work.days[present] !== null) return true;
  const visited = work.days.flatMap((day) => dayTripOf(day ?? undefined)?.place?.placeId ?? []);
  const trip = suggestDayTrip(stop, document.trip, request, parts, new Set(visited));
  const open = stay.filter(
    (index) => work.days[index] === null && isFree(frames[index]!, work.kept[index] ?? []),
  );
  const again = present !== undefined && open.includes(present);
  const unasked = trip?.asked !== true && !again;
  if (trip === null || open.length === 0) return false;
  if (unasked && (options.onlyDayIds !== undefined || open.length < LEAST_FREE_DAYS)) return false;
  goFor(work, again ? present : open[Math.floor(open.length / 2)]!, stop, trip);
  return true;
}

/** Makes one day the way to another city, what there is to see, and the way back. */
function goFor(work: Work, index: number, stop: Stop, trip: DayTripTo): void {
  const { frames, request } = work;
  const there = cityRef(trip.city);
  leaveForTheDay(frames[index]!, trip, stop.place.name, request.dayFromMinute === undefined);
  const quick = isFarTrip(trip) && { visitShare: QUICK_SHARE };
  fillDays(work, { indexes: [index], base: there, place: there, days: 1, rounds: LEAST_ROUNDS, ...quick });
  const day = work.days[index];
  if (day != null) work.days[index] = backSooner(day, work.ways);
}

function fillStay(work: Work, stay: readonly number[], roundsEach: number): void {
  const open = () => stay.filter((index) => work.days[index] === null);
  const stop = work.frames[open()[0] ?? -1]?.stop;
  if (stop == null) return;
  const { dayTrip } = work.options;
  const asked = stay.find((index) => work.frames[index]?.day.id === dayTrip?.dayId);
  if (dayTrip !== undefined && asked !== undefined) {
    if (isFree(work.frames[asked]!, work.kept[asked] ?? [])) goFor(work, asked, stop, dayTrip.to);
    return;
  }
  const near = planDayTrip(work, stay, stop);
  const indexes = open();
  if (indexes.length === 0) return;
  const rounds = Math.max(LEAST_ROUNDS, Math.round(roundsEach * indexes.length));
  const base = stop.lodging ?? stop.place;
  fillDays(work, { indexes, base, place: stop.place, days: stay.length, rounds, near });
}

/** Builds (or rebuilds) the days of a trip: hours, ways, meals, pace, arrival and departure held; locked and own items kept. */
export function buildPlan(
  document: TripDocument,
  parts: PlanningParts,
  options: BuildOptions = {},
): BuiltPlan {
  const work = prepare(document, parts, options);
  const isNew = work.days.map((day) => day === null);
  const roundsEach = (options.rounds ?? ROUNDS) / Math.max(1, isNew.filter(Boolean).length);
  for (const stay of byStay(work.frames)) fillStay(work, stay, roundsEach);
  const days = work.days.flatMap((day, index) =>
    day === null ? [] : [{ day, isNew: isNew[index] === true }],
  );
  const unique = withUniqueIds(
    days.map(({ day }) => day),
    (index) => days[index]?.isNew === true,
  );
  const plan: Plan = { schemaVersion: 1, days: unique.slice(0, 120) };
  return { plan, findings: auditTrip({ ...document, plan }, parts.atlas, work.ways), value: work.value };
}
