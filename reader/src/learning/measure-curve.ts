import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openAtlas } from '@wayfare/atlas';
import { checkCorpus } from '../corpus/check-corpus.ts';
import { gazetteerOf } from '../gazetteer-of.ts';
import { openReader } from '../open-reader.ts';
import { isHeldOut } from './is-held-out.ts';
import { measure } from './measure.ts';
import { settings } from './settings.ts';
import { train } from './train.ts';

/* How good the reader is when it learns from a part of the corpus: does more of it still help? */
const language = process.argv[2] ?? 'en';
const workspace = resolve(import.meta.dirname, '../..');
const corpus = join(workspace, 'corpus', language);
const gazetteer = gazetteerOf(openAtlas());
const { examples } = checkCorpus(corpus);
const heldOut = examples.filter(isHeldOut);
const all = examples.length - heldOut.length;
const weights = mkdtempSync(join(tmpdir(), 'wayfare-curve-'));
const weightsUrl = pathToFileURL(`${weights}/`);
try {
  for (const name of ['words.txt', 'vectors.bin', 'clusters.bin'])
    copyFileSync(join(workspace, 'weights', language, name), join(weights, name));
  for (const limit of [1000, 2000, 4000, all].filter((count) => count <= all)) {
    // The fewer they are, the oftener they are gone through.
    const epochs = Math.round(settings.network.epochs * Math.min(3, Math.sqrt(all / limit)));
    train(corpus, weightsUrl, { ...settings, limit, network: { ...settings.network, epochs } });
    const measured = measure(openReader(gazetteer, weightsUrl), heldOut);
    console.warn(`${limit} messages`, { ...measured, spans: undefined, acts: undefined });
  }
} finally {
  rmSync(weights, { recursive: true, force: true });
}
