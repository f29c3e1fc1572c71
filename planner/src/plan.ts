/** One visit of a solved day. Minutes of the day. */
export interface SolvedVisit {
  /** Index into the problem's places. */
  place: number;
  arriveMinute: number;
  startMinute: number;
  endMinute: number;
  /** The way from the visit (or start) before, with its buffer. */
  travelMinutes: number;
  /** How much later the visit could start with the rest of the day still holding. */
  slackMinutes: number;
}

/** A meal of a solved day; `beforeVisit` is the index of the visit it precedes (the number of visits: after the last). */
export interface SolvedMeal {
  meal: number;
  startMinute: number;
  endMinute: number;
  beforeVisit: number;
  /** Whether it is had before setting out to that visit, or on arrival there. */
  beforeTravel: boolean;
}

/** One timed day. */
export interface SolvedDay {
  visits: SolvedVisit[];
  meals: SolvedMeal[];
  /** When the day's end point is reached. */
  endMinute: number;
  /** All ways of the day, the last one included. */
  travelMinutes: number;
  /** The way to the end point. */
  lastTravelMinutes: number;
}

/** Why something that was asked for is not in the plan. */
export type UnmetReason =
  | 'never_open'
  | 'unreachable'
  | 'clash'
  | 'not_a_number'
  | 'no_such_day'
  | 'meal_does_not_fit'
  | 'day_too_short';

/** A wish that cannot hold. `withPlaces` are the other wishes it clashes with. */
export interface Unmet {
  reason: UnmetReason;
  place?: number;
  day?: number;
  meal?: number;
  withPlaces?: number[];
}

/** A whole plan and what could not be had. */
export interface SolvedPlan {
  days: SolvedDay[];
  /** The sum of the values visited, with diminishing shares, and what their best hours add, less what the ways cost. */
  value: number;
  travelMinutes: number;
  /** Places left out, by index. */
  unvisited: number[];
  /** The smallest set of wishes found that has to be given up. */
  unmet: Unmet[];
  rounds: number;
}
