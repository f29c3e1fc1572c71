import { greatCircle, pointBetween, wrapDegrees } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import { inLake } from './in-lake.ts';
import { islets } from './islets.ts';
import { landRowOf, landRowsPerDegree } from './read-land-spans.ts';
import type { LandSpans } from './read-land-spans.ts';

/** The dry parts of the world: which island or continent a point lies on, and how much of a way is water. */
export interface LandMasses {
  /** The land mass at or next to the point (within about 40 km); −1 in the open sea. */
  massAt(point: Point): number;
  /** Whether two masses are surely parted: one is an islet that the coarse coastline would join to its neighbour. */
  areParted(a: number, b: number): boolean;
  /** Whether the point itself is dry: on land and in no wide lake. */
  isDry(point: Point): boolean;
  /** The point itself where it is dry or on an islet; else the nearest dry point of its land (within about 40 km). */
  ashore<Place extends Point>(point: Place): Place;
  /**
   * The longest stretch of water on the straight way, in metres (to the step of the sampling); once it is wider than
   * `enoughMeters` the rest is not looked at.
   */
  widestWaterMeters(from: Point, to: Point, stepMeters?: number, enoughMeters?: number): number;
}

const nearbyRows = 8;
const farthestShoreMeters = 44_000;
const shoreStepMeters = 400;
const shoreDirections = 16;
const metersPerDegree = 111_195;
const firstIsletMass = 50_000;

/** The questions that the spans of the coastline answer. */
export function createLandMasses(spans: LandSpans): LandMasses {
  const massAt = (point: Point): number => {
    const islet = isletAt(point);
    if (islet >= 0) return firstIsletMass + islet;
    const middle = landRowOf(point.lat);
    const own = spanAt(spans, middle, point.lon);
    if (own >= 0) return own;
    let best = -1;
    let bestDegrees = 0.4;
    const shrink = Math.cos((point.lat * Math.PI) / 180);
    for (let row = middle - nearbyRows; row <= middle + nearbyRows; row++) {
      const dy = (row - middle) / landRowsPerDegree;
      for (let i = spans.first[row] ?? 0; i < (spans.first[row + 1] ?? 0); i++) {
        const dx = Math.max(0, spans.west[i]! - point.lon, point.lon - spans.east[i]!) * shrink;
        const away = Math.hypot(dx, dy);
        if (away < bestDegrees) {
          bestDegrees = away;
          best = spans.mass[i]!;
        }
      }
    }
    return best;
  };

  const isDry = (point: Point): boolean =>
    spanAt(spans, landRowOf(point.lat), point.lon) >= 0 && !inLake(point.lon, point.lat);

  const ashore = <Place extends Point>(point: Place): Place => {
    if (isDry(point)) return point;
    const mass = massAt(point);
    if (mass < 0 || mass >= firstIsletMass) return point;
    const shrink = Math.cos((point.lat * Math.PI) / 180);
    for (let meters = shoreStepMeters; meters < farthestShoreMeters; meters += shoreStepMeters) {
      for (let i = 0; i < shoreDirections; i++) {
        const angle = (i / shoreDirections) * 2 * Math.PI;
        const degrees = meters / metersPerDegree;
        const lat = point.lat + Math.sin(angle) * degrees;
        const lon = wrapDegrees(point.lon + (Math.cos(angle) * degrees) / shrink);
        if (isDry({ lat, lon }) && spanAt(spans, landRowOf(lat), lon) === mass) return { ...point, lat, lon };
      }
    }
    return point;
  };

  const widestWaterMeters = (from: Point, to: Point, stepMeters = 1000, enoughMeters = Infinity): number => {
    const meters = greatCircle(from, to);
    const steps = Math.max(1, Math.ceil(meters / stepMeters));
    const curved = meters > 600_000;
    const dLon = wrapDegrees(to.lon - from.lon);
    let widest = 0;
    let wet = 0;
    for (let i = 1; i < steps; i++) {
      const share = i / steps;
      const at = curved
        ? pointBetween(from, to, share)
        : { lat: from.lat + (to.lat - from.lat) * share, lon: wrapDegrees(from.lon + dLon * share) };
      wet = isDry(at) ? 0 : wet + 1;
      if (wet <= widest) continue;
      widest = wet;
      if ((widest * meters) / steps > enoughMeters) break;
    }
    return (widest * meters) / steps;
  };

  const areParted = (a: number, b: number): boolean =>
    a !== b && (a >= firstIsletMass || b >= firstIsletMass);

  return { massAt, areParted, isDry, ashore, widestWaterMeters };
}

function spanAt(spans: LandSpans, row: number, lon: number): number {
  let low = spans.first[row]!;
  let high = spans.first[row + 1]! - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (spans.west[middle]! > lon) high = middle - 1;
    else if (spans.east[middle]! < lon) low = middle + 1;
    else return spans.mass[middle]!;
  }
  return -1;
}

function isletAt(point: Point): number {
  return islets.findIndex(
    ([, lat, lon, radiusMeters]) =>
      Math.abs(lat - point.lat) < 0.15 && greatCircle({ lat, lon }, point) < radiusMeters,
  );
}
