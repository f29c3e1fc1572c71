import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openAtlas } from '@wayfare/atlas';
import { checkCorpus } from '../corpus/check-corpus.ts';
import { gazetteerOf } from '../gazetteer-of.ts';
import { openReader, weightsOf } from '../open-reader.ts';
import type { Figures } from './figures.ts';
import { hashesOf } from './figures.ts';
import { isHeldOut } from './is-held-out.ts';
import { measure, totalsOf } from './measure.ts';
import { settingsOf } from './settings.ts';
import { train } from './train.ts';

/* Learns the weights of a language anew and writes beside them how good they are. */
const language = process.argv[2] ?? 'en';
const corpus = fileURLToPath(new URL(`../../corpus/${language}`, import.meta.url));
const weights = weightsOf(language);
const settings = settingsOf(language);
train(corpus, weights, settings, !process.argv.includes('--without-network'));
const { examples } = checkCorpus(corpus);
const measured = measure(openReader(gazetteerOf(openAtlas(), language), weights), examples.filter(isHeldOut));
const figures: Figures = {
  ...hashesOf(corpus, weights),
  settings,
  learned: examples.length - measured.messages,
  measured,
};
writeFileSync(new URL('figures.json', weights), `${JSON.stringify(figures, null, 2)}\n`);
console.warn(totalsOf(measured));
