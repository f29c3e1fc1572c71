import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from './measure.ts';
import type { TrainingSettings } from './settings.ts';

/** What is written beside the weights: what they were learned from, and how good they are. */
export interface Figures {
  corpus: string;
  vectors: string;
  weights: string;
  settings: TrainingSettings;
  learned: number;
  measured: Measured;
}

/** One hash of the contents of some files. */
function hashOfFiles(paths: readonly (string | URL)[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** The hashes of a corpus, of the vectors and of the weights as they stand in their folders. */
export function hashesOf(corpus: string, weights: URL) {
  const messages = readdirSync(corpus).filter((name) => name.endsWith('.txt'));
  const inWeights = (names: readonly string[]) => names.map((name) => new URL(name, weights));
  return {
    corpus: hashOfFiles(messages.toSorted().map((name) => join(corpus, name))),
    vectors: hashOfFiles(inWeights(['words.txt', 'vectors.bin', 'clusters.bin'])),
    weights: hashOfFiles(inWeights(['network.bin', 'spans.bin', 'acts.bin', 'balance.json'])),
  };
}
