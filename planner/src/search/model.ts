import type { Rules } from './rules.ts';

/**
 * The problem as the search sees it: whole numbers in flat arrays. Nodes 0…places-1 are the places, then two
 * nodes a day: its start (`places + 2·day`) and its end (`places + 2·day + 1`).
 */
export interface Model {
  places: number;
  days: number;
  /** places + 2·days */
  nodes: number;
  /** `hop[from·nodes + to]`: the time spent at `from` plus the way to `to`. */
  hop: Int32Array;
  /** `hopBack[to·nodes + from]`: the same, by column, so that one place's ways lie together in memory. */
  hopBack: Int32Array;
  /** The time spent at each node. */
  stay: Int32Array;
  /** For each place, the least time that any insertion of it takes. */
  least: Int32Array;
  /** The gain of visiting each place. */
  value: Float64Array;
  /** Earliest and latest start of the first window, `[day·nodes + node]`; a latest start of -1 means closed. */
  opens: Int32Array;
  closes: Int32Array;
  /** Where further windows of the same day lie in `moreWindows` (pairs): `[first, last)`; equal when there are none. */
  moreFirst: Int32Array;
  moreLast: Int32Array;
  moreWindows: Int32Array;
  /** For each place, the other places that lie nearest, nearest first: `nearest[place·nearestCount + k]`. */
  nearest: Int32Array;
  nearestCount: number;
  /** What holds beyond times and ways (meals, company, …); null when nothing does, which is faster. */
  rules: Rules | null;
}

/** A way that cannot be taken: longer than any day, short enough that sums of many stay whole in 32 bits. */
export const NO_WAY = 100_000_000;

/** The earliest allowed start at `node` on `day` for someone who is there at `time`, or -1 when there is none. */
export function earliestStart(model: Model, day: number, node: number, time: number): number {
  const at = day * model.nodes + node;
  if (time <= model.closes[at]!) return Math.max(time, model.opens[at]!);
  for (let more = model.moreFirst[at]!; more < model.moreLast[at]!; more += 2) {
    if (time <= model.moreWindows[more + 1]!) return Math.max(time, model.moreWindows[more]!);
  }
  return -1;
}

/** The latest allowed start at `node` on `day` that is not after `time`, or -1 when there is none. */
export function latestStart(model: Model, day: number, node: number, time: number): number {
  const at = day * model.nodes + node;
  for (let more = model.moreLast[at]! - 2; more >= model.moreFirst[at]!; more -= 2) {
    if (time >= model.moreWindows[more]!) return Math.min(time, model.moreWindows[more + 1]!);
  }
  return time >= model.opens[at]! ? Math.min(time, model.closes[at]!) : -1;
}
