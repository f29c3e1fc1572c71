import { islets } from '../travel/islets.ts';
import type { AreaIndex } from './area-index.ts';
import { angleTo, metersBetween, pointFrom, ringAround, ringHolds, type Disc } from './round-shapes.ts';
import type { Point } from './smooth-line.ts';

/** Drawn land and lakes, as the data have them. */
export interface Outlines {
  land: AreaIndex;
  lakes: AreaIndex;
}

/** The ground as it is drawn in the end. */
export interface Ground {
  /** Rings of land that the coarse outlines leave out. */
  regained: readonly Point[][];
  /** Whether a point is on land, outside lakes. */
  isDry(at: Point): boolean;
  /** Whether no water comes as near as that. */
  isInland(at: Point, withinMeters: number): boolean;
}

/** Farther from the shore than this, a spot is an island of its own. */
const farthestShoreMeters = 1800;
/** Two wet spots so near are on one piece of land. */
const joinMeters = { byTheShore: 1000, onAnIsland: 900 };
/** Their shore is one where it lies in about the same direction; where it does not, a harbour is between them. */
const sameShoreAngle = Math.PI / 3;
/** A spot nearer to the water than this looks as if it stood in it. */
const shoreMarginMeters = 60;
/** A headland is no wider at its root. */
const widestRootMeters = 1200;

/**
 * Outlines at 1:10 million are a few hundred metres off, and drown whatever stands on a quay. Land is drawn around each
 * spot that is known to be dry: a headland where the shore is near, an island where it is not.
 */
export function regainLand(spots: readonly Disc[], { land, lakes }: Outlines): Ground {
  const dryByOutlines = (at: Point) => land.holds(at) && !lakes.holds(at);
  const isInland = (at: Point, meters: number) =>
    dryByOutlines(at) && !land.nearestEdge(at, meters) && !lakes.nearestEdge(at, meters);
  const wet = spots.filter(({ at }) => !isInland(at, shoreMarginMeters));
  const roots = wet.map(({ at, meters }) => rootOf(at, meters, land.holds(at) ? lakes : land));
  const heads = wet.map((spot, index) => (roots[index] ? [spot, roots[index]] : [spot]));
  const rings = heads.map(ringAround);
  const near = bySquare(wet.map(({ at }) => at));
  wet.forEach((spot, index) => {
    for (const other of near(spot.at))
      if (other > index && areOne(heads[index]!, heads[other]!))
        rings.push(ringAround([...heads[index]!, ...heads[other]!]));
  });
  const held = bySquare(rings.map((ring) => ring[0]!));
  return {
    regained: rings,
    isDry: (at) => dryByOutlines(at) || held(at).some((index) => ringHolds(rings[index]!, at)),
    isInland,
  };
}

/** Where a headland grows from: beyond the shore, and as wide as it is long. */
function rootOf(at: Point, meters: number, outlines: AreaIndex): Disc | null {
  const shore = outlines.nearestEdge(at, farthestShoreMeters);
  if (!shore) return null;
  const width = Math.min(widestRootMeters, Math.max(meters, shore.meters * 0.8));
  return { at: pointFrom(shore.at, angleTo(at, shore.at), width * 0.7), meters: width };
}

/** Whether two spots, each with the root of its headland if it has one, stand on one piece of land. */
function areOne([one, root]: readonly Disc[], [other, otherRoot]: readonly Disc[]): boolean {
  const apart = metersBetween(one!.at, other!.at);
  if (!root || !otherRoot)
    return !root && !otherRoot && apart < joinMeters.onAnIsland && isletAt(one!.at) === isletAt(other!.at);
  const turn = Math.abs(angleTo(one!.at, root.at) - angleTo(other!.at, otherRoot.at));
  return apart < joinMeters.byTheShore && Math.min(turn, 2 * Math.PI - turn) < sameShoreAngle;
}

const isletAt = (at: Point) =>
  islets.findIndex(([, lat, lon, meters]) => metersBetween([lon, lat], at) < meters);

const squareDegrees = 0.05;

/** Finds which of some points may lie near another one (within some five kilometres). */
function bySquare(points: readonly Point[]) {
  const squares = new Map<string, number[]>();
  const square = ([x, y]: Point) => [Math.floor(x / squareDegrees), Math.floor(y / squareDegrees)] as const;
  points.forEach((point, index) => {
    const key = square(point).join();
    const held = squares.get(key);
    if (held) held.push(index);
    else squares.set(key, [index]);
  });
  return (at: Point) => {
    const [column, row] = square(at);
    return [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => squares.get([column + dx, row + dy].join()) ?? []),
    );
  };
}
