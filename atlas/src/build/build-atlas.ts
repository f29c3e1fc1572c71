/* Builds the atlas into `atlas/dist`: `node atlas/src/build/build-atlas.ts [--leave-out-faulty] [--force]`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { atlasDirectory, defaultDirectory, stampFileName, worldFileName } from './locations.ts';
import { atlasStamp } from './stamp.ts';

/** How a build is asked for. */
export interface BuildOptions {
  /** `atlas/dist` unless told. */
  directory?: string;
  /** Hears of each step as it begins. */
  onProgress?: (step: string, done: number, total: number) => void;
  /** Build even when nothing has changed. */
  force?: boolean;
  /** Leave out cities with errors and region ids that do not exist, and report them, instead of refusing. */
  leaveOutFaulty?: boolean;
}

/** What a build did. */
export interface BuildResult {
  built: boolean;
  directory: string;
  faults: readonly string[];
}

/** Follows the stamp of an atlas that was built without its faulty parts. */
const faultyMark = ' incomplete';

function existingStamp(directory: string): string {
  const file = path.join(directory, stampFileName);
  const isBuilt = existsSync(path.join(directory, worldFileName)) && existsSync(file);
  return isBuilt ? readFileSync(file, 'utf8') : '';
}

/** Builds the atlas unless the existing one is current. Refuses, naming every fault, when a source is wrong. */
export async function buildAtlas(options: BuildOptions = {}): Promise<BuildResult> {
  const directory = options.directory ?? defaultDirectory;
  const leaveOutFaulty = options.leaveOutFaulty ?? false;
  const stamp = atlasStamp(atlasDirectory);
  const existing = existingStamp(directory);
  const current = existing === stamp || (leaveOutFaulty && existing === stamp + faultyMark);
  if (current && !options.force) return { built: false, directory, faults: [] };
  // Whoever only opens the atlas need not load what builds it.
  const { buildNow } = await import('./build-now.ts');
  const faults = await buildNow(directory, leaveOutFaulty, options.onProgress ?? (() => undefined));
  writeFileSync(path.join(directory, stampFileName), faults.length === 0 ? stamp : stamp + faultyMark);
  return { built: true, directory, faults };
}

if (import.meta.main) {
  const started = performance.now();
  const result = await buildAtlas({
    force: process.argv.includes('--force'),
    leaveOutFaulty: process.argv.includes('--leave-out-faulty'),
    onProgress: (name, done, total) => console.log(`atlas ${done + 1}/${total}: ${name}`),
  });
  for (const fault of result.faults) console.error(`left out: ${fault}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(result.built ? `atlas built in ${seconds} s` : 'atlas is current');
}
