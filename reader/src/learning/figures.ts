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
function hashOfFiles(folder: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}

/** The hashes of a corpus, of the vectors and of the weights as they stand in their folders. */
export const hashesOf = (corpus: string, weights: string) => ({
  corpus: hashOfFiles(
    corpus,
    readdirSync(corpus)
      .filter((name) => name.endsWith('.txt'))
      .toSorted(),
  ),
  vectors: hashOfFiles(weights, ['words.txt', 'vectors.bin', 'clusters.bin']),
  weights: hashOfFiles(weights, ['network.bin', 'spans.bin', 'acts.bin', 'balance.json']),
});
