import type { Random } from '../random.ts';
import type { Model } from '../search/model.ts';
import type { Routes } from '../search/routes.ts';
import type { Ruin } from './ruin.ts';
import { randomPlace, takeOut } from './ruin.ts';

/** About how many visits one round takes out, and the longest string taken from one day. */
const MEAN_REMOVED = 10;
const LONGEST_STRING = 10;

/**
 * Takes strings of neighbouring visits out of the days that pass near a random place ("slack induction by string
 * removals"): the room that this leaves lies together, so that something else can use it.
 */
export function removeStrings(model: Model, routes: Routes, ruin: Ruin, random: Random): void {
  if (ruin.visited === 0) return;
  const longest = Math.min(LONGEST_STRING, ruin.visited / model.days);
  const spread = Math.max(1, (4 * MEAN_REMOVED) / (1 + longest) - 1);
  let strings = Math.min(model.days, Math.floor(random.unit() * spread) + 1);
  const seed = randomPlace(model, random);
  for (let rank = -1; rank < model.nearestCount && strings > 0; rank += 1) {
    const place = rank < 0 ? seed : model.nearest[seed * model.nearestCount + rank]!;
    const day = routes.route[place]!;
    if (day < 0 || ruin.touched[day] === 1) continue;
    removeString(model, routes, ruin, random, place, day);
    strings -= 1;
  }
}

function removeString(
  model: Model,
  routes: Routes,
  ruin: Ruin,
  random: Random,
  place: number,
  day: number,
): void {
  const length = random.below(Math.min(ruin.lengths[day]!, LONGEST_STRING)) + 1;
  let node = place;
  for (let back = random.below(length); back > 0; back -= 1) {
    const before = routes.previous[node]!;
    if (before >= model.places) break;
    node = before;
  }
  for (let taken = 0; taken < length && node < model.places; taken += 1) {
    const following = routes.next[node]!;
    takeOut(routes, ruin, node);
    node = following;
  }
}
