import type { CitiesProblem, RouteStay } from './cities-problem.ts';

/** A route so far: who was visited, the last city, the day of leaving it, the travel. */
interface Partial {
  visited: bigint;
  city: number;
  arriveDay: number;
  leaveDay: number;
  travel: number;
  before: Partial | null;
}

/** A route over all cities with the least travel, and whether nothing was cut on the way to it. */
export interface FoundRoute {
  stays: RouteStay[];
  travelMinutes: number;
  proven: boolean;
}

/** Partial routes kept at each length: enough to be exact for about a dozen cities, and a guard beyond. */
const MOST_KEPT = 20_000;

const usable = (minutes: number | undefined): number =>
  minutes !== undefined && minutes >= 0 ? minutes : Number.POSITIVE_INFINITY;

function staysOf(last: Partial): RouteStay[] {
  const stays: RouteStay[] = [];
  for (let at: Partial | null = last; at !== null; at = at.before) {
    stays.unshift({ city: at.city, arriveDay: at.arriveDay, nights: at.leaveDay - at.arriveDay });
  }
  return stays;
}

/** The least and most nights of the cities not yet visited, to cut what can no longer come out right. */
function restBounds(problem: CitiesProblem, visited: bigint): { least: number; most: number } {
  let least = 0;
  let most = 0;
  problem.cities.forEach(({ nights }, city) => {
    if (((visited >> BigInt(city)) & 1n) === 1n) return;
    least += nights.least;
    most += nights.most;
  });
  return { least, most };
}

function eventsHold(problem: CitiesProblem, visited: bigint, city: number, arrive: number, leave: number): boolean {
  for (const event of problem.events ?? []) {
    if (event.city === city) {
      if (arrive > event.firstDay || leave < event.lastDay) return false;
    } else if (((visited >> BigInt(event.city)) & 1n) === 0n && leave > event.firstDay) return false;
  }
  return true;
}

function extensions(problem: CitiesProblem, from: Partial | null, length: number): Partial[] {
  const visited = from?.visited ?? 0n;
  const arriveDay = from?.leaveDay ?? 0;
  const pinned = problem.cities.findIndex(({ position }) => position === length);
  const found: Partial[] = [];
  problem.cities.forEach(({ nights, position }, city) => {
    if (((visited >> BigInt(city)) & 1n) === 1n) return;
    if (position === undefined ? pinned >= 0 : position !== length) return;
    const way = from === null ? problem.fromStart?.[city] : problem.travelMinutes[from.city]?.[city];
    const minutes = from === null && problem.fromStart === undefined ? 0 : usable(way);
    if (minutes === Number.POSITIVE_INFINITY) return;
    const seen = visited | (1n << BigInt(city));
    const rest = restBounds(problem, seen);
    const { totalNights } = problem;
    for (let stay = nights.least; stay <= nights.most; stay += 1) {
      const leaveDay = arriveDay + stay;
      if (totalNights !== undefined && leaveDay + rest.least > totalNights) break;
      if (totalNights !== undefined && leaveDay + rest.most < totalNights) continue;
      if (!eventsHold(problem, seen, city, arriveDay, leaveDay)) continue;
      const travel = (from?.travel ?? 0) + minutes;
      found.push({ visited: seen, city, arriveDay, leaveDay, travel, before: from });
    }
  });
  return found;
}

/** The best route over all cities that keeps nights, events and connections, or null when there is none. */
export function findRoute(problem: CitiesProblem): FoundRoute | null {
  let layer: (Partial | null)[] = [null];
  let proven = true;
  for (let length = 0; length < problem.cities.length; length += 1) {
    const best = new Map<string, Partial>();
    for (const from of layer) {
      for (const next of extensions(problem, from, length)) {
        const key = `${next.visited.toString(36)}/${next.city}/${next.leaveDay}`;
        const known = best.get(key);
        if (known === undefined || next.travel < known.travel) best.set(key, next);
      }
    }
    const kept = [...best.values()];
    if (kept.length > MOST_KEPT) {
      proven = false;
      kept.sort((left, right) => left.travel - right.travel).length = MOST_KEPT;
    }
    if (kept.length === 0) return null;
    layer = kept;
  }
  let found: { last: Partial; travel: number } | null = null;
  for (const last of layer) {
    if (last === null) return { stays: [], travelMinutes: 0, proven };
    const travel = last.travel + (problem.toEnd === undefined ? 0 : usable(problem.toEnd[last.city]));
    if (travel < (found?.travel ?? Number.POSITIVE_INFINITY)) found = { last, travel };
  }
  return found === null ? null : { stays: staysOf(found.last), travelMinutes: found.travel, proven };
}
