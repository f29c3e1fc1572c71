import type { Random } from '../random.ts';
import type { Insertion } from '../search/best-insertion.ts';
import { findBestInsertion } from '../search/best-insertion.ts';
import type { Model } from '../search/model.ts';
import type { Routes } from '../search/routes.ts';
import { emptyRoutes, insertAfter } from '../search/routes.ts';
import type { Ruin } from './ruin.ts';

/** Scores by which absent places are tried, each scaled to at most 1; and which days can take a place at all. */
export interface Reinsertion {
  byValue: Float64Array;
  byDensity: Float64Array;
  byUrgency: Float64Array;
  possible: Uint8Array;
  keys: Float64Array;
  insertion: Insertion;
}

/** How far a place is passed over by chance although it would fit. */
const BLINK = 0.01;
/** The weight of delaying what follows against the extra way, when it counts at all. */
const DELAY_WEIGHT = 0.3;
/** Of the places that are not in the plan and were not just taken out, a round tries this share, but some always. */
const SHARE_TRIED = 0.25;
const TRIED_ALWAYS = 20;
/** Sort keys carry the place's number in their low digits. */
const NUMBER_BASE = 8192;
const KEY_STEPS = 1e9;

function scaled(scores: Float64Array): Float64Array {
  const most = scores.reduce((left, right) => Math.max(left, right), 0);
  return most > 0 ? scores.map((score) => score / most) : scores;
}

/** Prepares the scores of a model. */
export function newReinsertion(model: Model): Reinsertion {
  const { places, days, nodes, value } = model;
  const insertion: Insertion = { after: -1, cost: 0 };
  const byDensity = new Float64Array(places);
  const byUrgency = new Float64Array(places);
  const possible = new Uint8Array(places * days);
  const empty = emptyRoutes(model);
  const near = Math.min(5, model.nearestCount);
  for (let place = 0; place < places; place += 1) {
    let room = 1;
    let width = 1;
    for (let rank = 0; rank < near; rank += 1) {
      room += model.hop[place * nodes + model.nearest[place * model.nearestCount + rank]!]! / near;
    }
    for (let day = 0; day < days; day += 1) {
      width += Math.max(0, model.closes[day * nodes + place]! - model.opens[day * nodes + place]!);
      insertion.after = -1;
      insertion.cost = Number.POSITIVE_INFINITY;
      if (model.rules === null) findBestInsertion(model, empty, place, day, 0, insertion);
      else insertion.after = model.closes[day * nodes + place]!;
      possible[day * places + place] = insertion.after >= 0 ? 1 : 0;
    }
    byDensity[place] = value[place]! / room;
    byUrgency[place] = value[place]! / width;
  }
  return {
    byValue: scaled(value.slice()),
    byDensity: scaled(byDensity),
    byUrgency: scaled(byUrgency),
    possible,
    keys: new Float64Array(places),
    insertion,
  };
}

/** Sorts the first `count` numbers; a few by insertion, which beats the general sort up to here. */
function sortFirst(keys: Float64Array, count: number): void {
  if (count > 80) {
    keys.subarray(0, count).sort();
    return;
  }
  for (let index = 1; index < count; index += 1) {
    const key = keys[index]!;
    let to = index;
    while (to > 0 && keys[to - 1]! > key) {
      keys[to] = keys[to - 1]!;
      to -= 1;
    }
    keys[to] = key;
  }
}

/** Writes the places to be tried into `tools.keys`, the most promising first, and says how many they are. */
function absentInOrder(model: Model, routes: Routes, ruin: Ruin, tools: Reinsertion, random: Random): number {
  const { keys } = tools;
  const choice = random.unit();
  const noise = random.unit() < 0.5 ? 0.3 : 0.8;
  const scores = choice < 0.45 ? tools.byValue : choice < 0.75 ? tools.byDensity : tools.byUrgency;
  const shuffled = choice >= 0.75 && choice < 0.9;
  const absent = model.places - ruin.visited;
  const share = Math.max(SHARE_TRIED, TRIED_ALWAYS / Math.max(1, absent));
  let count = 0;
  for (let place = 0; place < model.places; place += 1) {
    if (routes.route[place]! >= 0) continue;
    if (ruin.removed[place] === 0 && share < 1 && random.unit() >= share) continue;
    const key = shuffled ? random.unit() : scores[place]! * (1 + noise * random.unit());
    keys[count] = place - Math.floor(key * KEY_STEPS) * NUMBER_BASE;
    count += 1;
  }
  sortFirst(keys, count);
  return count;
}

/**
 * Puts absent places back one by one, the most promising first, each where it costs least; now and then one is
 * passed over. Only days that lost a visit are tried for places that did not fit before.
 */
export function reinsert(model: Model, routes: Routes, ruin: Ruin, tools: Reinsertion, random: Random): void {
  const { places, days, rules } = model;
  const { insertion, possible, keys } = tools;
  const delayWeight = random.unit() < 0.5 ? DELAY_WEIGHT : 0;
  const count = absentInOrder(model, routes, ruin, tools, random);
  for (let index = 0; index < count; index += 1) {
    const key = keys[index]!;
    const place = key - Math.floor(key / NUMBER_BASE) * NUMBER_BASE;
    if (random.unit() < BLINK) continue;
    insertion.after = -1;
    insertion.cost = Number.POSITIVE_INFINITY;
    // With company to keep, room on one day may come from a change on another.
    const everywhere = rules !== null || ruin.removed[place] === 1;
    for (let day = 0; day < days; day += 1) {
      if (possible[day * places + place] === 0 || !(everywhere || ruin.touched[day] === 1)) continue;
      findBestInsertion(model, routes, place, day, delayWeight, insertion);
    }
    if (insertion.after < 0) continue;
    insertAfter(model, routes, place, insertion.after);
  }
}
