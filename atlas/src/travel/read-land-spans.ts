import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Dry spans row by row: those of row r are `first[r]`…`first[r + 1] - 1`, from west to east. */
export interface LandSpans {
  first: Uint32Array;
  west: Float32Array;
  east: Float32Array;
  mass: Uint16Array;
}

interface Topology {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { land: { geometries: { arcs: number[][][] }[] } };
}

/** Rows of spans per degree of latitude. */
export const landRowsPerDegree = 20;
const landRowCount = 180 * landRowsPerDegree;

/** The row that a latitude falls into. */
export const landRowOf = (lat: number): number =>
  Math.min(landRowCount - 1, Math.max(0, Math.floor((lat + 90) * landRowsPerDegree)));

/** Reads the coastline of `world-atlas` into rows of dry spans, one row every 0.05° of latitude. */
export function readLandSpans(): LandSpans {
  const path = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  return toSpans(JSON.parse(readFileSync(path, 'utf8')) as Topology);
}

function toSpans(topology: Topology): LandSpans {
  const arcs = topology.arcs.map((arc) => decode(arc, topology.transform));
  const crossings: number[][] = Array.from({ length: landRowCount }, () => []);
  let mass = 0;
  for (const geometry of topology.objects.land.geometries) {
    for (const polygon of geometry.arcs) addPolygon(polygon, arcs, mass++, crossings);
  }
  const first = new Uint32Array(landRowCount + 1);
  crossings.forEach((spans, row) => (first[row + 1] = first[row]! + spans.length / 3));
  const total = first[landRowCount]!;
  const spans = {
    first,
    west: new Float32Array(total),
    east: new Float32Array(total),
    mass: new Uint16Array(total),
  };
  let at = 0;
  for (const row of crossings) {
    const order = Array.from({ length: row.length / 3 }, (_, i) => i * 3).sort((x, y) => row[x]! - row[y]!);
    for (const i of order) {
      spans.west[at] = row[i]!;
      spans.east[at] = row[i + 1]!;
      spans.mass[at] = row[i + 2]!;
      at++;
    }
  }
  return spans;
}

function decode(arc: [number, number][], { scale, translate }: Topology['transform']): Float64Array {
  const points = new Float64Array(arc.length * 2);
  let x = 0;
  let y = 0;
  arc.forEach(([dx, dy], i) => {
    x += dx;
    y += dy;
    points[i * 2] = x * scale[0] + translate[0];
    points[i * 2 + 1] = y * scale[1] + translate[1];
  });
  return points;
}

/** Adds a polygon's spans (west, east, mass) to every row whose middle it crosses. */
function addPolygon(polygon: number[][], arcs: Float64Array[], mass: number, crossings: number[][]): void {
  const hits = new Map<number, number[]>();
  const box = { west: 180, east: -180, south: 90, north: -90 };
  for (const ring of polygon) {
    const points = unwrap(ring, arcs);
    for (let i = 0; i < points.length; i += 2) {
      box.west = Math.min(box.west, points[i]!);
      box.east = Math.max(box.east, points[i]!);
      box.south = Math.min(box.south, points[i + 1]!);
      box.north = Math.max(box.north, points[i + 1]!);
      if (i > 0) crossRows(points, i, hits);
    }
  }
  for (const [row, xs] of hits) {
    xs.sort((a, b) => a - b);
    for (let i = 0; i + 1 < xs.length; i += 2) crossings[row]!.push(xs[i]!, xs[i + 1]!, mass);
  }
  // An islet that slips between two rows still has to be found.
  if (hits.size === 0) crossings[landRowOf((box.south + box.north) / 2)]!.push(box.west, box.east, mass);
}

/**
 * The points of a ring in order. Land is cut at the date line, but the edge of the cut may be written as −180° on the
 * eastern side (or as 180° on the western one): a step round the world, which would fill whole rows with land or sea.
 */
function unwrap(ring: readonly number[], arcs: readonly Float64Array[]): number[] {
  const points: number[] = [];
  let turn = 0;
  let sum = 0;
  for (const arcNumber of ring) {
    const arc = arcs[arcNumber < 0 ? ~arcNumber : arcNumber]!;
    for (let at = 0; at < arc.length; at += 2) {
      const i = arcNumber < 0 ? arc.length - 2 - at : at;
      const step = points.length > 0 ? arc[i]! + turn - points.at(-2)! : 0;
      if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
      points.push(arc[i]! + turn, arc[i + 1]!);
      sum += arc[i]! + turn;
    }
  }
  const middle = sum / (points.length / 2);
  const shift = middle < -180 ? 360 : middle > 180 ? -360 : 0;
  if (shift !== 0) for (let i = 0; i < points.length; i += 2) points[i]! += shift;
  return points;
}

function crossRows(points: readonly number[], i: number, hits: Map<number, number[]>): void {
  const y0 = points[i - 1]!;
  const y1 = points[i + 1]!;
  if (y0 === y1) return;
  const first = Math.ceil((Math.min(y0, y1) + 90) * landRowsPerDegree - 0.5);
  const last = Math.ceil((Math.max(y0, y1) + 90) * landRowsPerDegree - 0.5) - 1;
  for (let row = first; row <= last; row++) {
    const y = (row + 0.5) / landRowsPerDegree - 90;
    const x = points[i - 2]! + ((points[i]! - points[i - 2]!) * (y - y0)) / (y1 - y0);
    const list = hits.get(row);
    if (list) list.push(x);
    else hits.set(row, [x]);
  }
}
