import type { Insertion } from './best-insertion.ts';
import type { Clock } from './clock.ts';
import { newClock, stepTo } from './clock.ts';
import type { Model } from './model.ts';
import type { Routes } from './routes.ts';
import type { Rules } from './rules.ts';
import { firstMinutes, orderMinutes, splitMinutes } from './sites.ts';

const clock: Clock = newClock();

const anyOn = (routes: Routes, places: readonly number[], day: number): boolean =>
  places.some((place) => routes.route[place] === day);

/** Whether a place may join a day at all, wherever in it: company, number of visits. */
function mayJoin(model: Model, rules: Rules, routes: Routes, place: number, day: number): boolean {
  if (anyOn(routes, rules.apart[place]!, day)) return false;
  let visits = 0;
  let node = routes.next[model.places + 2 * day]!;
  while (node < model.places) {
    visits += 1;
    node = routes.next[node]!;
  }
  return visits < rules.maxVisits[day]!;
}

/** Walks the rest of the day after the new place; stops as soon as nothing changes any more. */
function restHolds(model: Model, routes: Routes, day: number, place: number, following: number): boolean {
  let node = place;
  let next = following;
  while (next >= 0) {
    if (!stepTo(model, day, node, next, clock)) return false;
    if (clock.time === routes.start[next] && clock.meals === routes.meals[next]) return true;
    node = next;
    next = routes.next[next]!;
  }
  return true;
}

/** As `findBestInsertion`, for days with meals and other rules: each position is walked through. */
export function findBestInsertionWithRules(
  model: Model,
  routes: Routes,
  place: number,
  day: number,
  delayWeight: number,
  best: Insertion,
): void {
  const rules = model.rules!;
  if (!mayJoin(model, rules, routes, place, day)) return;
  const { nodes, hop, closes, moreFirst, moreLast, moreWindows } = model;
  const at = day * nodes + place;
  const lastClose = moreFirst[at] === moreLast[at] ? closes[at]! : moreWindows[moreLast[at]! - 1]!;
  const bestFrom = rules.bestFrom[day * model.places + place]!;
  const bestTo = rules.bestTo[day * model.places + place]!;
  const bestMinutes = rules.bestMinutes[place]!;
  let before = model.places + 2 * day;
  const { sites } = rules;
  const apart = sites === null ? 0 : splitMinutes(sites, routes, place, day);
  let order = sites === null ? 0 : firstMinutes(model, sites, routes, place, day);
  for (;;) {
    const following = routes.next[before]!;
    if (following < 0 || routes.start[before]! > lastClose) return;
    clock.time = routes.start[before]!;
    clock.meals = routes.meals[before]!;
    if (stepTo(model, day, before, place, clock)) {
      const way = hop[before * nodes + place]! + hop[place * nodes + following]!;
      let cost = way - hop[before * nodes + following]! + apart + order;
      if (clock.time >= bestFrom && clock.time <= bestTo) cost -= bestMinutes;
      if (delayWeight > 0) {
        cost +=
          delayWeight * Math.max(0, clock.time + hop[place * nodes + following]! - routes.start[following]!);
      }
      if (cost < best.cost && restHolds(model, routes, day, place, following)) {
        best.cost = cost;
        best.after = before;
      }
    }
    before = following;
    if (sites !== null) order += orderMinutes(model, sites, place, before);
  }
}
