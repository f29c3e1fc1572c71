import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openAtlas } from '@wayfare/atlas';
import { checkCorpus } from '../corpus/check-corpus.ts';
import { gazetteerOf } from '../gazetteer-of.ts';
import { openReader, weightsOf } from '../open-reader.ts';
import { isHeldOut } from './is-held-out.ts';
import { measure, totalsOf } from './measure.ts';
import { settingsOf } from './settings.ts';
import { train } from './train.ts';

/* How good the reader is when it learns from a part of the corpus: does more of it still help? */
const language = process.argv[2] ?? 'en';
const corpus = fileURLToPath(new URL(`../../corpus/${language}`, import.meta.url));
const settings = settingsOf(language);
const gazetteer = gazetteerOf(openAtlas(), language);
const { examples } = checkCorpus(corpus);
const heldOut = examples.filter(isHeldOut);
const all = examples.length - heldOut.length;
const folder = mkdtempSync(join(tmpdir(), 'wayfare-curve-'));
const weights = pathToFileURL(`${folder}/`);
try {
  for (const name of ['words.txt', 'vectors.bin', 'clusters.bin'])
    copyFileSync(new URL(name, weightsOf(language)), new URL(name, weights));
  for (const limit of [1000, 2000, 4000, all].filter((count) => count <= all)) {
    // The fewer they are, the oftener they are gone through.
    const epochs = Math.round(settings.network.epochs * Math.min(3, Math.sqrt(all / limit)));
    train(corpus, weights, { ...settings, limit, network: { ...settings.network, epochs } });
    console.warn(`${limit} messages`, totalsOf(measure(openReader(gazetteer, weights), heldOut)));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
