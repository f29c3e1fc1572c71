import type { Clock } from './clock.ts';
import { newClock, stepTo } from './clock.ts';
import type { Model } from './model.ts';
import { earliestStart, latestStart } from './model.ts';

/**
 * A solution under search: one linked route a day. `route[node]` is the day a place is visited on, or -1.
 * `start` is the earliest start at a node, `latest` the latest arrival there that keeps the rest of its day.
 */
export interface Routes {
  /** All the fields below in one array, so that a solution is copied in one stroke. */
  data: Int32Array;
  next: Int32Array;
  previous: Int32Array;
  route: Int32Array;
  start: Int32Array;
  latest: Int32Array;
  /** The time between leaving a node and having to be at the next; at a day's end, the most of its day. */
  free: Int32Array;
  /** With meals: the set of those had before the visit, as bits. */
  meals: Int32Array;
}

/** Days without any visit. */
export function emptyRoutes(model: Model): Routes {
  const { nodes, places, days } = model;
  const data = new Int32Array(nodes * 7);
  const part = (index: number): Int32Array => data.subarray(index * nodes, (index + 1) * nodes);
  const routes: Routes = {
    data,
    next: part(0),
    previous: part(1),
    route: part(2),
    start: part(3),
    latest: part(4),
    free: part(5),
    meals: part(6),
  };
  routes.route.fill(-1);
  for (let day = 0; day < days; day += 1) {
    const first = places + 2 * day;
    routes.route[first] = day;
    routes.route[first + 1] = day;
    routes.next[first] = first + 1;
    routes.previous[first + 1] = first;
    routes.next[first + 1] = -1;
    routes.previous[first] = -1;
    retimeRoute(model, routes, day);
  }
  return routes;
}

const clock: Clock = newClock();

function walkWithMeals(model: Model, routes: Routes, day: number): boolean {
  const { next, start, meals } = routes;
  let node = model.places + 2 * day;
  clock.time = model.opens[day * model.nodes + node]!;
  clock.meals = 0;
  for (;;) {
    start[node] = clock.time;
    meals[node] = clock.meals;
    const following = next[node]!;
    if (following < 0) return true;
    if (!stepTo(model, day, node, following, clock)) return false;
    node = following;
  }
}

/** Works out the earliest and latest times of one day anew; false when its order cannot be kept. */
export function retimeRoute(model: Model, routes: Routes, day: number): boolean {
  if (model.rules !== null) return walkWithMeals(model, routes, day);
  const { nodes, hop, stay } = model;
  const { next, previous, start, latest, free } = routes;
  const first = model.places + 2 * day;
  let node = first;
  let time = model.opens[day * nodes + first]!;
  start[first] = time;
  for (;;) {
    const following = next[node]!;
    if (following < 0) break;
    time = earliestStart(model, day, following, time + hop[node * nodes + following]!);
    if (time < 0) return false;
    start[following] = time;
    node = following;
  }
  const last = node;
  let limit = model.closes[day * nodes + node]!;
  let most = -1;
  latest[node] = limit;
  for (;;) {
    const before = previous[node]!;
    if (before < 0) break;
    const gap = limit - start[before]! - stay[before]!;
    free[before] = gap;
    if (gap > most) most = gap;
    limit = latestStart(model, day, before, limit - hop[before * nodes + node]!);
    if (limit < 0) return false;
    latest[before] = limit;
    node = before;
  }
  free[last] = most;
  return true;
}

/** Puts `place` after `after` and retimes the day. The caller knows that it fits. */
export function insertAfter(model: Model, routes: Routes, place: number, after: number): void {
  const { next, previous, route } = routes;
  const following = next[after]!;
  next[after] = place;
  previous[place] = after;
  next[place] = following;
  previous[following] = place;
  route[place] = route[after]!;
  retimeRoute(model, routes, route[after]!);
}

/** Takes `place` out of its day; the day's times are stale until it is retimed. */
export function unlink(routes: Routes, place: number): void {
  const { next, previous, route } = routes;
  const before = previous[place]!;
  const following = next[place]!;
  next[before] = following;
  previous[following] = before;
  route[place] = -1;
}
