import { numberIn } from './read-number.ts';
import { tokensOf } from './words-in.ts';

/** How many, or how much more or less. */
export type Count =
  | { kind: 'exactly' | 'atMost' | 'atLeast' | 'change'; number: number }
  | { kind: 'more' | 'less' | 'none' | 'only' };

const some = (words: readonly string[], list: string) => words.some((word) => list.split(' ').includes(word));

/** "one more", "an extra one", "fewer", "at most two", "no more than one", "only", "max 3", "half". */
export function readCount(text: string): Count | null {
  const words = tokensOf(text);
  const number = numberIn(words);
  const isMore = some(words, 'more extra another additional longer further plus');
  const isLess = some(words, 'less fewer shorter minus off');
  if (words.includes('as') && some(words, 'few little')) return { kind: 'less' };
  if (some(words, 'max maximum most') || (words.includes('no') && (isMore || words.includes('than'))))
    return { kind: 'atMost', number: number ?? 1 };
  if (some(words, 'min minimum least')) return { kind: 'atLeast', number: number ?? 1 };
  if (isMore || words.includes('+')) return number === null ? { kind: 'more' } : { kind: 'change', number };
  if (isLess || words[0] === '-')
    return number === null ? { kind: 'less' } : { kind: 'change', number: -number };
  if (some(words, 'only just')) return number === null ? { kind: 'only' } : { kind: 'exactly', number };
  if (some(words, 'no none zero without')) return { kind: 'none' };
  if (words.length === 1 && words[0] === 'few') return { kind: 'less' };
  return number === null ? null : { kind: 'exactly', number };
}
