import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openAtlas } from '@wayfare/atlas';
import { checkCorpus } from '../corpus/check-corpus.ts';
import { gazetteerOf } from '../gazetteer-of.ts';
import { openReader } from '../open-reader.ts';
import type { Figures } from './figures.ts';
import { hashesOf } from './figures.ts';
import { isHeldOut } from './is-held-out.ts';
import { measure } from './measure.ts';
import { settingsOf } from './settings.ts';
import { train } from './train.ts';

/* Learns the weights of a language anew and writes beside them how good they are. */
const language = process.argv[2] ?? 'en';
const workspace = resolve(import.meta.dirname, '../..');
const corpus = join(workspace, 'corpus', language);
const weights = join(workspace, 'weights', language);
const weightsUrl = pathToFileURL(`${weights}/`);
const settings = settingsOf(language);
train(corpus, weightsUrl, settings);
const reader = openReader(gazetteerOf(openAtlas(), language), weightsUrl);
const { examples } = checkCorpus(corpus);
const measured = measure(reader, examples.filter(isHeldOut));
const figures: Figures = {
  ...hashesOf(corpus, weights),
  settings,
  learned: examples.length - measured.messages,
  measured,
};
writeFileSync(join(weights, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
console.warn({ ...measured, spans: undefined, acts: undefined });
