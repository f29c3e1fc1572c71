import { metersPerDegree, shrinkAt } from './area-index.ts';
import type { Point } from './smooth-line.ts';

/** A round piece of ground. */
export interface Disc {
  at: Point;
  meters: number;
}

/** The point so far from another one, in a direction counted from east against the clock. */
export function pointFrom([x, y]: Point, angle: number, meters: number): Point {
  const degrees = meters / metersPerDegree;
  return [x + (Math.cos(angle) * degrees) / shrinkAt(y), y + Math.sin(angle) * degrees];
}

/** The distance of two points that are near each other. */
export const metersBetween = ([x1, y1]: Point, [x2, y2]: Point) =>
  Math.hypot((x2 - x1) * shrinkAt((y1 + y2) / 2), y2 - y1) * metersPerDegree;

/** The direction from one point to another. */
export const angleTo = ([x1, y1]: Point, [x2, y2]: Point) => Math.atan2(y2 - y1, (x2 - x1) * shrinkAt(y1));

const corners = 20;

/** A closed ring around a disc, or tightly around several. */
export function ringAround(discs: readonly Disc[]): Point[] {
  const points = discs.flatMap(({ at, meters }) =>
    Array.from({ length: corners }, (_, index) => pointFrom(at, (index / corners) * 2 * Math.PI, meters)),
  );
  const ring = hullOf(points);
  return [...ring, ring[0]!];
}

/** The corners of the smallest convex shape that holds all the points, against the clock. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([x1, y1], [x2, y2]) => x1 - x2 || y1 - y2);
  const half = (along: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of along) {
      while (kept.length > 1 && turn(kept.at(-2)!, kept.at(-1)!, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turn = ([x1, y1]: Point, [x2, y2]: Point, [x3, y3]: Point) =>
  (x2 - x1) * (y3 - y1) - (y2 - y1) * (x3 - x1);

/** Whether a convex ring that runs against the clock holds a point. */
export const ringHolds = (ring: readonly Point[], point: Point) =>
  ring.every((corner, index) => index === 0 || turn(ring[index - 1]!, corner, point) >= 0);
