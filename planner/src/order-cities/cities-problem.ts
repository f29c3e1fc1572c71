/** A city of the route and how long it may be stayed in. */
export interface RouteCity {
  nights: { least: number; most: number };
  /** Place in the route that it keeps: 0 is the first. */
  position?: number;
}

/** Something with a date: the traveller is in the city from the first to the last day, day 0 being the first. */
export interface RouteEvent {
  city: number;
  firstDay: number;
  lastDay: number;
}

/**
 * Cities to be put in order. A day on which one travels counts for the city left and for the city reached: with
 * `nights` 3 a city reached on day 2 is left on day 5.
 */
export interface CitiesProblem {
  cities: readonly RouteCity[];
  /** All nights of the trip together; left out, any sum within the bounds will do. */
  totalNights?: number;
  events?: readonly RouteEvent[];
  /** Minutes from city to city. Not finite or negative: there is no connection. */
  travelMinutes: readonly ArrayLike<number>[];
  /** Minutes from home to each city, and from each city to where the trip ends; left out, they do not count. */
  fromStart?: ArrayLike<number>;
  toEnd?: ArrayLike<number>;
}

/** A stay of the route found. */
export interface RouteStay {
  city: number;
  arriveDay: number;
  nights: number;
}

/** A route with the least travel, or the fewest wishes that would have to be given up for one to exist. */
export type CitiesResult =
  | { stays: RouteStay[]; travelMinutes: number; proven: boolean }
  | { stays: null; drop: { events: number[]; cities: number[] } };
