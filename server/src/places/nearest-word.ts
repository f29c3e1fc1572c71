import { stemOf } from '@wayfare/assistant';
import type { WishIndex } from './wish-index.ts';
import { wordsOfMeaning } from './wish-words.ts';

const leastLetters = 6;

/** Whether one word becomes the other by one letter more, less or other, or by two that change places. */
export function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one);
  if (other.length - one.length > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (one.length < other.length) return one.slice(at) === other.slice(at + 1);
  const isSwapped =
    one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
  return isSwapped || one.slice(at + 1) === other.slice(at + 1);
}

/** The stem of the index that a long word is but for a slip of the pen, the commonest first; null where there is none. */
export function nearestWord(index: WishIndex, word: string): string | null {
  if (word.length < leastLetters) return null;
  const stem = stemOf(word);
  let best: { term: string; count: number } | null = null;
  for (const term of wordsOfMeaning()) if (isOneSlip(stem, term)) return term;
  for (const term of index.ofSights.terms()) {
    if (term[0] !== stem[0] || Math.abs(term.length - stem.length) > 1 || !isOneSlip(stem, term)) continue;
    const count = index.ofSights.count(term);
    if (best === null || count > best.count) best = { term, count };
  }
  return best?.term ?? null;
}
