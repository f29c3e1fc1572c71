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
  const ringOf = (numbers: readonly number[]) => joinArcs(numbers, arcs);
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

function unpack(arc: readonly Point[], { scale, translate }: Topology['transform']): Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

function joinArcs(numbers: readonly number[], arcs: readonly Point[][]): Point[] {
  const ring: Point[] = [];
  for (const number of numbers) {
    const arc = number < 0 ? arcs[~number]!.toReversed() : arcs[number]!;
    ring.push(...(ring.length > 0 ? arc.slice(1) : arc));
  }
  return ring;
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
function centreOf(ring: readonly Point[]): CountrySpot {
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
