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

/** One day to be ordered: all stops, from a start to an end. Whole minutes. */
export interface OrderProblem {
  stops: readonly OrderStop[];
  /** Null where the first stop has no way before it, or the last none after it. */
  startPoint: number | null;
  endPoint: number | null;
  startMinute: number;
  endMinute: number;
  travelMinutes: readonly ArrayLike<number>[];
}

/** The order found, or what cannot be had. */
export interface OrderResult {
  /** Indexes of the stops that are visited, in order: all of them when `left` is empty. */
  order: number[];
  startMinutes: number[];
  travelMinutes: number;
  endMinute: number;
  /** Stops that cannot be kept with the others. */
  left: number[];
  /** Whether no better order exists. */
  proven: boolean;
}
