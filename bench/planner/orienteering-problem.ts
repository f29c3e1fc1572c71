import type { Opening, Problem } from '@wayfare/planner';

/** A point of an orienteering file: where, how long, worth what, and when a visit may start on each day. */
export interface FilePoint {
  x: number;
  y: number;
  stay: number;
  value: number;
  /** First and last start of each day; null is closed. */
  starts: ([number, number] | null)[];
}

/**
 * A problem in whole units of 1/scale: straight-line ways rounded down, a visit may start within its window
 * however long it then lasts, every day from the first point back to it.
 */
export function orienteeringProblem(
  points: readonly FilePoint[],
  days: number,
  dayWindow: readonly [number, number],
  scale: number,
): Problem {
  const units = (value: number): number => Math.round(value * scale);
  const opening = (start: [number, number] | null): Opening[] =>
    start === null
      ? []
      : [{ from: units(start[0]), until: Number.POSITIVE_INFINITY, lastStart: units(start[1]) }];
  return {
    places: points.slice(1).map((point, index) => ({
      point: index + 1,
      value: point.value,
      visitMinutes: units(point.stay),
      openings: Array.from({ length: days }, (_, day) => opening(point.starts[day] ?? null)),
    })),
    days: Array.from({ length: days }, () => ({
      startPoint: 0,
      endPoint: 0,
      startMinute: units(dayWindow[0]),
      endMinute: units(dayWindow[1]),
    })),
    travelMinutes: points.map((from) =>
      points.map((to) => Math.floor(Math.hypot(from.x - to.x, from.y - to.y) * scale + 1e-9)),
    ),
  };
}
