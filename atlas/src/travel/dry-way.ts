import { greatCircle, wrapDegrees } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import type { LandMasses } from './land-masses.ts';

const longestBendMeters = 260_000;
/** How far a way swings out, as a share of its length, to either side. */
const bends = [0.15, -0.15, 0.3, -0.3, 0.5, -0.5] as const;

/** A way over land: its length before roads wind, and the widest water that bridges must take. */
export interface DryWay {
  meters: number;
  waterMeters: number;
}

/** The straight way where it is dry enough; else, where bending is allowed, one that swings round a bay. */
export function dryWay(
  from: Point,
  to: Point,
  widest: number,
  mayBend: boolean,
  land: LandMasses,
  finestMeters = 2500,
): DryWay | null {
  const straight = greatCircle(from, to);
  const step = Math.min(finestMeters, Math.max(500, straight / 6));
  const water = land.widestWaterMeters(from, to, step, widest);
  if (water <= widest) return { meters: straight, waterMeters: water };
  if (!mayBend || straight > longestBendMeters) return null;
  const dLat = to.lat - from.lat;
  const dLon = wrapDegrees(to.lon - from.lon);
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  for (const bend of bends) {
    const lat = from.lat + dLat / 2 + bend * dLon * shrink;
    const lon = wrapDegrees(from.lon + dLon / 2 - (bend * dLat) / shrink);
    const corner = { lat, lon };
    if (!land.isDry(corner)) continue;
    if (land.widestWaterMeters(from, corner, step, widest) > widest) continue;
    if (land.widestWaterMeters(corner, to, step, widest) > widest) continue;
    return { meters: greatCircle(from, corner) + greatCircle(corner, to), waterMeters: 0 };
  }
  return null;
}
