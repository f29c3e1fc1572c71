import { distanceKm } from '@wayfare/almanac/distance';
import type { Category } from '../catalogue/categories.ts';
import type { KnownNames } from './known-names.ts';
import { agreement } from './known-names.ts';

/** A place that may be the same as another. */
export interface Findable {
  id: string;
  lat: number;
  lon: number;
  /** How far it stretches around its middle. */
  reachMeters: number;
  category: Category | null;
  names: KnownNames;
  /** Two places of one source are two places. Null of the atlas. */
  source: string | null;
}

const CELL = 0.05;
const NEAR_METERS = 300;
/** The middle of a park may lie far from its gate, but not of a country park from that of a village garden. */
const MOST_REACH = 1500;

const cell = (degrees: number): number => Math.floor(degrees / CELL);

/** Finds the place that is the same as another: of a name that agrees, and near. */
export class PlaceFinder {
  private readonly cells = new Map<string, Findable[]>();

  add(place: Findable): void {
    const key = `${cell(place.lat)} ${cell(place.lon)}`;
    const there = this.cells.get(key);
    if (there === undefined) this.cells.set(key, [place]);
    else there.push(place);
  }

  find(place: Findable): Findable | null {
    let best: { place: Findable; worth: number } | null = null;
    for (const other of this.around(place)) {
      if (other.source !== null && other.source === place.source) continue;
      const reach = Math.min(MOST_REACH, Math.max(place.reachMeters, other.reachMeters));
      const meters = distanceKm(place.lat, place.lon, other.lat, other.lon) * 1000;
      const agrees = meters > NEAR_METERS + reach ? 0 : agreement(place, other);
      if (agrees === 0) continue;
      const worth = agrees * (NEAR_METERS + MOST_REACH) - meters;
      if (best === null || worth > best.worth) best = { place: other, worth };
    }
    return best?.place ?? null;
  }

  private *around({ lat, lon }: Findable): Generator<Findable> {
    // A cell is at least two kilometres wide up to 68° north, and what is near is not farther than that.
    const steps = Math.abs(lat) > 68 ? [-3, -2, -1, 0, 1, 2, 3] : [-1, 0, 1];
    for (const south of [-1, 0, 1])
      for (const east of steps) yield* this.cells.get(`${cell(lat) + south} ${cell(lon) + east}`) ?? [];
  }
}
