import type { SolvedMeal } from '../plan.ts';
import type { MealWindow } from '../problem.ts';

/** A stop to be put in order within one day. */
export interface OrderStop {
  /** Row and column in the travel matrix. */
  point: number;
  visitMinutes: number;
  /**
   * When the visit may start: pairs of first and last minute in order of time; left out is always. A locked stop has
   * the one pair of its own start, twice.
   */
  starts?: readonly (readonly [first: number, last: number])[];
}

/** One day to be ordered: all stops and meals, from a start to an end. Whole minutes. */
export interface OrderProblem {
  stops: readonly OrderStop[];
  /** Breaks that are had wherever one is. */
  meals?: readonly MealWindow[];
  /** Null where the first stop has no way before it, or the last none after it. */
  startPoint: number | null;
  endPoint: number | null;
  startMinute: number;
  endMinute: number;
  travelMinutes: readonly ArrayLike<number>[];
  /** Visits and meals begin on whole steps of the clock, but for what is locked. */
  stepMinutes?: number;
}

/** The order found. */
export interface OrderResult {
  /** Indexes of all stops, in order. */
  order: number[];
  startMinutes: number[];
  /** All meals, in order; `beforeVisit` counts in `order`. */
  meals: SolvedMeal[];
  travelMinutes: number;
  endMinute: number;
  /** Whether no better order exists. */
  proven: boolean;
}
