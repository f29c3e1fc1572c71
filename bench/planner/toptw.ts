import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@wayfare/planner';
import { solve } from '@wayfare/planner';
import type { BenchOptions } from './bench-options.ts';
import { cpuMilliseconds, dataFolder } from './bench-options.ts';
import { readCsv } from './read-csv.ts';
import { readToptw, readTtdp } from './read-toptw.ts';
import { mean, printTable, rounded, shown } from './table.ts';

interface Case {
  name: string;
  family: string;
  problem: () => Problem;
  reference: number | null;
  proven: boolean;
}

interface Outcome {
  of: Case;
  score: number;
  milliseconds: number;
  gap: number | null;
}

const decimalsOf = (name: string): number => (/^pr/i.test(name) ? 2 : 1);
const instancesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt') && !/format/i.test(file))
    .map((file) => file.slice(0, -4));

function toptwCases(folder: string): Case[] {
  const rows = readCsv(join(folder, 'reference.csv'));
  const cases = rows
    .filter(({ instance }) => existsSync(join(folder, `${instance}.txt`)))
    .map((row) => ({ instance: row.instance ?? '', tours: Number(row.m), row }));
  const named = new Set(cases.map(({ instance }) => instance));
  const others = instancesIn(folder).filter((name) => !named.has(name));
  const unreferenced = others.flatMap((instance) =>
    [1, 2, 3, 4].map((tours) => ({ instance, tours, row: null })),
  );
  return [...cases, ...unreferenced].map(({ instance, tours, row }) => ({
    name: `${instance}/${tours}`,
    family: `${/^[a-z]+/i.exec(instance)?.[0] ?? instance} m=${tours}`,
    problem: () =>
      readToptw(readFileSync(join(folder, `${instance}.txt`), 'utf8'), tours, decimalsOf(instance)),
    reference: row === null ? null : Number(row.reference_score),
    proven: /proven|all visited/.test(row?.kind ?? ''),
  }));
}

function ttdpCases(folder: string): Case[] {
  const references = new Map(readCsv(join(folder, 'reference.csv')).map((row) => [row.instance, row]));
  return instancesIn(folder).map((instance) => {
    const row = references.get(instance);
    const text = readFileSync(join(folder, `${instance}.txt`), 'utf8');
    return {
      name: instance,
      family: `${Number(/^\S+\s+(\d+)/.exec(text.trim())?.[1] ?? 1)} days`,
      problem: () => readTtdp(text),
      reference: row === undefined ? null : Number(row.score_found_here),
      proven: false,
    };
  });
}

function runCase(one: Case, seconds: number, seed: number): Outcome {
  const problem = one.problem();
  const began = cpuMilliseconds();
  const plan = solve(problem, { seed, deadline: { now: cpuMilliseconds, milliseconds: seconds * 1000 } });
  const milliseconds = cpuMilliseconds() - began;
  const gap = one.reference === null ? null : ((one.reference - plan.value) / one.reference) * 100;
  return { of: one, score: plan.value, milliseconds, gap };
}

function report(title: string, outcomes: readonly Outcome[]): Record<string, unknown> {
  const families = [...new Set(outcomes.map((outcome) => outcome.of.family))].sort();
  const summary = (name: string, held: readonly Outcome[]): (string | number)[] => {
    const gaps = held.map(({ gap }) => gap).filter((gap) => gap !== null);
    const proven = held.filter((outcome) => outcome.of.proven);
    return [
      name,
      held.length,
      shown(mean(gaps)),
      shown(gaps.length > 0 ? Math.max(...gaps) : null),
      `${proven.filter(({ gap }) => gap !== null && gap <= 0).length}/${proven.length}`,
      shown(mean(held.map(({ milliseconds }) => milliseconds)), 0),
    ];
  };
  const rows = families.map((family) =>
    summary(
      family,
      outcomes.filter(({ of }) => of.family === family),
    ),
  );
  const heads = ['family', 'cases', 'gap % mean', 'gap % worst', 'proven reached', 'ms mean'];
  printTable(title, heads, [...rows, summary('all', outcomes)]);
  const missed = outcomes.filter(({ of, gap }) => of.proven && gap !== null && gap > 0);
  if (missed.length > 0) console.log(`  proven optimum missed: ${missed.map(({ of }) => of.name).join(' ')}`);
  const without = outcomes.filter(({ gap }) => gap === null);
  for (const { of, score } of without) console.log(`  ${of.name}: ${score} (no reference)`);
  const gaps = outcomes.map(({ gap }) => gap).filter((gap) => gap !== null);
  return {
    cases: outcomes.length,
    gapPercentMean: rounded(mean(gaps)),
    gapPercentWorst: gaps.length > 0 ? rounded(Math.max(...gaps)) : null,
    provenMissed: missed.length,
    millisecondsMean: rounded(mean(outcomes.map(({ milliseconds }) => milliseconds)), 0),
  };
}

function runFamily(options: BenchOptions, name: string, cases: (folder: string) => Case[]): unknown {
  const folder = dataFolder(options, name);
  if (folder === null) return null;
  const chosen = cases(folder).filter((one) => options.only.test(`${name}/${one.name}`));
  if (chosen.length === 0) return null;
  const seconds = options.seconds ?? 1;
  const outcomes = chosen.map((one) => runCase(one, seconds, options.seed));
  return report(
    `${name.toUpperCase()}, ${seconds} s CPU an instance (gap below 0: better than the reference)`,
    outcomes,
  );
}

/** Choosing and ordering sights over days, measured on TOPTW files. */
export const runToptw = (options: BenchOptions): unknown => runFamily(options, 'toptw', toptwCases);

/** The same with opening hours per weekday, measured on TTDP files. */
export const runTtdp = (options: BenchOptions): unknown => runFamily(options, 'ttdp', ttdpCases);
