import type { CitiesProblem, RouteStay } from './cities-problem.ts';

/**
 * Routes so far that visited the same cities and end in the same one. The day of leaving the last city is kept as a
 * range: every day of it can be had by some choice of nights within their bounds.
 */
interface Partial {
  /** Cities 0–29 and 30–59 as bits. */
  low: number;
  high: number;
  city: number;
  arriveFrom: number;
  arriveTo: number;
  leaveFrom: number;
  leaveTo: number;
  /** The least and most nights of the cities not yet visited. */
  restLeast: number;
  restMost: number;
  travel: number;
  before: Partial | null;
}

/** A route over all cities with the least travel, and whether nothing was cut on the way to it. */
export interface FoundRoute {
  stays: RouteStay[];
  travelMinutes: number;
  proven: boolean;
}

/** Partial routes kept at each length: all of them for up to a dozen cities, the shortest beyond. */
const MOST_KEPT = 12_000;
/** Ways on that are looked at for the whole route, in all: the more cities, the fewer partial routes are kept. */
const MOST_STEPS = 1_800_000;
/** Kept once the time is up: just enough to come to an end well. */
const LEAST_KEPT = 40;
const HALF = 30;

const usable = (minutes: number | undefined): number =>
  minutes !== undefined && minutes >= 0 ? minutes : Number.POSITIVE_INFINITY;

const isVisited = (from: Partial, city: number): boolean =>
  (city < HALF ? (from.low >> city) & 1 : (from.high >> (city - HALF)) & 1) === 1;

function stayAt(problem: CitiesProblem, from: Partial, city: number, travel: number): Partial | null {
  const { nights } = problem.cities[city]!;
  const low = city < HALF ? from.low | (1 << city) : from.low;
  const high = city < HALF ? from.high : from.high | (1 << (city - HALF));
  const restLeast = from.restLeast - nights.least;
  const restMost = from.restMost - nights.most;
  const arriveFrom = from.leaveFrom;
  let arriveTo = from.leaveTo;
  let leastLeave = 0;
  let mostLeave = Number.POSITIVE_INFINITY;
  for (const event of problem.events ?? []) {
    if (event.city === city) {
      arriveTo = Math.min(arriveTo, event.firstDay);
      leastLeave = Math.max(leastLeave, event.lastDay);
    } else if (!isVisited(from, event.city)) mostLeave = Math.min(mostLeave, event.firstDay);
  }
  if (problem.totalNights !== undefined) {
    mostLeave = Math.min(mostLeave, problem.totalNights - restLeast);
    leastLeave = Math.max(leastLeave, problem.totalNights - restMost);
  }
  const leaveFrom = Math.max(arriveFrom + nights.least, leastLeave);
  const leaveTo = Math.min(arriveTo + nights.most, mostLeave);
  if (arriveFrom > arriveTo || leaveFrom > leaveTo) return null;
  return {
    low,
    high,
    city,
    arriveFrom,
    arriveTo,
    leaveFrom,
    leaveTo,
    restLeast,
    restMost,
    travel,
    before: from,
  };
}

/** Keeps a partial route unless another one with the same cities is no longer and leaves it no less choice of days. */
function keep(held: Partial[], one: Partial): void {
  const covers = (left: Partial, right: Partial): boolean =>
    left.travel <= right.travel && left.leaveFrom <= right.leaveFrom && left.leaveTo >= right.leaveTo;
  if (held.some((other) => covers(other, one))) return;
  let kept = 0;
  for (const other of held) if (!covers(one, other)) held[kept++] = other;
  held.length = kept;
  held.push(one);
}

function nextLayer(problem: CitiesProblem, layer: readonly Partial[], length: number): Partial[] {
  const groups = new Map<number | string, Partial[]>();
  const pinned = problem.cities.findIndex(({ position }) => position === length);
  for (const from of layer) {
    for (let city = 0; city < problem.cities.length; city += 1) {
      const { position } = problem.cities[city]!;
      if (isVisited(from, city) || (position === undefined ? pinned >= 0 : position !== length)) continue;
      let way = 0;
      if (length > 0) way = usable(problem.travelMinutes[from.city]?.[city]);
      else if (problem.fromStart !== undefined) way = usable(problem.fromStart[city]);
      if (way === Number.POSITIVE_INFINITY) continue;
      const next = stayAt(problem, from, city, from.travel + way);
      if (next === null) continue;
      const key = next.low * 64 + city;
      const whole = next.high === 0 ? key : `${key}/${next.high}`;
      const group = groups.get(whole);
      if (group === undefined) groups.set(whole, [next]);
      else keep(group, next);
    }
  }
  return [...groups.values()].flat();
}

/** Chooses the nights backwards from the day on which the last city is left. */
function staysOf(problem: CitiesProblem, last: Partial): RouteStay[] {
  const stays: RouteStay[] = [];
  let leaveDay = problem.totalNights ?? last.leaveFrom;
  for (let at = last; at.before !== null; at = at.before) {
    const { least, most } = problem.cities[at.city]!.nights;
    const arriveDay = Math.min(at.arriveTo, leaveDay - least);
    const earliest = Math.max(at.arriveFrom, leaveDay - most);
    // The least nights leave the most choice to the cities before.
    const arrive = Math.max(arriveDay, earliest);
    stays.unshift({ city: at.city, arriveDay: arrive, nights: leaveDay - arrive });
    leaveDay = arrive;
  }
  return stays;
}

/**
 * The best route over all cities that keeps nights, events and connections, or null when there is none (or none was
 * found before `isLate`).
 */
export function findRoute(problem: CitiesProblem, isLate: () => boolean = () => false): FoundRoute | null {
  const { cities, toEnd } = problem;
  const sum = (bound: 'least' | 'most'): number =>
    cities.reduce((total, { nights }) => total + nights[bound], 0);
  const root: Partial = {
    low: 0,
    high: 0,
    city: -1,
    arriveFrom: 0,
    arriveTo: 0,
    leaveFrom: 0,
    leaveTo: 0,
    restLeast: sum('least'),
    restMost: sum('most'),
    travel: 0,
    before: null,
  };
  let layer = [root];
  let proven = true;
  const mostKept = Math.min(MOST_KEPT, Math.ceil(MOST_STEPS / cities.length ** 2));
  for (let length = 0; length < cities.length; length += 1) {
    layer = nextLayer(problem, layer, length);
    const room = isLate() ? LEAST_KEPT : mostKept;
    if (layer.length > room) {
      proven = false;
      layer.sort((left, right) => left.travel - right.travel);
      layer.length = room;
    }
  }
  let best: { last: Partial; travel: number } | null = null;
  for (const last of layer) {
    const travel = last.travel + (toEnd === undefined || last.before === null ? 0 : usable(toEnd[last.city]));
    if (travel < (best?.travel ?? Number.POSITIVE_INFINITY)) best = { last, travel };
  }
  return best === null ? null : { stays: staysOf(problem, best.last), travelMinutes: best.travel, proven };
}
