import { readFileSync } from 'node:fs';
import type { Feature } from 'geojson';
import { packageFile } from '../build/package-file.ts';
import { smoothLine, type Point } from './smooth-line.ts';

interface Shape {
  type: 'Polygon' | 'MultiPolygon' | null;
  arcs: number[][] | number[][][];
}

interface Topology {
  arcs: Point[][];
  transform: { scale: Point; translate: Point };
  objects: { land: { geometries: Shape[] }; countries: { geometries: Shape[] } };
}

/** Where a country's name stands, and how large the country is, in square degrees on the map. */
export interface CountrySpot {
  at: Point;
  area: number;
}

/** The world's outlines: land, the borders that two countries share, and where names stand. */
export interface Shapes {
  land: Feature[];
  borders: Feature[];
  spots: CountrySpot[];
}

const polygonsOf = ({ type, arcs }: Shape): number[][][] =>
  type === 'MultiPolygon' ? (arcs as number[][][]) : type === 'Polygon' ? [arcs as number[][]] : [];

/** Reads the outlines of `world-atlas` (Natural Earth, 1:10 million) and rounds their steps. */
export function readShapes(): Shapes {
  const text = readFileSync(packageFile('world-atlas', 'countries-10m.json'), 'utf8');
  const { arcs: packed, transform, objects } = JSON.parse(text) as Topology;
  const arcs = packed.map((arc) => smoothLine(unpack(arc, transform), 2));
  const ringOf = (numbers: readonly number[]) => closePole(joinArcs(numbers, arcs));
  const { countries } = objects;
  return {
    land: objects.land.geometries.flatMap(polygonsOf).map((rings) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: rings.map(ringOf) },
    })),
    borders: sharedArcs(countries.geometries).map((number) => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'LineString', coordinates: arcs[number]! },
    })),
    spots: countries.geometries.flatMap((shape) =>
      largestSpot(polygonsOf(shape).map(([outer]) => ringOf(outer!))),
    ),
  };
}

/** The longitude that is the same meridian and nearest to another one. */
const nearestTurn = (longitude: number, to: number) => longitude + 360 * Math.round((to - longitude) / 360);

/** Unpacks an arc. One that crosses the date line goes on past 180°, so that it stays one line. */
function unpack(arc: readonly Point[], { scale, translate }: Topology['transform']): Point[] {
  let [x, y] = [0, 0];
  let before: number | null = null;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    const longitude = x * scale[0] + translate[0];
    before = before === null ? longitude : nearestTurn(longitude, before);
    return [before, y * scale[1] + translate[1]];
  });
}

function joinArcs(numbers: readonly number[], arcs: readonly Point[][]): Point[] {
  const ring: Point[] = [];
  for (const number of numbers) {
    const arc = number < 0 ? arcs[~number]!.toReversed() : arcs[number]!;
    const last = ring.at(-1);
    if (!last) {
      ring.push(...arc);
      continue;
    }
    const shift = nearestTurn(arc[0]![0], last[0]) - arc[0]![0];
    for (const [x, y] of arc.slice(1)) ring.push([x + shift, y]);
  }
  return ring;
}

/** A ring that goes once round the world is Antarctica's coast: the rest of its edge lies beyond the map's foot. */
function closePole(ring: Point[]): Point[] {
  const [first, last] = [ring[0]!, ring.at(-1)!];
  if (Math.abs(last[0] - first[0]) < 180) return ring;
  return [...ring, [last[0], -90], [first[0], -90], first];
}

/** The arcs that lie between two countries; all others are coast. */
function sharedArcs(countries: readonly Shape[]): number[] {
  const users = new Map<number, number>();
  countries.forEach((shape) => {
    const own = new Set(
      polygonsOf(shape)
        .flat(2)
        .map((number) => (number < 0 ? ~number : number)),
    );
    for (const number of own) users.set(number, (users.get(number) ?? 0) + 1);
  });
  return [...users].flatMap(([number, count]) => (count > 1 ? [number] : []));
}

function largestSpot(rings: readonly Point[][]): CountrySpot[] {
  let best: CountrySpot | null = null;
  for (const ring of rings) {
    const spot = centreOf(ring);
    if (!best || spot.area > best.area) best = spot;
  }
  return best ? [best] : [];
}

/** A ring's centre of mass and area. */
export function centreOf(ring: readonly Point[]): CountrySpot {
  let [x, y, doubled] = [0, 0, 0];
  for (let i = 0; i < ring.length - 1; i += 1) {
    const [[x1, y1], [x2, y2]] = [ring[i]!, ring[i + 1]!];
    const cross = x1 * y2 - x2 * y1;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
    doubled += cross;
  }
  if (doubled === 0) return { at: ring[0]!, area: 0 };
  return { at: [x / (3 * doubled), y / (3 * doubled)], area: Math.abs(doubled / 2) };
}
