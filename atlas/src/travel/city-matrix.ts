import { transitMinutes, walkerShare } from './ground-modes.ts';
import type { LandMasses } from './land-masses.ts';
import { hasMetro } from './metros.ts';
import { overRiver } from './over-river.ts';
import type { Point } from './great-circle.ts';
import { wrapDegrees } from './great-circle.ts';

/** The modes a day in a city is planned with. */
export type CityMode = 'walk' | 'transit' | 'drive' | 'bike';

const travellers = { walk: 'foot', bike: 'bike', transit: 'car', drive: 'car' } as const;
const metersPerDegree = 111_195;
const longestMinutes = 65_535;
/** The coastline is too coarse to trust with less water than this inside a town. */
const sureWaterMeters = 1200;

/**
 * Minutes between all pairs of points of one city, row by row (`matrix[from * points.length + to]`). Public transport
 * is never slower than walking. Water between two points costs a detour or a ferry.
 */
export function cityMatrix(points: readonly Point[], mode: CityMode, land?: LandMasses): Uint16Array {
  const count = points.length;
  const matrix = new Uint16Array(count * count);
  const masses = land ? points.map((point) => land.massAt(point)) : [];
  const metro = mode === 'transit' ? points.map(hasMetro) : [];
  for (let a = 0; a < count; a++) {
    const from = points[a]!;
    const shrink = Math.cos((from.lat * Math.PI) / 180);
    for (let b = a + 1; b < count; b++) {
      const to = points[b]!;
      const straight =
        metersPerDegree * Math.hypot(to.lat - from.lat, wrapDegrees(to.lon - from.lon) * shrink);
      const water =
        land && masses[a] !== masses[b]
          ? waterBetween(from, to, straight, land.areParted(masses[a]!, masses[b]!), land)
          : 0;
      const over = overRiver(from, to, travellers[mode]);
      const byMetro = metro[a] === true && metro[b] === true;
      const minutes = over
        ? minutesOverRiver(from, to, over.meters, mode, byMetro)
        : cityMinutes(straight, mode, water, byMetro);
      const whole = Math.min(longestMinutes, Math.round(minutes));
      matrix[a * count + b] = whole;
      matrix[b * count + a] = whole;
    }
  }
  return matrix;
}

/** Who rides goes round by the bridge for wheels, unless walking by another bridge or a boat is quicker. */
function minutesOverRiver(
  from: Point,
  to: Point,
  straight: number,
  mode: CityMode,
  byMetro: boolean,
): number {
  const foot = overRiver(from, to, 'foot');
  const walk = foot ? cityMinutes(foot.meters, 'walk') : longestMinutes;
  return mode === 'walk' ? walk : Math.min(walk, cityMinutes(straight, mode, 0, byMetro));
}

/** Metres of water for which one takes a boat; to an islet too small for the coastline the second half of the way. */
function waterBetween(from: Point, to: Point, straight: number, parted: boolean, land: LandMasses): number {
  if (parted) return straight / 2;
  if (straight < sureWaterMeters) return 0;
  const water = land.widestWaterMeters(from, to, Math.max(250, straight / 25));
  return water > sureWaterMeters ? water : 0;
}

/** Minutes for a straight distance inside a town, `waterMeters` of it open water. */
export function cityMinutes(
  straightMeters: number,
  mode: CityMode,
  waterMeters = 0,
  byMetro = false,
): number {
  // Short hops wind more than long ones; rounds to 1.22 times the straight line from some kilometres on.
  const meters = straightMeters * (1.22 + 0.13 * Math.exp(-straightMeters / 3000)) + waterMeters * 0.6;
  const walk = (meters * walkerShare) / 80 + (waterMeters > 0 ? 20 : 0);
  if (mode === 'walk') return walk;
  if (mode === 'bike') return Math.min(walk, 3 + meters / 240 + (waterMeters > 0 ? 15 : 0));
  if (mode === 'transit') return Math.min(walk, transitMinutes(meters, byMetro) + (waterMeters > 0 ? 12 : 0));
  const kmh = 20 + 40 * (1 - Math.exp(-meters / 20_000));
  return Math.min(walk, 5 + (meters / 1000 / kmh) * 60);
}
