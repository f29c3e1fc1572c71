import type { Sites } from './sites.ts';

/** A break of a day: it starts between `from` and `to` and lasts `minutes`, wherever the traveller then is. */
export interface Meal {
  from: number;
  to: number;
  minutes: number;
  /** Its place in the day's list of the problem. */
  index: number;
}

/** What a plan must keep besides times and ways. */
export interface Rules {
  /** The meals of each day, in order of time; at most 30. */
  meals: Meal[][];
  /** 1 for each place where one can eat. */
  mealsThere: Uint8Array;
  /** 1 for each place that is none of a day's visits. */
  uncounted: Uint8Array;
  maxVisits: Float64Array;
  /** What each place is worth to the traveller, without what the search adds to musts. */
  worth: Float64Array;
  /** The category of each place, or -1. */
  category: Int32Array;
  /** The share of its value that the first, second, … place of a category counts on one day; the last goes on. */
  shares: Float64Array;
  /** For each place: those not on the same day. */
  apart: number[][];
  /** Places that belong together; null where there are none. */
  sites: Sites | null;
}
