import type { Atlas, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import { anyOf } from '../read/any-of.ts';
import { isEveryday } from '../answers/content-words.ts';
import { peopleOf } from '../answers/facts/demonyms.ts';
import { isCommonWord } from '../answers/rarity.ts';
import { isKindWord } from '../planning/kinds-of-sight.ts';

const LONGEST = 5;
const SHORTEST = 4;

const LARGE = 50_000;
const isKnown = ({ inCatalogue, kind, match }: PlaceHit): boolean =>
  match === 'exact' && (inCatalogue || kind === 'country' || kind === 'region');
const isLarge = ({ kind, population }: PlaceHit): boolean => kind === 'city' && population > LARGE;
/** "Ceuta" with a capital, as names are written. */
const isWrittenAsName = (name: string, text: string): boolean =>
  (text.match(/\p{Lu}[\p{L}'’-]+/gu) ?? []).some((word) => fold(word) === name);

/** "UK", "US": short names of countries, as they are written where not all stands in capitals. */
const isShortCountry = (word: string, text: string): boolean =>
  text !== text.toUpperCase() &&
  (text.match(/(?<!\p{L})\p{Lu}{2,3}(?!\p{L})/gu) ?? []).some((one) => fold(one) === word);

const isPlainWord = (word: string, atlas: Atlas): boolean =>
  isEveryday(word) || isKindWord(word) || isCommonWord(atlas, word);

/** A name that is only found by gluing plain words together, as Togo in "to go". */
const isGlued = (words: readonly string[], { name }: PlaceHit, atlas: Atlas): boolean =>
  words.length > 1 && fold(name) !== words.join(' ') && words.every((word) => isPlainWord(word, atlas));

const notOfCountry = anyOf(
  'food, restaurant*, cuisine, dish*, spoken, language, speak*, menu, or, and, in, at, on, for, is, are, to, with',
);

/** The country of "Swiss trains" or "which Spanish city", where a question names no place. */
export function countryOfPeople(text: string, atlas: Atlas): string | null {
  const words = fold(text).split(' ').filter(Boolean);
  const at = words.findIndex((word, index) => {
    const next = words[index + 1];
    return peopleOf(word) !== null && next !== undefined && !notOfCountry.test(next);
  });
  return at < 0 ? null : (atlas.country(peopleOf(words[at]!) ?? '')?.name ?? null);
}

/** The parts of a text that stop signs set apart: no name reaches from one into the next. */
const partsOf = (text: string): string[][] =>
  text.split(/[?!;:,()"]|(?<=\p{L}{4})\.(?=\s)/u).map((part) => fold(part).split(' ').filter(Boolean));

function nameAt(words: readonly string[], text: string, atlas: Atlas): string | null {
  const name = words.join(' ');
  const isShort = name.length < SHORTEST;
  if (isShort && !isShortCountry(name, text)) return null;
  if (!isShort && words.length === 1 && isPlainWord(name, atlas)) return null;
  const hit = atlas.search(name, { limit: 1, asWritten: true })[0];
  if (hit?.match !== 'exact' || isGlued(words, hit, atlas)) return null;
  if (isShort) return hit.kind === 'country' ? name : null;
  return isKnown(hit) || (isLarge(hit) && isWrittenAsName(name, text)) ? name : null;
}

/**
 * Names that a question holds though none was read in it: the longest runs of words that are exactly the name of a
 * place with a guide, of one of its sights, or of a country.
 */
export function namesInQuestion(text: string, atlas: Atlas): string[] {
  return partsOf(text).flatMap((words) => {
    const found: string[] = [];
    for (let from = 0; from < words.length; from += 1)
      for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1) {
        const name = nameAt(words.slice(from, to), text, atlas);
        if (name === null) continue;
        found.push(name);
        from = to - 1;
        break;
      }
    return found;
  });
}
