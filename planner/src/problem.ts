/** When a place may be visited on a day: the visit starts at `from` or later and ends by `until`. Minutes of the day. */
export interface Opening {
  from: number;
  /** May be infinite when only the start matters. */
  until: number;
  /** The latest start, where last entry comes before `until` minus the visit. */
  lastStart?: number;
}

/** Minutes of a day. */
export interface Hours {
  from: number;
  to: number;
}

/** Something worth visiting. */
export interface ProblemPlace {
  /** Row and column in the travel matrix. */
  point: number;
  /** What the visit is worth to the traveller, 0 or more; only comparisons matter. */
  value: number;
  visitMinutes: number;
  /** The openings of each day of the problem, in order of time: empty is closed; left out is always open. */
  openings?: readonly (readonly Opening[])[];
  /** On each day, between which minutes a visit had best begin; null where no hour is better than another. */
  best?: readonly (Hours | null)[];
  /** Places with the same word are of a kind, for `categoryShares`. */
  category?: string;
  /** Places with the same word lie side by side, for `returnCost`. */
  quarter?: string;
  /** One can eat there: a meal in whose time one is there needs no break of its own. */
  mealsThere?: boolean;
  /** A wish that comes before any value. */
  must?: boolean;
  /** Only on this day (its index), or only at this start: a booking. Implies `must`. */
  fixed?: { day?: number; startMinute?: number };
}

/** A break: it starts between `from` and `to` and lasts `minutes`. */
export interface MealWindow {
  from: number;
  to: number;
  minutes: number;
}

/** One day: when and where it starts and ends. */
export interface ProblemDay {
  /** A point of the travel matrix; null where the first or last visit has no way before or after it. */
  startPoint: number | null;
  endPoint: number | null;
  startMinute: number;
  endMinute: number;
  maxVisits?: number;
  meals?: readonly MealWindow[];
}

/** Places that one rather sees on one day, as those on one ticket, in pairs of what comes before what. */
export interface ProblemSite {
  places: readonly number[];
  order: readonly (readonly [first: number, then: number])[];
}

/** What to choose from and what must hold: days to fill with places. Minutes and indexes only. */
export interface Problem {
  places: readonly ProblemPlace[];
  days: readonly ProblemDay[];
  /** Minutes from point to point, not necessarily the same both ways. Not finite or negative: there is no way. */
  travelMinutes: readonly ArrayLike<number>[];
  /** The share added to every way for getting lost, tickets and shoes: 0.2 makes 10 minutes 12. */
  travelBuffer?: number;
  /** A pause after every visit. */
  pauseMinutes?: number;
  /** Groups of places of which at most one stands on a day. */
  apart?: readonly (readonly number[])[];
  /** Kept together and in order where that costs little. */
  sites?: readonly ProblemSite[];
  /** What a visit that begins in its best hours is worth more, as a share of its value. */
  bestGain?: number;
  /** What a minute under way costs, in value. */
  wayCost?: number;
  /** What it costs to come to a quarter on one more day, in value. */
  returnCost?: number;
  /** Visits and breaks begin on whole steps of the clock, but for what is fixed to a minute: 5 for 10:05 and 10:10. */
  stepMinutes?: number;
  /** What the first, second, … place of a category on one day counts, e.g. [1, 0.8, 0.5]; the last goes on. */
  categoryShares?: readonly number[];
}
