import { fold } from '@wayfare/atlas';

/** Words as they are said, without contractions. */
const spelledOut: Readonly<Record<string, string>> = {
  im: 'i am',
  id: 'i would',
  ill: 'i will',
  ive: 'i have',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  cant: 'can not',
  cannot: 'can not',
  couldnt: 'could not',
  wont: 'will not',
  wouldnt: 'would not',
  isnt: 'is not',
  wanna: 'want to',
  wana: 'want to',
  gonna: 'going to',
  anymore: 'any more',
  youre: 'you are',
  ur: 'you are',
  u: 'you',
  r: 'are',
  kms: 'kill myself',
  kil: 'kill',
  killin: 'killing',
  meself: 'myself',
  wanting: 'want',
};
const letters: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** Words that are known with a letter lost, doubled or swapped. */
const keyWords =
  'suicide suicidal myself yourself overdose overdosing smuggle smuggling cocaine explosives'.split(' ');

function isSlip(word: string, key: string): boolean {
  if (Math.abs(word.length - key.length) > 1 || word[0] !== key[0]) return false;
  const lost = (long: string, short: string) =>
    Array.from(long, (_, at) => long.slice(0, at) + long.slice(at + 1)).includes(short);
  if (word.length !== key.length) return word.length > key.length ? lost(word, key) : lost(key, word);
  return Array.from(
    key,
    (_, at) => key.slice(0, at) + (key[at + 1] ?? '') + key[at]! + key.slice(at + 2),
  ).includes(word);
}

function asMeant(word: string): string {
  const plain =
    /\p{L}/u.test(word) && /\d/.test(word) ? word.replace(/\d/g, (digit) => letters[digit] ?? digit) : word;
  const short = plain.replace(/(\p{L})\1{2,}/gu, '$1$1');
  if (short in spelledOut) return spelledOut[short]!;
  return keyWords.find((key) => key === short || isSlip(short, key)) ?? short;
}

/** The words of a message as they are meant: folded, contractions and slips mended, letters set apart put together. */
export function meantWords(message: string): string[] {
  const together = fold(message).replace(/\b\p{L}(?: \p{L}){4,}\b/gu, (apart) => apart.replaceAll(' ', ''));
  const meant = together.split(' ').map(asMeant).join(' ').replaceAll('my self', 'myself');
  return meant.split(' ').filter(Boolean);
}

/** One place of a phrase: any of some words, or up to so many others. */
type Step = ReadonlySet<string> | number;
type Phrase = readonly Step[];

/** "kill|hurt *2 myself": alternatives are parted by bars, `*2` stands for up to two other words. */
const phraseOf = (written: string): Phrase =>
  written.split(' ').map((part) => (part.startsWith('*') ? Number(part.slice(1)) : new Set(part.split('|'))));

function matchesAt(words: readonly string[], at: number, phrase: Phrase): boolean {
  const [step, ...rest] = phrase;
  if (step === undefined) return true;
  if (typeof step !== 'number') return step.has(words[at] ?? '') && matchesAt(words, at + 1, rest);
  for (let skipped = 0; skipped <= step; skipped += 1) if (matchesAt(words, at + skipped, rest)) return true;
  return false;
}

/** Whether the words hold a phrase. */
export const holds = (words: readonly string[], phrase: Phrase): boolean =>
  words.some((_, at) => matchesAt(words, at, phrase));

/** Any of some phrases, unless the message also holds one that shows another meaning. */
export interface Rule {
  any: readonly Phrase[];
  unless: readonly Phrase[];
}

/** Phrases, one a line. */
export const phrasesOf = (lines: string): Phrase[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(phraseOf);

/** The rule of phrases that count, and of those that show another meaning. */
export const rule = (any: string, unless = ''): Rule => ({ any: phrasesOf(any), unless: phrasesOf(unless) });

/** Whether the words meet a rule. */
export const isMet = (words: readonly string[], { any, unless }: Rule): boolean =>
  any.some((phrase) => holds(words, phrase)) && !unless.some((phrase) => holds(words, phrase));
