import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Example } from '../corpus/read-corpus.ts';
import { targetOf } from '../corpus/target-of.ts';
import { acts, spanLabels } from '../labels.ts';
import type { Gazetteer } from '../marked.ts';
import { encode } from '../words/encode.ts';
import { GRAM_ROWS, WORD_ROWS } from '../words/grams-of.ts';
import { signNames } from '../words/signs-of.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import { inNoOrder } from './in-no-order.ts';
import { isHeldOut } from './is-held-out.ts';
import { spanTags } from './lesson-tags.ts';
import type { PlaceNames } from './place-names.ts';
import type { Lot } from './random.ts';
import { vary } from './vary.ts';

/** The round of messages that are not learned from. */
const HELD_OUT = 255;

/** Columns of numbers, in which messages follow each other; `train/lessons.py` reads them. */
class Columns {
  readonly all: Record<string, number[]> = {};

  add(column: string, values: Iterable<number>) {
    const own = (this.all[column] ??= []);
    for (const value of values) own.push(value);
  }

  /** Lists of different lengths: how long each is, and all one after the other. */
  addLists(counts: string, column: string, lists: readonly (readonly number[])[]) {
    this.add(
      counts,
      lists.map((list) => list.length),
    );
    for (const list of lists) this.add(column, list);
  }
}

/** Writes everything the trainer of the network reads into a folder, as arrays of 16-bit numbers. */
export function writeLessons(
  examples: readonly Example[],
  { gazetteer, vocabulary, names }: { gazetteer: Gazetteer; vocabulary: Vocabulary; names: PlaceNames },
  folder: string,
  lot: Lot,
  variants: number,
) {
  const columns = new Columns();
  const push = (example: Example, round: number) => {
    const { said, tokens, words, ownWords, grams, signs } = encode(example.message, gazetteer, vocabulary);
    const target = targetOf(example, tokens);
    columns.add('round', [round]);
    columns.add('said', [said]);
    columns.add('size', [words.length]);
    columns.add('words', words);
    columns.add('ownWords', ownWords);
    columns.addLists('gramCounts', 'grams', grams);
    columns.addLists('signCounts', 'signs', signs);
    columns.add('spans', spanTags(target));
    columns.add(
      'acts',
      target.clauses.map(({ act }) => acts.indexOf(act)),
    );
    columns.add(
      'begins',
      target.clauses.map(({ begins }) => Number(begins)),
    );
  };
  const learned = inNoOrder(examples.filter((example) => !isHeldOut(example)));
  for (const example of examples.filter(isHeldOut)) push(example, HELD_OUT);
  for (const example of learned) push(example, 0);
  for (let round = 1; round <= variants; round += 1)
    for (const example of learned) push(vary(example, lot, names, gazetteer), round);
  mkdirSync(folder, { recursive: true });
  for (const [name, column] of Object.entries(columns.all))
    writeFileSync(join(folder, `${name}.bin`), Uint16Array.from(column));
  const sizes = {
    spans: spanLabels.length,
    acts: acts.length,
    signs: signNames.length,
    grams: GRAM_ROWS,
    words: WORD_ROWS,
  };
  writeFileSync(join(folder, 'sizes.json'), JSON.stringify(sizes));
}
