import type { Atlas, PlaceHit } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import { isEveryday } from '../answers/content-words.ts';
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

const isPlainWord = (word: string, atlas: Atlas): boolean =>
  isEveryday(word) || isKindWord(word) || isCommonWord(atlas, word);

/**
 * Names that a question holds though none was read in it: the longest runs of words that are exactly the name of a
 * place with a guide, of one of its sights, or of a country.
 */
export function namesInQuestion(text: string, atlas: Atlas): string[] {
  const words = fold(text).split(' ').filter(Boolean);
  const found: string[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (let to = Math.min(words.length, from + LONGEST); to > from; to -= 1) {
      const name = words.slice(from, to).join(' ');
      if (name.length < SHORTEST || (to - from === 1 && isPlainWord(name, atlas))) continue;
      const hit = atlas.search(name, { limit: 1 })[0];
      if (hit?.match !== 'exact' || !(isKnown(hit) || (isLarge(hit) && isWrittenAsName(name, text))))
        continue;
      found.push(name);
      from = to - 1;
      break;
    }
  return found;
}
