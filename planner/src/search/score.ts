import type { Model } from './model.ts';
import type { Routes } from './routes.ts';
import { siteLoss } from './sites.ts';

/** Up to this many places of one category on a day are weighed against each other. */
const MOST_OF_A_CATEGORY = 64;
const held = new Float64Array(MOST_OF_A_CATEGORY);

/** What a day loses because several of its places are of one category: the dearest counts most. */
function sameness(model: Model, routes: Routes, day: number): number {
  const { category, shares, worth } = model.rules!;
  let loss = 0;
  const first = routes.next[model.places + 2 * day]!;
  for (let node = first; node < model.places; node = routes.next[node]!) {
    const kind = category[node]!;
    if (kind < 0) continue;
    // Only the first of a category on the day looks after the whole category.
    let earlier = first;
    while (earlier !== node && category[earlier] !== kind) earlier = routes.next[earlier]!;
    if (earlier !== node) continue;
    let count = 0;
    for (let other = node; other < model.places; other = routes.next[other]!) {
      if (category[other] === kind && count < MOST_OF_A_CATEGORY) held[count++] = -worth[other]!;
    }
    const ranked = held.subarray(0, count).sort();
    for (let rank = 0; rank < count; rank += 1) {
      loss -= ranked[rank]! * (1 - shares[Math.min(rank, shares.length - 1)]!);
    }
  }
  return loss;
}

/** What the visited places are worth together. */
export function valueOf(model: Model, routes: Routes): number {
  let value = 0;
  for (let place = 0; place < model.places; place += 1) {
    if (routes.route[place]! >= 0) value += model.value[place]!;
  }
  if (model.rules !== null && model.rules.shares.length > 0) {
    for (let day = 0; day < model.days; day += 1) value -= sameness(model, routes, day);
  }
  const sites = model.rules?.sites ?? null;
  return sites === null ? value : value - siteLoss(model, model.rules!.worth, sites, routes);
}

/** Of a way out of town so much counts: what lies far away is worth its day, or is not chosen at all. */
const LONGEST_COUNTED = 60;

/** What visits in their best hours add to a plan, less what its ways cost, and coming to a quarter again. */
export function comfortOf(model: Model, routes: Routes): number {
  const { hopBack, nodes, places, rules, stay } = model;
  if (rules === null || !rules.hasComfort) return 0;
  const { quarter, lastDay, returnCost } = rules;
  let comfort = 0;
  lastDay.fill(-1);
  for (let day = 0; day < model.days; day += 1) {
    let before = places + 2 * day;
    for (let node = routes.next[before]!; node >= 0; node = routes.next[node]!) {
      comfort -= rules.wayCost * Math.min(LONGEST_COUNTED, hopBack[node * nodes + before]! - stay[before]!);
      before = node;
      if (node >= places) continue;
      const here = quarter[node]!;
      if (here >= 0 && lastDay[here] !== day) {
        if (lastDay[here]! >= 0) comfort -= returnCost;
        lastDay[here] = day;
      }
      const start = routes.start[node]!;
      const at = day * places + node;
      if (start >= rules.bestFrom[at]! && start <= rules.bestTo[at]!) comfort += rules.bestGain[node]!;
    }
  }
  return comfort;
}

/** The time spent under way and inside, without waiting. */
export function wayOf(model: Model, routes: Routes): number {
  const { hopBack, nodes, places } = model;
  let way = 0;
  for (let node = 0; node < model.nodes; node += 1) {
    if (routes.route[node]! < 0) continue;
    const before = routes.previous[node]!;
    if (before >= 0) way += hopBack[node * nodes + before]!;
  }
  return places > 0 ? way : 0;
}
