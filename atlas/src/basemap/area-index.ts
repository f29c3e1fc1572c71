import type { Feature } from 'geojson';
import type { Point } from './smooth-line.ts';

/** Where some areas of the world lie, asked point by point. */
export interface AreaIndex {
  /** Whether the point lies in one of the areas. */
  holds(at: Point): boolean;
  /** The point of the areas' edge that is nearest, within so many metres (some kilometres at most); null for none. */
  nearestEdge(at: Point, withinMeters: number): { at: Point; meters: number } | null;
}

export const metersPerDegree = 111_195;
/** How much shorter a degree of longitude is than one of latitude. */
export const shrinkAt = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** The side of a cell, in degrees: few edges cross one, and what is asked for lies in a few. */
const cellDegrees = 0.05;
const columns = 360 / cellDegrees;
const rows = 180 / cellDegrees + 1;
/** Where the rows begin: off the round figures of the data, so that no point of an edge lies on the foot of a row. */
const southernmost = -90.0123456;
const footOf = (row: number) => row * cellDegrees + southernmost;
const rowOf = (latitude: number) => Math.floor((latitude - southernmost) / cellDegrees);
const columnOf = (longitude: number) => Math.floor((longitude + 180) / cellDegrees);

/** Indexes polygons that do not overlap: their edges by cell, and where they cross the foot of each row of cells. */
export function indexAreas(areas: readonly Feature[]): AreaIndex {
  const edges: number[] = [];
  const cells = new Map<number, number[]>();
  const feet = Array.from({ length: rows }, (): number[] => []);
  const addEdge = (x1: number, y1: number, x2: number, y2: number) => {
    const [west, east] = [columnOf(Math.min(x1, x2)), columnOf(Math.max(x1, x2))];
    const [south, north] = [rowOf(Math.min(y1, y2)), Math.min(rows - 1, rowOf(Math.max(y1, y2)))];
    const edge = edges.push(x1, y1, x2, y2) - 4;
    for (let row = Math.max(0, south); row <= north; row += 1) {
      const foot = footOf(row);
      if (y1 <= foot !== y2 <= foot) feet[row]!.push(x1 + ((x2 - x1) * (foot - y1)) / (y2 - y1));
      for (let column = Math.max(0, west); column <= Math.min(columns - 1, east); column += 1) {
        const key = row * columns + column;
        const held = cells.get(key);
        if (held) held.push(edge);
        else cells.set(key, [edge]);
      }
    }
  };
  for (const { geometry } of areas) {
    if (geometry.type !== 'Polygon') continue;
    for (const ring of geometry.coordinates as Point[][]) {
      // A ring that goes on beyond the date line also lies at the other end of the world.
      const turns = [0];
      if (ring.some(([x]) => x > 180)) turns.push(-360);
      if (ring.some(([x]) => x < -180)) turns.push(360);
      for (const turn of turns)
        for (let i = 1; i < ring.length; i += 1)
          addEdge(ring[i - 1]![0] + turn, ring[i - 1]![1], ring[i]![0] + turn, ring[i]![1]);
    }
  }
  const crossings = feet.map((row) => Float64Array.from(row).sort());

  const holds = ([x, y]: Point) => {
    const row = rowOf(y);
    const foot = footOf(row);
    let inside = countBelow(crossings[row] ?? crossings[0]!, x) % 2 === 1;
    for (const edge of cells.get(row * columns + columnOf(x)) ?? []) {
      const [x1, y1, x2, y2] = [edges[edge]!, edges[edge + 1]!, edges[edge + 2]!, edges[edge + 3]!];
      if (x1 <= x === x2 <= x) continue;
      const at = y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
      if (at > foot && at <= y) inside = !inside;
    }
    return inside;
  };

  const nearestEdge = ([x, y]: Point, withinMeters: number) => {
    const shrink = shrinkAt(y);
    const reach = withinMeters / metersPerDegree;
    let best: { at: Point; meters: number } | null = null;
    for (let row = rowOf(y - reach); row <= rowOf(y + reach); row += 1) {
      for (let column = columnOf(x - reach / shrink); column <= columnOf(x + reach / shrink); column += 1) {
        for (const edge of cells.get(row * columns + column) ?? []) {
          const [x1, y1, x2, y2] = [edges[edge]!, edges[edge + 1]!, edges[edge + 2]!, edges[edge + 3]!];
          const [dx, dy] = [(x2 - x1) * shrink, y2 - y1];
          const along = ((x - x1) * shrink * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
          const share = Math.max(0, Math.min(1, along));
          const at: Point = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
          const meters = Math.hypot((at[0] - x) * shrink, at[1] - y) * metersPerDegree;
          if (meters <= (best?.meters ?? withinMeters)) best = { at, meters };
        }
      }
    }
    return best;
  };
  return { holds, nearestEdge };
}

/** How many of the sorted values are smaller. */
function countBelow(values: Float64Array, limit: number) {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
