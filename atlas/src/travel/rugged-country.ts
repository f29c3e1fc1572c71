import type { Point } from './great-circle.ts';
import { wrapDegrees } from './great-circle.ts';

const cellsPerDegree = 2;
const columns = 360 * cellsPerDegree;
const rows = 180 * cellsPerDegree;
/** How far beyond its own edge a cell looks, as a share of a cell. */
const overlap = 0.3;
const metersPerStep = 8;
const fewestTowns = 4;

/** How much the towns round about differ in height, by cells of half a degree: hills and mountains wind their roads. */
export type RuggedCountry = Uint8Array;

/** Makes the grid from every town with its height. */
export function ruggedCountry(
  towns: Iterable<Point & { population: number; elevationMeters: number }>,
): RuggedCountry {
  const count = new Uint32Array(rows * columns);
  const sum = new Float64Array(rows * columns);
  const squares = new Float64Array(rows * columns);
  for (const { lat, lon, elevationMeters } of towns) {
    const y = (lat + 90) * cellsPerDegree;
    const x = (lon + 180) * cellsPerDegree;
    for (let row = Math.floor(y - overlap); row <= Math.floor(y + overlap); row++) {
      for (let column = Math.floor(x - overlap); column <= Math.floor(x + overlap); column++) {
        if (row < 0 || row >= rows) continue;
        const cell = row * columns + ((column + columns) % columns);
        count[cell]!++;
        sum[cell]! += elevationMeters;
        squares[cell]! += elevationMeters * elevationMeters;
      }
    }
  }
  return Uint8Array.from(count, (towns, cell) => {
    if (towns < fewestTowns) return 0;
    const mean = sum[cell]! / towns;
    return Math.min(255, Math.sqrt(Math.max(0, squares[cell]! / towns - mean * mean)) / metersPerStep);
  });
}

/** How rugged the country is on a way, 0 for a plain to 1 for high mountains; a long way by its more rugged half. */
export function ruggedOn(grid: RuggedCountry, from: Point, to: Point): number {
  const northward = to.lat - from.lat;
  const eastward = wrapDegrees(to.lon - from.lon);
  const cellsPassed = Math.max(Math.abs(northward), Math.abs(eastward)) * cellsPerDegree;
  const steps = Math.max(2, Math.ceil(cellsPassed));
  const passed = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return ruggedAt(grid, { lat: from.lat + northward * share, lon: from.lon + eastward * share });
  });
  const counted = steps === 2 ? passed.length : Math.ceil(passed.length / 2);
  const most = passed.toSorted((a, b) => b - a).slice(0, counted);
  return Math.min(1, most.reduce((sum, meters) => sum + meters, 0) / counted / 400);
}

function ruggedAt(grid: RuggedCountry, { lat, lon }: Point): number {
  const row = Math.min(rows - 1, Math.max(0, Math.floor((lat + 90) * cellsPerDegree)));
  const column = Math.floor((wrapDegrees(lon) + 180) * cellsPerDegree) % columns;
  return grid[row * columns + column]! * metersPerStep;
}
