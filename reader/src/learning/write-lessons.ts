import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openAtlas } from '@wayfare/atlas';
import type { Example } from '../corpus/read-corpus.ts';
import { checkCorpus } from '../corpus/check-corpus.ts';
import { targetOf } from '../corpus/target-of.ts';
import { gazetteerOf } from '../gazetteer-of.ts';
import { acts, spanLabels } from '../labels.ts';
import { encode } from '../words/encode.ts';
import { GRAM_ROWS, WORD_ROWS } from '../words/grams-of.ts';
import { signNames } from '../words/signs-of.ts';
import { openVocabulary } from '../words/vocabulary.ts';
import { isHeldOut } from './is-held-out.ts';
import { placeNames } from './place-names.ts';
import { Lot } from './random.ts';
import { vary } from './vary.ts';

/** Writes everything the trainer reads into a folder, as arrays of 16-bit numbers. */
export function writeLessons(corpusFolder: string, folder: string, seed: number, variants: number) {
  const { examples, faults } = checkCorpus(corpusFolder);
  const atlas = openAtlas();
  const gazetteer = gazetteerOf(atlas);
  const vocabulary = openVocabulary(new URL('../../weights/en/words.txt', import.meta.url));
  const names = placeNames(atlas);
  const lot = new Lot(seed);
  const columns = {
    round: [] as number[], kind: [] as number[], said: [] as number[], size: [] as number[],
    words: [] as number[], ownWords: [] as number[], gramCounts: [] as number[], grams: [] as number[], signCounts: [] as number[], signs: [] as number[],
    spans: [] as number[], acts: [] as number[], begins: [] as number[],
  }; // prettier-ignore
  const push = (example: Example, round: number) => {
    const { said, tokens, words, ownWords, grams, signs } = encode(example.message, gazetteer, vocabulary);
    const target = targetOf(example, tokens);
    if (tokens.length === 0) return;
    columns.round.push(round);
    columns.kind.push(['first', 'next', 'ask', 'other'].indexOf(example.kind));
    columns.said.push(said);
    columns.size.push(words.length);
    for (const word of words) columns.words.push(word);
    for (const word of ownWords) columns.ownWords.push(word);
    for (const own of grams) {
      columns.gramCounts.push(own.length);
      columns.grams.push(...own);
    }
    for (const own of signs) {
      columns.signCounts.push(own.length);
      columns.signs.push(...own);
    }
    for (const span of target.spans)
      columns.spans.push(span === null ? 0 : 1 + 2 * spanLabels.indexOf(span.label) + (span.begins ? 0 : 1));
    for (const { act, begins } of target.clauses) {
      columns.acts.push(acts.indexOf(act));
      columns.begins.push(begins ? 1 : 0);
    }
  };
  for (const example of examples) push(example, isHeldOut(example) ? 255 : 0);
  const learned = examples.filter((example) => !isHeldOut(example));
  for (let round = 1; round <= variants; round += 1)
    for (const example of learned) {
      try {
        push(vary(example, lot, names, gazetteer), round);
      } catch {
        push(example, round);
      }
    }
  mkdirSync(folder, { recursive: true });
  for (const [name, column] of Object.entries(columns))
    writeFileSync(join(folder, `${name}.bin`), Uint16Array.from(column));
  writeFileSync(
    join(folder, 'sizes.json'),
    JSON.stringify({ spans: spanLabels.length, acts: acts.length, signs: signNames.length, grams: GRAM_ROWS, words: WORD_ROWS }),
  );
  return { examples: examples.length, faults };
}

if (import.meta.main) {
  const [, , corpus = '', folder = '', variants = '6'] = process.argv;
  const { examples, faults } = writeLessons(corpus, folder, 17, Number(variants));
  console.warn(faults.slice(0, 60).join('\n'));
  console.warn(`${examples} examples, ${faults.length} faults`);
}
