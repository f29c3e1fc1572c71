import { borderIsOpen, borderMinutes } from './borders.ts';
import { countryRoads } from './country-roads.ts';
import { dryWay } from './dry-way.ts';
import { greatCircle, wrapDegrees } from './great-circle.ts';
import type { LandMasses } from './land-masses.ts';
import type { RoadConstants } from './road-constants.ts';
import { overCrest } from './over-crest.ts';
import { ruggedOn } from './rugged-country.ts';
import type { RuggedCountry } from './rugged-country.ts';
import type { Edge, RoadPlace } from './road-network.ts';

/** The towns of each size: country roads join all, trunk roads and motorways the bigger ones. */
export const smallestPopulation = [0, 120_000, 500_000] as const;
const reachMeters = [300_000, 420_000, 800_000] as const;
/** How far a town looks that would else have no way out. */
const lonelyReachMeters = 1_300_000;
const lonelyWays = 3;
/** Towns on two sides of a strait that are farther apart than this have nearer neighbours to cross it. */
const nearShoreMeters = 60_000;
const harbourBayMeters = 12_000;
const nearHarbourMeters = 60_000;
const sectors = 8;
const triesPerSector = 4;

/** What the joining of towns must know. */
export interface Ground {
  places: readonly RoadPlace[];
  masses: Int32Array;
  /** People in towns within some 50 km. */
  crowds: Float32Array;
  rugged: RuggedCountry;
  land: LandMasses;
  constants: RoadConstants;
}

/** Adds the ways from each member to the nearest in eight directions. */
export function joinNeighbours(
  members: readonly number[],
  level: number,
  ground: Ground,
  edges: Edge[],
): void {
  const { places } = ground;
  const byLat = members.toSorted((a, b) => places[a]!.lat - places[b]!.lat);
  const seen = new Map<number, boolean>();
  for (let at = 0; at < byLat.length; at++) {
    const ways = joinNearest(at, byLat, reachMeters[level]!, level, ground, seen, edges);
    if (level === 0 && ways < lonelyWays)
      joinNearest(at, byLat, lonelyReachMeters, level, ground, seen, edges);
  }
}

/** Joins one place to the nearest in each sector; returns in how many sectors it found a way. */
function joinNearest(
  at: number,
  byLat: readonly number[],
  reach: number,
  level: number,
  ground: Ground,
  seen: Map<number, boolean>,
  edges: Edge[],
): number {
  const { places } = ground;
  const a = byLat[at]!;
  const from = places[a]!;
  const tries = new Uint8Array(sectors);
  let ways = 0;
  for (const b of nearestFirst(at, byLat, places, reach / 111_195)) {
    const to = places[b]!;
    const angle = Math.atan2(
      to.lat - from.lat,
      wrapDegrees(to.lon - from.lon) * Math.cos((from.lat * Math.PI) / 180),
    );
    const sector = Math.floor(((angle + Math.PI) / (2 * Math.PI)) * sectors) % sectors;
    if (tries[sector]! >= triesPerSector) continue;
    tries[sector]!++;
    const key = Math.min(a, b) * 65_536 + Math.max(a, b);
    let joined = seen.get(key);
    if (joined === undefined) {
      const edge = roadBetween(a, b, level, ground);
      joined = edge !== null;
      seen.set(key, joined);
      if (edge) edges.push(edge);
    }
    if (!joined) continue;
    tries[sector] = triesPerSector;
    ways++;
  }
  return ways;
}

function nearestFirst(
  at: number,
  byLat: readonly number[],
  places: readonly RoadPlace[],
  degrees: number,
): number[] {
  const from = places[byLat[at]!]!;
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  const found: number[] = [];
  const squares: number[] = [];
  for (const step of [-1, 1]) {
    for (let i = at + step; i >= 0 && i < byLat.length; i += step) {
      const to = places[byLat[i]!]!;
      const dy = to.lat - from.lat;
      if (dy > degrees || dy < -degrees) break;
      const dx = wrapDegrees(to.lon - from.lon) * shrink;
      const square = dx * dx + dy * dy;
      if (square > degrees * degrees) continue;
      found.push(byLat[i]!);
      squares.push(square);
    }
  }
  const order = found.map((_, i) => i).sort((x, y) => squares[x]! - squares[y]!);
  return order.map((i) => found[i]!);
}

function roadBetween(a: number, b: number, level: number, ground: Ground): Edge | null {
  const { places, masses, crowds, rugged, land, constants } = ground;
  const from = places[a]!;
  const to = places[b]!;
  if (!borderIsOpen(from.countryCode, to.countryCode)) return null;
  const straight = greatCircle(from, to);
  if (overCrest(from, to)) return null;
  // A harbour lies where the coast bends, so the road to it may well run round a bay.
  const isHarbour = from.population === 0 || to.population === 0;
  const roundBay =
    isHarbour && straight < nearHarbourMeters ? harbourBayMeters : constants.sameLandWaterMeters;
  const sameMass = masses[a] === masses[b];
  if (!sameMass && (straight > nearShoreMeters || land.areParted(masses[a]!, masses[b]!))) return null;
  const widest = sameMass ? roundBay : constants.straitMeters;
  const way = dryWay(from, to, widest, sameMass && level < 2, land);
  if (!way) return null;
  const roadsHere = countryRoads(from.countryCode);
  const roadsThere = countryRoads(to.countryCode);
  const climb = Math.abs(from.elevationMeters - to.elevationMeters) / Math.max(20_000, straight);
  const terrain = Math.min(constants.steepest, climb * constants.perClimb);
  const hills = ruggedOn(rugged, from, to) * constants.ruggedShare[level]!;
  const winding = (roadsHere.winding + roadsThere.winding) / 2;
  const straightened = way.meters * constants.circuity[level]! * winding;
  const meters = straightened * (1 + terrain) * (1 + hills * constants.ruggedWinding) + way.waterMeters * 0.5;
  const tenfolds = Math.log10(Math.max(1, (crowds[a]! + crowds[b]!) / 2 / 100_000));
  const crowding = constants.crowding * tenfolds;
  const kmh =
    ((constants.kmh[level]! * (roadsHere.speed + roadsThere.speed)) / 2) *
    (1 - terrain * 0.5) *
    (1 - hills * constants.ruggedSlowing) *
    (1 - crowding);
  const minutes = (meters / 1000 / kmh) * 60 + borderMinutes(from.countryCode, to.countryCode);
  return { from: a, to: b, meters, minutes, crossing: -1 };
}
