import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { cityMatrix } from '../../atlas/src/travel/city-matrix.ts';
import { measureFlights } from './measure-flights.ts';
import { measureKnownWays } from './measure-known-ways.ts';
import { measureRoads } from './measure-roads.ts';
import { readTowns } from './read-towns.ts';

type Figures = Record<string, number>;

const defaultData = new URL('../../../shared/bench', import.meta.url).pathname;

/**
 * `npm run bench -- travel [--data DIR] [--all]`: how far the travel model is from known ways, measured roads and
 * flights; `--all` names each known way that is off.
 */
export default function run(args: string[]): void {
  const at = args.indexOf('--data');
  const folder = join(at >= 0 ? (args[at + 1] ?? '') : defaultData, 'transport');
  const figures: Figures = { ...measureMatrix(), ...measureKnownWays(args.includes('--all')) };
  if (!existsSync(folder)) {
    console.log(`No measured times in ${folder}: only the speed of the city matrix was measured.`);
  } else {
    const towns = readTowns();
    Object.assign(figures, measureRoads(folder, towns), measureFlights(folder, towns));
  }
  console.log(JSON.stringify({ bench: 'travel', ...figures }));
}

/** The matrix that the planner asks for: 120 sights of one city, three modes. */
function measureMatrix(): Figures {
  const points = Array.from({ length: 120 }, (_, i) => ({
    lat: 48.82 + ((i * 37) % 120) * 0.0007,
    lon: 2.27 + ((i * 71) % 120) * 0.0012,
  }));
  const figures: Figures = {};
  console.log('City matrix, 120 × 120 points, median of 15 runs');
  for (const mode of ['walk', 'transit', 'drive'] as const) {
    const times = Array.from({ length: 15 }, () => {
      const start = performance.now();
      cityMatrix(points, mode);
      return performance.now() - start;
    }).sort((a, b) => a - b);
    const milliseconds = Math.round(times[7]! * 100) / 100;
    console.log(`  ${mode.padEnd(8)} ${milliseconds.toFixed(2)} ms`);
    figures[`matrix_${mode}_ms`] = milliseconds;
  }
  return figures;
}
