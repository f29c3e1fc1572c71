import { greatCircle } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import { boxOf, inBox, isParting } from './parting-line.ts';
import { rivers } from './rivers.ts';
import type { RiverCrossing } from './rivers.ts';

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
const boxes = rivers.map((river) => ({ river, box: boxOf(river.line, aroundDegrees) }));

/** The river with few crossings that lies between two places, as the way over it; null where none does. */
export function overRiver(from: Point, to: Point, traveller: Traveller): OverRiver | null {
  for (const { river, box } of boxes) {
    if (!inBox(from, box) || !inBox(to, box) || !isParting(river.line, from, to)) continue;
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
