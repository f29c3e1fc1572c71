import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Topology {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { countries: { geometries: Geometry[] } };
}
type Geometry =
  { type: 'Polygon'; arcs: number[][] } | { type: 'MultiPolygon'; arcs: number[][][] } | { type: null };

/** A run of points, longitude and latitude in turn, with the box around it in degrees. */
export interface Shape {
  points: Float32Array;
  west: number;
  east: number;
  south: number;
  north: number;
}

/** The land of the world: closed rings to fill, and its coasts and borders, each once, to stroke. */
export interface LandShapes {
  rings: readonly Shape[];
  lines: readonly Shape[];
}

/** How closely coasts are followed: `rough` for the world, `coarse` for a continent, `fine` for countries and below. */
export type LandDetail = 'rough' | 'coarse' | 'fine';

const files: Record<LandDetail, string> = {
  rough: 'world-atlas/countries-110m.json',
  coarse: 'world-atlas/countries-50m.json',
  fine: 'world-atlas/countries-10m.json',
};
const kept: Partial<Record<LandDetail, LandShapes>> = {};

/** Read at the first map that is drawn, then kept: an idle server carries neither. */
export const landShapes = (detail: LandDetail): LandShapes => (kept[detail] ??= read(files[detail]));

function read(file: string): LandShapes {
  const path = createRequire(import.meta.url).resolve(file);
  const { arcs, transform, objects } = JSON.parse(readFileSync(path, 'utf8')) as Topology;
  const lines = arcs.map((arc) => toShape(decode(arc, transform)));
  const rings = objects.countries.geometries.flatMap((geometry) => {
    if (geometry.type === null) return [];
    const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs;
    return polygons.flatMap((polygon) => polygon.map((ring) => toShape(join(ring, lines))));
  });
  return { rings, lines };
}

function decode(arc: [number, number][], { scale, translate }: Topology['transform']): Float32Array {
  const points = new Float32Array(arc.length * 2);
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

/** Puts arcs one after the other; a negative number is the arc read backwards. */
function join(ring: number[], lines: readonly Shape[]): Float32Array {
  const pieces = ring.map((number) =>
    number < 0 ? backwards(lines[~number]!.points) : lines[number]!.points,
  );
  const joined = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

function backwards(points: Float32Array): Float32Array {
  const turned = new Float32Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    turned[i] = points[points.length - 2 - i]!;
    turned[i + 1] = points[points.length - 1 - i]!;
  }
  return turned;
}

/** Makes longitudes run on past 180 where a coast crosses the date line, instead of jumping to its other side. */
function runOn(points: Float32Array): Float32Array {
  for (let i = 2; i < points.length; i += 2) {
    points[i] = points[i]! - Math.round((points[i]! - points[i - 2]!) / 360) * 360;
  }
  return points;
}

function toShape(given: Float32Array): Shape {
  const points = runOn(given);
  const shape = { points, west: Infinity, east: -Infinity, south: 90, north: -90 };
  for (let i = 0; i < points.length; i += 2) {
    shape.west = Math.min(shape.west, points[i]!);
    shape.east = Math.max(shape.east, points[i]!);
    shape.south = Math.min(shape.south, points[i + 1]!);
    shape.north = Math.max(shape.north, points[i + 1]!);
  }
  return shape;
}
