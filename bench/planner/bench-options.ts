import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** What a bench of the planner was asked to do. */
export interface BenchOptions {
  data: string;
  seconds: number | null;
  only: RegExp;
  seed: number;
}

/** Reads `--data DIR --seconds N --only PATTERN --seed N`. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      seconds: { type: 'string' },
      only: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  return {
    data: values.data ?? join(import.meta.dirname, '../../../shared/bench'),
    seconds: values.seconds === undefined ? null : Number(values.seconds),
    only: new RegExp(values.only ?? ''),
    seed: values.seed === undefined ? 1 : Number(values.seed),
  };
}

/** A folder of the data, or null with a plain word about its absence. */
export function dataFolder(options: BenchOptions, name: string): string | null {
  const folder = join(options.data, name);
  if (existsSync(folder)) return folder;
  console.log(`${name}: the folder ${folder} is not there, so this family is left out.`);
  return null;
}

/** CPU milliseconds used by this process: the machine may be shared, so wall time would measure the neighbours. */
export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
