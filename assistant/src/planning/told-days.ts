import type { Atlas, Attraction } from '@wayfare/atlas';
import type { PlanDay } from '@wayfare/contracts/plan';
import type { Trip } from '@wayfare/contracts/trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { partyOf, type SolvedDay } from '@wayfare/planner';
import { type DayFrame, dayFrames } from './day-frames.ts';
import { fromSolvedDay } from './from-plan.ts';
import { nextStep } from './next-step.ts';
import { stayOpenings } from './openings.ts';
import { mealsOf, paceRules } from './pace-rules.ts';
import { attractionOf, attractionRef } from './place-ref-of.ts';
import { seatMeals } from './seat-meals.ts';
import { sunOfDay } from './sun-of-day.ts';
import { isTable } from './tables.ts';
import { DAY_TRIP_MINUTES, toldStops } from './told-stops.ts';
import { typicalDateOf } from './trip-month.ts';
import { withUniqueIds } from './unique-ids.ts';
import type { Ways } from './ways.ts';

/** A day as an article tells it: sights by their atlas ids, in the order in which one goes. */
export interface ToldDay {
  title: string;
  sights: readonly string[];
}

/** What timing told days needs. */
interface ToldParts {
  atlas: Atlas;
  ways: Ways;
  legsOf(trip: Trip): Trip['legs'];
  today: string;
}

interface DayParts extends Pick<ToldParts, 'atlas' | 'ways'> {
  /** The date that stands for an undated day. */
  typicalDate: string;
}

/** Two people whose pace is even, until somebody says who travels. */
const request = { adults: 2 };
/** A meal is had before a sight that would keep one from it for so long. */
const HUNGRY = 45;

/** Who goes for the early hour is there for it. */
const EARLY: Partial<Record<NonNullable<Attraction['bestTime']>, number>> = { sunrise: 390, morning: 510 };
/** What ends a day waits for its hour: the last light, the evening, the dark. */
const LATE: typeof EARLY = { sunset: 1020, evening: 1050, night: 1200 };

const lateOf = ({ bestTime }: Attraction): number => (bestTime && LATE[bestTime]) ?? 0;

/** So early a day begins that holds much. */
const FULL_DAY_FROM = 480;

/** When a sight may be begun on a day of the plan, with a visit of so many minutes before it closes. */
function startsOf(sight: Attraction, minutes: number, frame: DayFrame, { atlas, typicalDate }: DayParts) {
  const suns = [sunOfDay(atlas, attractionRef(sight), frame.day.on ?? typicalDate)];
  const hours = { typicalDate, monthKnown: false, must: true, suns, wishes: [] };
  return (stayOpenings(atlas, sight, [frame], hours)[0] ?? []).map(({ from, until, lastStart = until }) => ({
    from: nextStep(from),
    to: Math.min(lastStart, until - minutes),
  }));
}

interface TimedDay {
  solved: SolvedDay;
  missed: Attraction[];
}

/** The sights of one day at the times that their order, the ways between them and their hours leave. */
function timeDay(frame: DayFrame, sights: readonly Attraction[], parts: DayParts, brief: boolean): TimedDay {
  const { ways } = parts;
  const meals = mealsOf(request, frame.day.base?.countryCode);
  const solved: SolvedDay = { visits: [], meals: [], endMinute: 0, travelMinutes: 0, lastTravelMinutes: 0 };
  const missed: Attraction[] = [];
  const eaten = new Set<number>();
  let [free, from] = [frame.freeFrom, frame.day.base];
  // From here on the day holds nothing but what is best late.
  const late = brief ? sights.length : sights.findLastIndex((sight) => lateOf(sight) === 0) + 1;
  const eat = (until: number) => {
    for (const [meal, { fromMinute, toMinute, minutes }] of meals.entries()) {
      if (eaten.has(meal) || until <= fromMinute + HUNGRY || free > toMinute + HUNGRY) continue;
      const startMinute = nextStep(Math.max(free, fromMinute));
      free = startMinute + minutes;
      eaten.add(meal);
      solved.meals.push({
        meal,
        startMinute,
        endMinute: free,
        beforeVisit: solved.visits.length,
        beforeTravel: true,
      });
    }
  };
  for (const [place, sight] of sights.entries()) {
    const to = attractionRef(sight);
    const travelMinutes = (from && ways.between(from, to)?.minutes) ?? 0;
    const minutes = sight.visit[brief ? 1 : 0];
    if (!isTable(sight)) eat(Math.max(free + travelMinutes, place >= late ? lateOf(sight) : 0) + minutes);
    const arriveMinute = nextStep(free + travelMinutes);
    const open = startsOf(sight, minutes, frame, parts).find((start) => arriveMinute <= start.to);
    if (!open) {
      missed.push(sight);
      continue;
    }
    const wished = place >= late ? Math.min(lateOf(sight), open.to) : 0;
    const startMinute = nextStep(Math.max(arriveMinute, open.from, wished));
    const endMinute = startMinute + minutes;
    solved.visits.push({ place, arriveMinute, startMinute, endMinute, travelMinutes, slackMinutes: 0 });
    const sitting = meals.findIndex(
      (one) => startMinute <= one.toMinute + HUNGRY && endMinute >= one.fromMinute - HUNGRY,
    );
    if (isTable(sight) && sitting >= 0) eaten.add(sitting);
    [free, from] = [endMinute, to];
  }
  eat(Infinity);
  return { solved, missed };
}

/** The same at ease; where that leaves something out, from early on and with brief visits. */
function fitDay(frame: DayFrame, sights: readonly Attraction[], parts: DayParts): TimedDay {
  const isFirst = frame.day.items.length === 0;
  const early = (sights[0]?.bestTime && EARLY[sights[0].bestTime]) ?? frame.day.startMinute;
  const from = (minute: number) => (isFirst ? { ...frame, freeFrom: minute } : frame);
  const atEase = timeDay(from(early), sights, parts, false);
  if (atEase.missed.length === 0) return atEase;
  const full = timeDay(from(Math.min(early, FULL_DAY_FROM)), sights, parts, true);
  return full.missed.length < atEase.missed.length ? full : atEase;
}

/** The days that an article tells, timed in its own order; what cannot be had in a day stays an idea of the trip. */
export function planToldDays(tripName: string, told: readonly ToldDay[], parts: ToldParts): TripDocument {
  const { atlas, ways } = parts;
  const days = told.map(({ sights }) => sights.flatMap((id) => attractionOf(atlas, id) ?? []));
  const bare: Trip = { ...emptyTrip(), assumed: { ...request }, stops: toldStops(days, atlas, ways) };
  const trip = { ...bare, legs: parts.legsOf(bare) };
  const pace = paceRules(request);
  const typicalDate = typicalDateOf(
    atlas.cityInfo(trip.stops[0]?.place.placeId ?? '')?.guide.bestMonths[0],
    parts.today,
  );
  const taken = new Set(days.flat().map(({ id }) => id));
  const missed: Attraction[] = [];
  const planned = dayFrames(trip, pace, true).map((frame, index): PlanDay => {
    const { endBase } = frame.day;
    const isNear = (sight: Attraction) =>
      endBase === null || (ways.between(endBase, attractionRef(sight))?.minutes ?? 0) <= DAY_TRIP_MINUTES;
    const sights = (days[index] ?? []).filter(isNear);
    // On the day one moves on, the last sights of the city one leaves are no longer to be had.
    missed.push(...(days[index] ?? []).filter((sight) => !isNear(sight)));
    const timed = fitDay(frame, sights, { atlas, ways, typicalDate });
    missed.push(...timed.missed);
    const refs = sights.map(attractionRef);
    const meals = mealsOf(request, frame.day.base?.countryCode);
    const party = partyOf(request);
    const stay = { sources: sights, refs };
    const day = fromSolvedDay(frame, timed.solved, stay, { atlas, ways, party, restMinutes: 0, meals });
    const seated = seatMeals(day, {
      atlas,
      ways,
      request,
      party,
      meals,
      typicalDate,
      taken,
      before: new Set(),
    });
    for (const { place } of seated.items) if (place?.placeId) taken.add(place.placeId);
    return { ...seated, title: told[index]!.title };
  });
  const ideas = missed.map((sight, index) => ({ id: `idea${index + 1}`, place: attractionRef(sight) }));
  const plan = { schemaVersion: 1 as const, days: withUniqueIds(planned, () => true) };
  return { tripName, trip: { ...trip, ideas }, plan };
}
