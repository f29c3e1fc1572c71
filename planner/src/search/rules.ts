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
  maxVisits: Float64Array;
  /** Whether there is anything but values to weigh: best hours, ways, quarters. */
  hasComfort: boolean;
  /** On each day, `[day·places + place]`: between which minutes a visit had best begin; an end of -1 means none. */
  bestFrom: Int32Array;
  bestTo: Int32Array;
  /** What each place gains by that, in value, and how many minutes under way that is worth. */
  bestGain: Float64Array;
  bestMinutes: Float64Array;
  /** What a minute under way costs. */
  wayCost: number;
  /** The quarter of each place, or -1; on which day of the present count each was last come to; what coming again costs. */
  quarter: Int32Array;
  lastDay: Int32Array;
  returnCost: number;
  /** Visits and breaks begin on multiples of this where their windows hold one. */
  step: number;
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
