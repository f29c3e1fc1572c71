import type { Attraction } from '@wayfare/atlas';
import type { Plan, PlanDay, PlanItem } from '@wayfare/contracts/plan';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Stop } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { SolvedDay } from '@wayfare/planner';
import { partyOf } from '@wayfare/planner';
import { auditTrip } from './audit-trip.ts';
import type { Standing } from './before-wishes.ts';
import { solveInOrder } from './before-wishes.ts';
import { candidatesFor } from './candidates.ts';
import type { DayFrame } from './day-frames.ts';
import type { DayTripTo } from './day-trip.ts';
import { backSooner, dayTripOf, isFarTrip, isFree, leaveForTheDay, suggestDayTrip } from './day-trip.ts';
import { fromSolvedDay } from './from-plan.ts';
import { apartByLimits, withinLimits } from './kind-limits.ts';
import { isAtTable } from './is-at-table.ts';
import { mealsOf } from './pace-rules.ts';
import { attractionOf, cityRef } from './place-ref-of.ts';
import type { BuildOptions, BuiltPlan, PlanningParts, Work } from './plan-work.ts';
import { prepare, sightOf } from './plan-work.ts';
import type { SeatParts } from './seat-meals.ts';
import { seatMeals } from './seat-meals.ts';
import { solveWishes } from './solve-wishes.ts';
import type { StayProblem } from './to-problem.ts';
import { toProblem } from './to-problem.ts';
import { monthOfTrip, typicalDateOf } from './trip-month.ts';
import { withUniqueIds } from './unique-ids.ts';

const ROUNDS = 1000;
const LEAST_ROUNDS = 200;
const QUICK_SHARE = 0.6;
/** A day trip nobody asked for leaves at least two whole days for the place itself. */
const LEAST_FREE_DAYS = 3;

function byStay(frames: readonly DayFrame[]): number[][] {
  const stays: number[][] = [];
  frames.forEach(({ stop }, index) => {
    const before = stays.at(-1);
    if (before !== undefined && frames[before[0]!]?.stop?.id === stop?.id) before.push(index);
    else stays.push([index]);
  });
  return stays;
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
  const built = fromSolvedDay(frame, solved, stay, {
    atlas: work.parts.atlas,
    ways: work.ways,
    party: partyOf(work.request),
    restMinutes: work.request.restMinutes ?? 0,
    meals: mealsOf(work.request, (frame.day.base ?? frame.day.endBase)?.countryCode),
  });
  const before = work.presentDays[index];
  const notes = (before?.items ?? []).filter(({ kind }) => kind === 'note');
  work.days[index] = {
    ...built,
    items: [...built.items.map((item) => withOwnWords(item, work)), ...notes],
    ...(before?.note !== undefined && { note: before.note }),
  };
  take(work, built);
}

const take = ({ taken }: Work, { items }: PlanDay): void => {
  for (const item of items) {
    const sight = sightOf(item);
    if (sight !== null) taken.add(sight);
  }
};

/** Has the meals of a settled day where one can eat near by. */
function seatDay(work: Work, index: number, rules: Pick<SeatParts, 'meals' | 'typicalDate'>): void {
  const day = work.days[index];
  if (day == null || day.free === true) return;
  const { parts, ways, request } = work;
  const seated = seatMeals(day, {
    ...rules,
    atlas: parts.atlas,
    ways,
    request,
    party: partyOf(request),
    taken: new Set([...work.taken, ...(request.skip ?? [])]),
    before: new Set(
      work.presentDays.flatMap((one) =>
        (one?.items ?? []).filter(isAtTable).flatMap(({ place }) => place?.placeId ?? []),
      ),
    ),
  });
  work.days[index] = seated;
  take(work, seated);
}

/** The sights of the days that stand already. */
const plannedSights = ({ days, parts }: Work): Attraction[] =>
  days.flatMap((day) =>
    (day?.items ?? []).flatMap((item) => {
      const sight = sightOf(item);
      return sight === null ? [] : (attractionOf(parts.atlas, sight) ?? []);
    }),
  );

/** When a sight is visited that stands in the plan: on a day that stays, or settled on one that is made anew. */
function standingAt({ days, kept }: Work, id: string): ReturnType<Standing> {
  for (const [index, day] of days.entries()) {
    const item = [...(day?.items ?? []), ...(kept[index] ?? [])].find((one) => sightOf(one) === id);
    const number = index + 1;
    if (item !== undefined)
      return {
        start: { day: number, minute: item.startMinute },
        end: { day: number, minute: item.endMinute },
      };
  }
  return null;
}

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
  const month = monthOfTrip(work.document);
  const typicalDate = typicalDateOf(month, parts.today);
  const meals = mealsOf(request, place.countryCode);
  const pace = { ...work.pace, ...(visitShare !== undefined && { visitShare }) };
  const candidates = candidatesFor(parts.atlas, place, days, request, work.taken, {
    ...(options.prefer && { prefer: options.prefer }),
    month,
    stops: work.document.trip.stops.map((stop) => stop.place),
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
      meals,
      request,
      together: options.together === true,
      straight: options.straight === true,
      apart: apartByLimits(request.atMost ?? [], chosen),
      typicalDate,
      monthKnown: month !== undefined,
    },
  );
  const aims = chosen.flatMap(({ must, aim }, place) => (aim && !must ? [place] : []));
  // Nobody is woken before the hour that was said, nor who wishes it slow.
  const mayBeWoken = request.dayFromMinute === undefined && request.pace !== 'relaxed';
  const usualStart = mayBeWoken ? pace.startMinute : null;
  const solved = solveInOrder(
    stayProblem.problem,
    request.timeWishes ?? [],
    {
      placeOf: (id) => chosen.findIndex(({ attraction }) => attraction.id === id),
      standing: (id) => standingAt(work, id),
      numbers: indexes.map((index) => index + 1),
    },
    (problem) => solveWishes(problem, { rounds, usualStart, aims }),
  );
  work.value += solved.value;
  indexes.forEach((index, at) => {
    const day = solved.days[at];
    if (day !== undefined) settleDay(work, index, day, stayProblem);
  });
  for (const index of indexes) seatDay(work, index, { meals, typicalDate });
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
  if (dayTrip !== undefined && asked !== undefined && isFree(work.frames[asked]!, work.kept[asked] ?? [])) {
    goFor(work, asked, stop, dayTrip.to);
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
