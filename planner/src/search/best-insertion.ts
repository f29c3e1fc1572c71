import { findBestInsertionWithRules } from './best-insertion-with-rules.ts';
import type { Model } from './model.ts';
import { earliestStart } from './model.ts';
import type { Routes } from './routes.ts';

/** Where a place goes best: filled by `findBestInsertion`, reused so that the search allocates nothing. */
export interface Insertion {
  after: number;
  cost: number;
}

/**
 * Looks along one day for the cheapest position of `place` and keeps it in `best` when it beats what stands there.
 * The cost is the extra way plus `delayWeight` times the delay of what follows. Each position is checked in constant
 * time by the earliest and latest times of its neighbours.
 */
export function findBestInsertion(
  model: Model,
  routes: Routes,
  place: number,
  day: number,
  delayWeight: number,
  best: Insertion,
): void {
  if (model.rules !== null) {
    findBestInsertionWithRules(model, routes, place, day, delayWeight, best);
    return;
  }
  const { nodes, hop, hopBack, opens, closes, moreFirst, moreLast } = model;
  const { next, start, latest, free } = routes;
  const at = day * nodes + place;
  const simple = moreFirst[at] === moreLast[at];
  const open = opens[at]!;
  const lastClose = simple ? closes[at]! : model.moreWindows[moreLast[at]! - 1]!;
  const placeRow = place * nodes;
  const least = model.least[place]!;
  let before = model.places + 2 * day;
  if (free[before + 1]! < least) return;
  for (;;) {
    const after = next[before]!;
    if (after < 0) return;
    const left = start[before]!;
    if (left > lastClose) return;
    if (free[before]! >= least) {
      const toPlace = hopBack[placeRow + before]!;
      let time = left + toPlace;
      if (time <= lastClose) {
        if (simple) time = time < open ? open : time;
        else time = earliestStart(model, day, place, time);
        const fromPlace = hop[placeRow + after]!;
        const arrival = time + fromPlace;
        if (arrival <= latest[after]!) {
          let cost = toPlace + fromPlace - hopBack[after * nodes + before]!;
          if (delayWeight > 0 && arrival > start[after]!) cost += delayWeight * (arrival - start[after]!);
          if (cost < best.cost) {
            best.cost = cost;
            best.after = before;
          }
        }
      }
    }
    before = after;
  }
}
