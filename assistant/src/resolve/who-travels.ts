import type { Atlas } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import { peopleOf } from '../answers/facts/demonyms.ts';
import { isEveryday } from '../answers/content-words.ts';
import { listed } from '../read/any-of.ts';

/** Who travels, as a message says it. */
export interface Travellers {
  /** The countries whose passports they hold. */
  passports: readonly string[];
  /** The message without the words that say so: what it is about stands in the rest. */
  rest: string;
}

const whole = (list: string): RegExp => new RegExp(`^(?:${listed(list)})(?:\\s|$)`, 'iu');
const atEnd = (list: string): RegExp => new RegExp(`(?:^|\\s)(?:${listed(list)})$`, 'iu');

/** Behind the name of a country or of its people: "US citizens". */
const papers = whole(
  'passport, passports, passport holder, passport holders, citizen, citizens, citizenship, national, nationals, nationality, ' +
    'identity card, identity cards, id card, id cards, girlfriend, boyfriend, wife, husband, partner, friend, friends, ' +
    'family, parents, mother, father, mum, dad, couple',
);
const papersOf = atEnd('passport from, passports from, passport of, citizen of, citizens of, citizenship of');
/** Before the name of a people: "we are Belgians", "for Germans". */
const weAre = atEnd(
  'passport is, passports are, nationality is, i am, im, we are, were, were both, we are both, were all, we are all, she is, he is, shes, hes, wife is, wifes, ' +
    'husband is, husbands, partner is, partners, friend is, i am a, i am an, im a, im an, as, as a, as an, as two, being',
);
const forThem = atEnd('for, do, can, must, should, are, would, will, if, holding, with');
const someOf = /\s(?:both|all|two|three|four|five|six|a couple of|a group of|a family of)$/;
const forAll = atEnd('for, as');
const need = whole(
  'need, require, requires, needs, stay, enter, visit, travel, get in, have to, apply, still need, allowed, travelling, ' +
    'traveling, visiting, also need',
);

const LONGEST = 3;

/** The country that the words name, by itself or by its people. */
function countryOf(words: readonly string[], atlas: Atlas): string | null {
  const name = words.join(' ');
  const people = peopleOf(name);
  // "A US passport" is none of Australia, which the atlas finds by "aus" as well.
  const isLoose = words.length > 1 && words[0] !== 'the' && isEveryday(words[0] ?? '');
  if (people !== null || name.length < 2 || isLoose) return people;
  const hit = atlas.search(name, { limit: 1, kinds: ['country'] })[0];
  return hit?.match === 'exact' ? hit.countryCode : null;
}

interface Named {
  words: string;
  before: string;
  behind: string;
}

const isPlural = (words: string): boolean => words.endsWith('s') && peopleOf(words.slice(0, -1)) !== null;

/** Whether a country or people is the travellers' own, by the words around it. */
function isOwn({ words, before, behind }: Named): boolean {
  if (papers.test(behind) || papersOf.test(before)) return true;
  if (peopleOf(words) === null) return false;
  return (
    weAre.test(before.replace(someOf, '')) ||
    (forThem.test(before) && need.test(behind)) ||
    (forAll.test(before) && isPlural(words))
  );
}

const papersIn = (behind: string): number => (papers.exec(behind)?.[0] ?? '').trim().split(' ').length;

interface Token {
  word: string;
  /** Which of the words as they are written it is of. */
  at: number;
}

/** Finds what a message says of the travellers' own passports: "I hold a US passport", "we're Belgians". */
export function travellersIn(text: string, atlas: Atlas): Travellers {
  const written = text.split(/\s+/).filter(Boolean);
  const tokens = written.flatMap((one, at) =>
    fold(one)
      .split(' ')
      .filter(Boolean)
      .map((word): Token => ({ word, at })),
  );
  const words = tokens.map(({ word }) => word);
  const passports: string[] = [];
  const told = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    const before = words.slice(0, from).join(' ');
    for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1) {
      const named = words.slice(from, to);
      const behind = words.slice(to).join(' ');
      const code = isOwn({ words: named.join(' '), before, behind }) ? countryOf(named, atlas) : null;
      if (code === null) continue;
      passports.push(code);
      const end = papers.test(behind) ? to + papersIn(behind) : to;
      for (const { at } of tokens.slice(from, end)) told.add(at);
      from = end - 1;
      break;
    }
  }
  const rest = written.map((one, at) => (told.has(at) ? one.replace(/^.*?(?=[.,;:!?]*$)/, '') : one));
  return {
    passports: [...new Set(passports)],
    rest: rest
      .filter(Boolean)
      .join(' ')
      .replace(/ (?=[.,;:!?])/g, ''),
  };
}
