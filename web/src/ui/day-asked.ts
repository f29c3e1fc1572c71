/** The event by which a drag asks a map whose day is drawn at a point of the screen; the map writes the answer into it. */
export const dayAskedEvent = 'wayfare-day-asked';

export interface DayAsked {
  x: number;
  y: number;
  /** Set by whoever knows. */
  dayId?: string;
}
