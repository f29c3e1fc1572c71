import type { Atlas } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import { listed } from '../read/any-of.ts';
import { readPlaces } from './names/read-places.ts';
import type { Word } from './names/words-of.ts';
import { aheadOf, isPlainWord, wordsOf } from './names/words-of.ts';

const leading =
  listed(`to, from, in, at, near, around, visit, visiting, see, seeing, explore, exploring, via, through,
  toward, towards, outside, beyond, between, into, reach, reaching, over, on`);
const placeAhead = new RegExp(`\\b(?:${leading})\\s+(?:the\\s+)?$`, 'i');
/** A name goes on with the sentence; an adjective stands before its noun ("in Moorish style"). */
const following =
  listed(`and, or, for, is, was, on, with, by, then, before, after, to, from, in, at, as, but, where,
  which, you, lies, has, offers, makes, next, first, again, itself`);
const nameBehind = new RegExp(`^(?:[.,;:!?)]|$|\\s+(?:${following})\\b)`, 'i');
const placeBehind = /^\s+(?:is|lies|sits|has|offers|makes|lets|rewards)\b/i;
const SHORTEST = 4;

/** Words that the guides of some cities use: quarters, dishes, people and styles that are no place of the atlas's own. */
function wordsOfGuides(atlas: Atlas, cityIds: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const id of new Set(cityIds)) {
    const told = [atlas.cityInfo(id)?.guide, ...atlas.topAttractions(id).map(({ name, why }) => [name, why])];
    for (const { text } of wordsOf(JSON.stringify(told))) words.add(fold(text));
  }
  return words;
}

const isAlone = (words: readonly Word[], index: number, text: string): boolean =>
  [words[index - 1], words[index + 1]].every(
    (other) =>
      other === undefined ||
      !other.capital ||
      (other.opens && other.start < words[index]!.start) ||
      !/^ $/.test(
        text.slice(Math.min(other.end, words[index]!.end), Math.max(other.start, words[index]!.start)),
      ),
  );

/** Names of one word that stand where a place stands: "stay in Zorvath", "Zorvath lies …". */
function singleNames(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((word, index) => {
    if (!word.capital || word.text.length < SHORTEST || /['’]/.test(word.text) || isPlainWord(word))
      return [];
    if (!isAlone(words, index, text)) return [];
    const behind = text.slice(word.end);
    const named = placeAhead.test(aheadOf(text, word.start)) && nameBehind.test(behind);
    return named || placeBehind.test(behind) ? [word.text] : [];
  });
}

/** Names in a text that stand for places and that neither the atlas nor its guides know, of one word or of several. */
export function unknownNames(text: string, atlas: Atlas, cityIds: readonly string[]): string[] {
  const mentions = readPlaces(text, atlas);
  const known = mentions.flatMap(({ hit }) => (hit === null ? [] : [hit.id.split('/')[0]!]));
  const guides = wordsOfGuides(atlas, [...cityIds, ...known]);
  const several = mentions
    .filter(({ hit, surface }) => hit === null && surface.includes(' '))
    .map(({ surface }) => surface);
  const found = mentions.filter(({ hit }) => hit !== null).map(({ surface }) => surface);
  const within = fold([...several, ...found].join(' ')).split(' ');
  const single = singleNames(text).filter((name) => !within.includes(fold(name)));
  return [...new Set([...several, ...single])].filter((name) => !guides.has(fold(name)));
}
