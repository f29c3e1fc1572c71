import { fold } from '@wayfare/atlas';
import { readOrdinal } from '../understanding/read-number.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const articles = setOf('the a an my our your this that these those of at in on to');
const pointing = setOf('it that this one there them those these thing last same place');

/** The words of a name that say something, folded and without articles. */
export const plainWords = (words: string): string[] =>
  fold(words.replaceAll("'", ' ').replaceAll('’', ' '))
    .split(' ')
    .filter((word) => word !== '' && !articles.has(word));

/** Whether words only point: "that one", "it", "there". */
export const onlyPoints = (words: string): boolean =>
  fold(words)
    .split(' ')
    .every((word) => pointing.has(word) || articles.has(word));

/** Whether words begin with "that" or "this", so that what was spoken of last is meant: "that museum". */
export const pointsBack = (words: string): boolean =>
  ['that', 'this', 'it'].includes(fold(words).split(' ')[0] ?? '');

/** "The second temple" as its place in an order and the rest; -1 is the last. */
export function ordinalIn(words: string): { nth: number; rest: string } | null {
  const said = plainWords(words);
  const nth = said[0] === 'last' || said[0] === 'final' ? -1 : readOrdinal(said[0] ?? '');
  return nth === null || nth === 0 ? null : { nth, rest: said.slice(1).join(' ') };
}

/** The nth of a list, counted from its end where negative. */
export const nthOf = <One>(list: readonly One[], nth: number): One | undefined =>
  nth > 0 ? list[nth - 1] : list.at(nth);

/** Whether the said words are, or begin, words of a name in their order: "Orsay", "Met Museum", "Fushimi". */
export function isPartOf(words: string, name: string): boolean {
  const said = plainWords(words);
  if (said.length === 0) return false;
  let at = 0;
  const parts = plainWords(name);
  for (const word of said) {
    const found = parts.findIndex((part, index) => index >= at && isBeginning(word, part));
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

const isBeginning = (word: string, part: string): boolean =>
  part === word || (word.length >= 3 && part.startsWith(word)) || (part.length >= 4 && word === `${part}s`);

/** "MoMA" for the Museum of Modern Art: the first letters of a name, with or without its small words. */
export function isInitialsOf(words: string, name: string): boolean {
  const said = plainWords(words).join('');
  const initials = (parts: readonly string[]) => parts.map((part) => part[0]).join('');
  const all = fold(name).split(' ');
  return (
    said.length >= 3 && [initials(all), initials(plainWords(name)), initials(all.slice(1))].includes(said)
  );
}
