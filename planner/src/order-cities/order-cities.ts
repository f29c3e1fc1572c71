import type { CitiesProblem, CitiesResult } from './cities-problem.ts';
import type { SolveOptions } from '../solve.ts';
import { findRoute } from './find-route.ts';

/** Cities are kept as bits of two numbers. */
const MOST_CITIES = 60;
/** Up to so many wishes are given up at once in the search for what clashes. */
const MOST_DROPPED = 2;
/** Attempts at that, so that a hopeless trip is answered soon. */
const MOST_ATTEMPTS = 150;

/** The lists of `size` different numbers below `count`, in order. */
function* choices(count: number, size: number, from = 0): Generator<number[]> {
  if (size === 0) yield [];
  else {
    for (let first = from; first < count; first += 1) {
      for (const rest of choices(count, size - 1, first + 1)) yield [first, ...rest];
    }
  }
}

function without(
  problem: CitiesProblem,
  events: readonly number[],
  cities: readonly number[],
): CitiesProblem {
  const kept = problem.cities.map((_, city) => city).filter((city) => !cities.includes(city));
  const { fromStart, toEnd } = problem;
  // Positions and the sum of nights were meant for all the cities: with fewer they no longer bind.
  const free = cities.length > 0;
  const { totalNights, ...rest } = problem;
  return {
    ...rest,
    ...(totalNights !== undefined && !free && { totalNights }),
    cities: kept.map((city) => {
      const { nights, position } = problem.cities[city]!;
      return position === undefined || free ? { nights } : { nights, position };
    }),
    events: (problem.events ?? [])
      .filter((event, index) => !events.includes(index) && kept.includes(event.city))
      .map((event) => ({ ...event, city: kept.indexOf(event.city) })),
    travelMinutes: kept.map((from) => kept.map((to) => problem.travelMinutes[from]?.[to] ?? Number.NaN)),
    ...(fromStart !== undefined && { fromStart: kept.map((city) => fromStart[city] ?? Number.NaN) }),
    ...(toEnd !== undefined && { toEnd: kept.map((city) => toEnd[city] ?? Number.NaN) }),
  };
}

function smallestDrop(problem: CitiesProblem, isLate: () => boolean): { events: number[]; cities: number[] } {
  const events = problem.events?.length ?? 0;
  const cities = problem.cities.length;
  const everything = { events: (problem.events ?? []).map((_, index) => index), cities: [] };
  let attempts = 0;
  for (let size = 1; size <= MOST_DROPPED; size += 1) {
    for (let fromEvents = size; fromEvents >= 0; fromEvents -= 1) {
      for (const droppedEvents of choices(events, fromEvents)) {
        for (const droppedCities of choices(cities, size - fromEvents)) {
          attempts += 1;
          if (attempts > MOST_ATTEMPTS || isLate()) return everything;
          if (findRoute(without(problem, droppedEvents, droppedCities), isLate) === null) continue;
          return { events: droppedEvents, cities: droppedCities };
        }
      }
    }
  }
  return everything;
}

function isSound({ cities, totalNights, events }: CitiesProblem): boolean {
  return (
    cities.length <= MOST_CITIES &&
    cities.every(({ nights }) => nights.least >= 0 && nights.most >= nights.least && nights.most <= 365) &&
    (totalNights === undefined || totalNights >= 0) &&
    (events ?? []).every(({ city, firstDay, lastDay }) => city in cities && firstDay <= lastDay)
  );
}

/**
 * Orders the cities of a trip with the least travel: nights within bounds, dated events, only real connections,
 * start and end where given. Where no order holds, the smallest set of events (or cities) to give up is returned; for what makes
 * no sense (nights that end before they begin, more than 60 cities) nothing is named. After the deadline the best so
 * far is made whole.
 */
export function orderCities(
  problem: CitiesProblem,
  { deadline }: Pick<SolveOptions, 'deadline'> = {},
): CitiesResult {
  if (!isSound(problem)) return { stays: null, drop: { events: [], cities: [] } };
  const endsAt = deadline === undefined ? Number.POSITIVE_INFINITY : deadline.now() + deadline.milliseconds;
  const isLate = (): boolean => deadline !== undefined && deadline.now() >= endsAt;
  return findRoute(problem, isLate) ?? { stays: null, drop: smallestDrop(problem, isLate) };
}
