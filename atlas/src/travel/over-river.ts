import { greatCircle } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import { rivers } from './rivers.ts';
import type { River, RiverCrossing } from './rivers.ts';

/** How one crosses: on foot by bridge or boat, on two wheels by bridge, by car by bridge or road. */
export type Traveller = 'foot' | 'bike' | 'car';

/** The way over a river by its best crossing: straight metres to it and on, a boat's wait counted as a walk. */
export interface OverRiver {
  meters: number;
  crossing: RiverCrossing;
}

const usable: Readonly<Record<Traveller, readonly RiverCrossing['kind'][]>> = {
  foot: ['bridge', 'boat'],
  bike: ['bridge'],
  car: ['bridge', 'road'],
};
/** What waiting for a boat is worth in metres on foot. */
const boatMeters = 800;
/** How far from a river its places lie. */
const aroundDegrees = 0.3;
const boxes = rivers.map((river) => ({ river, box: boxOf(river) }));

/** The river with few crossings that lies between two places, as the way over it; null where none does. */
export function overRiver(from: Point, to: Point, traveller: Traveller): OverRiver | null {
  for (const { river, box } of boxes) {
    if (!inBox(from, box) || !inBox(to, box) || !parts(river, from, to)) continue;
    let best: OverRiver | null = null;
    for (const crossing of river.crossings) {
      if (!usable[traveller].includes(crossing.kind)) continue;
      const wait = crossing.kind === 'boat' ? boatMeters : 0;
      const meters = greatCircle(from, crossing) + greatCircle(crossing, to) + wait;
      if (!best || meters < best.meters) best = { meters, crossing };
    }
    return best;
  }
  return null;
}

/** Whether two places lie on different banks: the straight way crosses the river an odd number of times. */
function parts({ line }: River, from: Point, to: Point): boolean {
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

interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

function boxOf({ line }: River): Box {
  const lats = line.filter((_, i) => i % 2 === 0);
  const lons = line.filter((_, i) => i % 2 === 1);
  return {
    south: Math.min(...lats) - aroundDegrees,
    north: Math.max(...lats) + aroundDegrees,
    west: Math.min(...lons) - aroundDegrees,
    east: Math.max(...lons) + aroundDegrees,
  };
}

const inBox = ({ lat, lon }: Point, { south, north, west, east }: Box): boolean =>
  lat > south && lat < north && lon > west && lon < east;
