import { greatCircle, type Point, pointBetween } from '../travel/great-circle.ts';

const stepMeters = 120_000;

/** The points of the shortest way over the globe, close enough together to be drawn as straight pieces. */
export function greatCirclePath(from: Point, to: Point): Point[] {
  const pieces = Math.max(1, Math.min(80, Math.ceil(greatCircle(from, to) / stepMeters)));
  return Array.from({ length: pieces + 1 }, (_, i) => pointBetween(from, to, i / pieces));
}
