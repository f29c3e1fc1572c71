import type { Random } from '../random.ts';
import type { Model } from '../search/model.ts';
import type { Routes } from '../search/routes.ts';
import { retimeRoute, unlink } from '../search/routes.ts';

/** What the current round took apart; reused from round to round. */
export interface Ruin {
  /** 1 for each day that lost a visit. */
  touched: Uint8Array;
  /** 1 for each place that was taken out. */
  removed: Uint8Array;
  /** How many visits each day has, before the round. */
  lengths: Int32Array;
  visited: number;
}

/** An empty record for a model. */
export const newRuin = (model: Model): Ruin => ({
  touched: new Uint8Array(model.days),
  removed: new Uint8Array(model.places),
  lengths: new Int32Array(model.days),
  visited: 0,
});

/** Forgets the last round and counts the visits of each day. */
export function beginRuin(model: Model, routes: Routes, ruin: Ruin): void {
  ruin.touched.fill(0);
  ruin.removed.fill(0);
  ruin.lengths.fill(0);
  ruin.visited = 0;
  for (let place = 0; place < model.places; place += 1) {
    const day = routes.route[place]!;
    if (day < 0) continue;
    ruin.visited += 1;
    ruin.lengths[day]! += 1;
  }
}

/** Takes one place out of its day. */
export function takeOut(routes: Routes, ruin: Ruin, place: number): void {
  ruin.touched[routes.route[place]!] = 1;
  ruin.removed[place] = 1;
  unlink(routes, place);
}

/** Retimes the days that lost a visit. */
export function endRuin(model: Model, routes: Routes, ruin: Ruin): void {
  for (let holds = false; !holds;) {
    holds = true;
    for (let day = 0; day < model.days; day += 1) {
      if (ruin.touched[day] === 0 || retimeRoute(model, routes, day)) continue;
      // Where the direct way is longer than the way over the lost place, the rest may not hold: start afresh.
      if (clearDay(model, routes, ruin, day)) holds = false;
    }
  }
}

function clearDay(model: Model, routes: Routes, ruin: Ruin, day: number): boolean {
  let node = routes.next[model.places + 2 * day]!;
  const hadVisits = node < model.places;
  while (node < model.places) {
    const following = routes.next[node]!;
    takeOut(routes, ruin, node);
    node = following;
  }
  return hadVisits;
}

/** A random place. */
export const randomPlace = (model: Model, random: Random): number => random.below(model.places);
