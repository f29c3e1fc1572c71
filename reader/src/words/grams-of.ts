import { fold } from '@wayfare/atlas';
import { hashOf } from './hash-of.ts';

/** How many rows the table of letter groups has. */
export const GRAM_ROWS = 8192;

/** How many rows the table of learned words has. */
export const WORD_ROWS = 16_384;

/** The row in which what is learned of a word is kept, whether or not it has a vector. */
export const ownRowOf = (word: string) => hashOf(fold(word) || word) % WORD_ROWS;

/** The word's groups of three and four letters, each as a row of the table: a misspelling shares most. */
export function gramsOf(word: string): number[] {
  const folded = fold(word) || word;
  const framed = `<${folded}>`;
  const grams: string[] = [];
  for (const size of [3, 4])
    for (let at = 0; at + size <= framed.length && at < 16; at += 1) grams.push(framed.slice(at, at + size));
  if (grams.length === 0) grams.push(framed);
  return grams.map((gram) => hashOf(gram) % GRAM_ROWS);
}
