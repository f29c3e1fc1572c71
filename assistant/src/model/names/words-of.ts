import { ordinaryWords } from './ordinary-words.ts';
import type { Span } from './span.ts';

/** A word of a text, with where it stands and how it is written. */
export interface Word extends Span {
  text: string;
  capital: boolean;
  opens: boolean;
}

/** Small words inside names. */
export const particles = new Set([
  'de',
  'la',
  'le',
  'les',
  'du',
  'des',
  'del',
  'di',
  'da',
  'do',
  'dos',
  'al',
  'el',
  'am',
  'an',
  'der',
  'den',
  'of',
  'the',
  'and',
  'upon',
  'sur',
  'y',
  'na',
  'by',
]);
/** Whether a word is one of these; "LA" is not. */
export const isParticle = ({ text }: Pick<Word, 'text'>): boolean =>
  text !== 'LA' && particles.has(text.toLowerCase());

const AHEAD_CHARACTERS = 48;

/** What stands right before a position: enough to see which word leads to it, and no more, however long the text. */
export const aheadOf = (text: string, position: number): string =>
  text.slice(Math.max(0, position - AHEAD_CHARACTERS), position);

/** "St. Gallen": the full stop belongs to the word. */
const shortened = /\b(?:St|Mt|Ft|Ste)\.(?= ?\p{Lu})/u;
const inFull = /[\p{L}\p{M}\p{N}]+(?:['’.&-][\p{L}\p{M}\p{N}]+)*/u;
const wordForm = new RegExp(`${shortened.source}|${inFull.source}`, 'gu');

/** The words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordForm)) {
    const start = match.index;
    const ahead = aheadOf(text, start);
    words.push({
      text: match[0],
      start,
      end: start + match[0].length,
      capital: /^\p{Lu}/u.test(match[0]),
      opens: /(?:^|[.!?:;]|^["'(])\s*["'(]?$/u.test(ahead),
    });
  }
  return words;
}

/** Capitalised words that never begin or end a name. */
export const notNames = new Set(
  "I I'm I'd I'll I've We We're We'd We'll We've My Our It's USD EUR GBP JPY CAD AUD OK TV AM PM".split(' '),
);
/** Whether a word is of everyday English. */
export const isPlainWord = (word: Word): boolean =>
  notNames.has(word.text) || ordinaryWords.has(word.text.toLowerCase());

/** Runs of words beside each other, joined by single spaces or nothing stranger. */
export function joined(text: string, words: readonly Word[], from: number, count: number): string | null {
  const first = words[from];
  const last = words[from + count - 1];
  if (first === undefined || last === undefined) return null;
  for (let index = from; index < from + count - 1; index += 1) {
    if (!/^ ?$/.test(text.slice(words[index]!.end, words[index + 1]!.start))) return null;
  }
  return text.slice(first.start, last.end);
}
