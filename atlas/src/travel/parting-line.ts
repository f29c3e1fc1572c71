import type { Point } from './great-circle.ts';

/** The part of the world that a line of latitude and longitude pairs concerns. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The box round a line and some degrees about it. */
export function boxOf(line: readonly number[], aroundDegrees: number): Box {
  const lats = line.filter((_, i) => i % 2 === 0);
  const lons = line.filter((_, i) => i % 2 === 1);
  return {
    south: Math.min(...lats) - aroundDegrees,
    north: Math.max(...lats) + aroundDegrees,
    west: Math.min(...lons) - aroundDegrees,
    east: Math.max(...lons) + aroundDegrees,
  };
}

export const inBox = ({ lat, lon }: Point, { south, north, west, east }: Box): boolean =>
  lat > south && lat < north && lon > west && lon < east;

/** Whether two places lie on different sides of a line: the straight way crosses it an odd number of times. */
export function isParting(line: readonly number[], from: Point, to: Point): boolean {
  let odd = false;
  for (let i = 0; i + 3 < line.length; i += 2) {
    const a = { lat: line[i]!, lon: line[i + 1]! };
    const b = { lat: line[i + 2]!, lon: line[i + 3]! };
    if (side(a, b, from) !== side(a, b, to) && side(from, to, a) !== side(from, to, b)) odd = !odd;
  }
  return odd;
}

const side = (a: Point, b: Point, c: Point): boolean =>
  (b.lon - a.lon) * (c.lat - a.lat) > (b.lat - a.lat) * (c.lon - a.lon);
