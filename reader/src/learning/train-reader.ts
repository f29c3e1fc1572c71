import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openAtlas } from '@wayfare/atlas';
import { checkCorpus } from '../corpus/check-corpus.ts';
import { gazetteerOf } from '../gazetteer-of.ts';
import { openReader } from '../open-reader.ts';
import { isHeldOut } from './is-held-out.ts';
import { measure } from './measure.ts';
import { writeLessons } from './write-lessons.ts';

const workspace = resolve(import.meta.dirname, '../..');

/** One hash of the contents of some files. */
export function hashOfFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** The corpus of a language as one hash. */
export const corpusHash = (language: string) => {
  const folder = join(workspace, 'corpus', language);
  return hashOfFiles(readdirSync(folder).toSorted().filter((name) => name.endsWith('.txt')).map((name) => join(folder, name)));
};

/** What a training starts from; the same settings and the same corpus give the same weights. */
export const settings = { seed: 17, variants: 6, epochs: 24, dropout: 0.3, threads: 2 };

/** Learns the weights of a language anew and writes how good they are beside them. */
function trainReader(language: string) {
  const corpus = join(workspace, 'corpus', language);
  const weights = join(workspace, 'weights', language);
  const lessons = mkdtempSync(join(tmpdir(), 'wayfare-lessons-'));
  const { seed, variants, epochs, dropout, threads } = settings;
  try {
    writeLessons(corpus, lessons, seed, variants);
    const program = process.env.WAYFARE_TRAINING_PYTHON ?? '/usr/bin/python3';
    const options = { epochs, seed, dropout, threads };
    const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const { status } = spawnSync(
      program,
      [join(workspace, 'train/train.py'), lessons, weights, weights, ...args],
      { stdio: 'inherit' },
    );
    if (status !== 0) throw new Error(`The training ended with ${status}. It needs Python 3 with torch.`);
  } finally {
    rmSync(lessons, { recursive: true, force: true });
  }
  const reader = openReader(gazetteerOf(openAtlas()), language);
  const { examples } = checkCorpus(corpus);
  const measured = measure(reader, examples.filter(isHeldOut));
  const figures = {
    corpus: corpusHash(language),
    weights: hashOfFiles([join(weights, 'network.bin')]),
    vectors: hashOfFiles([join(weights, 'words.txt'), join(weights, 'vectors.bin')]),
    settings,
    learned: examples.length - measured.messages,
    measured,
  };
  writeFileSync(join(weights, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  const { spans, acts, ...totals } = measured;
  console.warn(totals);
}

if (import.meta.main) trainReader(process.argv[2] ?? 'en');
