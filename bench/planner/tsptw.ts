import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { orderDay } from '@wayfare/planner';
import type { BenchOptions } from './bench-options.ts';
import { cpuMilliseconds, dataFolder } from './bench-options.ts';
import { readCsv } from './read-csv.ts';
import { readTsptw } from './read-tsptw.ts';
import { mean, printTable, rounded, shown } from './table.ts';

interface Outcome {
  group: string;
  name: string;
  complete: boolean;
  gap: number | null;
  milliseconds: number;
}

function holds(instance: ReturnType<typeof readTsptw>, order: readonly number[]): number | null {
  const tour = [...order.map((stop) => stop + 1), 0];
  let time = instance.windows[0]?.[0] ?? 0;
  let travel = 0;
  let from = 0;
  for (const to of tour) {
    const way = instance.distance[from]?.[to] ?? Number.NaN;
    const [first, last] = instance.windows[to] ?? [0, 0];
    travel += way;
    time = Math.max(time + way, first);
    if (!(time <= last)) return null;
    from = to;
  }
  return new Set(tour).size === instance.windows.length ? travel / instance.scale : null;
}

function referencesOf(folder: string): Map<string, number> {
  const known = new Map<string, number>();
  for (const row of readCsv(join(folder, 'lkh3_tours_cost.csv'))) {
    known.set(`${row.family}/${row.instance}`, Number(row.lkh3_tour_cost_travel_time_incl_service));
  }
  for (const row of readCsv(join(folder, 'best_known.csv'))) {
    known.set(`${row.family}/${row.instance}`, Number(row.best_known_travel_time));
  }
  return known;
}

function runOne(
  path: string,
  group: string,
  name: string,
  reference: number | null,
  options: BenchOptions,
): Outcome {
  const instance = readTsptw(readFileSync(path, 'utf8'));
  const [startMinute, endMinute] = instance.windows[0] ?? [0, 0];
  const problem = {
    stops: instance.windows
      .slice(1)
      .map((window, index) => ({ point: index + 1, visitMinutes: 0, starts: [window] })),
    startPoint: 0,
    endPoint: 0,
    startMinute,
    endMinute,
    travelMinutes: instance.distance,
  };
  const { seed, seconds } = options;
  // Without a number of seconds, just as route optimisation does it.
  const deadline = seconds !== null && { now: cpuMilliseconds, milliseconds: seconds * 1000 };
  const began = cpuMilliseconds();
  const result = orderDay(problem, { seed, ...(deadline && { deadline }) });
  const milliseconds = cpuMilliseconds() - began;
  const travel = result === null ? null : holds(instance, result.order);
  const gap = travel === null || reference === null ? null : ((travel - reference) / reference) * 100;
  return { group, name, complete: travel !== null, gap, milliseconds };
}

/** The order of one day with time windows, measured on TSPTW files in any number of folders. */
export function runTsptw(options: BenchOptions): unknown {
  const folder = dataFolder(options, 'tsptw');
  if (folder === null) return null;
  const references = referencesOf(folder);
  const outcomes: Outcome[] = [];
  for (const family of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    for (const file of readdirSync(join(folder, family.name))) {
      const name = file.replace(/\.\w+$/, '');
      if (!options.only.test(`tsptw/${family.name}/${name}`)) continue;
      const path = join(folder, family.name, file);
      const group = `${family.name} ${/^n\d+/.exec(name)?.[0] ?? ''}`.trim();
      outcomes.push(runOne(path, group, name, references.get(`${family.name}/${name}`) ?? null, options));
    }
  }
  if (outcomes.length === 0) return null;
  const summary = (label: string, held: readonly Outcome[]): (string | number)[] => {
    const gaps = held.map(({ gap }) => gap).filter((gap) => gap !== null);
    return [
      label,
      held.length,
      held.filter(({ complete }) => complete).length,
      gaps.filter((gap) => gap <= 1e-9).length,
      shown(mean(gaps), 3),
      shown(gaps.length === 0 ? null : Math.max(...gaps), 3),
      shown(Math.max(...held.map(({ milliseconds }) => milliseconds)), 0),
    ];
  };
  const groups = [...new Set(outcomes.map(({ group }) => group))].sort();
  printTable(
    'TSPTW (travel against the best known)',
    ['family', 'cases', 'feasible', 'at best known', 'gap % mean', 'gap % worst', 'ms worst'],
    [
      ...groups.map((group) =>
        summary(
          group,
          outcomes.filter((one) => one.group === group),
        ),
      ),
      summary('all', outcomes),
    ],
  );
  const short = outcomes.filter(({ gap, complete }) => !complete || (gap !== null && gap > 1e-9));
  if (short.length > 0) console.log(`  short of the best known: ${short.map(({ name }) => name).join(' ')}`);
  const gaps = outcomes.map(({ gap }) => gap).filter((gap) => gap !== null);
  return {
    cases: outcomes.length,
    feasible: outcomes.filter(({ complete }) => complete).length,
    atBestKnown: gaps.filter((gap) => gap <= 1e-9).length,
    gapPercentMean: rounded(mean(gaps), 4),
  };
}
