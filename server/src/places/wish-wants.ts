import { stemOf } from '@wayfare/assistant';
import { nearestWord } from './nearest-word.ts';
import { by, type WishIndex } from './wish-index.ts';
import { fitOf } from './wish-sights.ts';
import { isPlain, termOf, topicOf, type WishTopic } from './wish-words.ts';

/** One word of a wish as the index has it. */
export interface Want {
  term: string;
  /** Where sights of such a kind are known, a mere mention does not make one. */
  isKind: boolean;
  /** What guides tell in their notes, or of very many sights, need not hold of a sight. */
  isNeeded: boolean;
}

/** Of what kind a sight is that a topic of the notes speaks of. */
const kindOfTopic: Partial<Record<WishTopic, string>> = {
  food: 'food',
  eat: 'food',
  night: 'nightlif',
  shop: 'shop',
};
/** A word that is told of so many sights tells little of any. */
const common = 250;
/** What no sight and so few cities have is not known. */
const rare = 3;

/** "Gluten free" and "step free" are without something, and not for nothing. */
const isPrice = (index: WishIndex, word: string, last: string | undefined) =>
  word !== 'free' ||
  last === undefined ||
  isPlain(last) ||
  index.ofSights.count(termOf(stemOf(last)), by.kind) > 0;

/** The term of a word, or of the one that it is but for a slip; null where there is none. */
function knownTerm(index: WishIndex, word: string): string | null {
  const isKnown = (term: string) => index.ofSights.has(term) || index.ofCities.count(term) >= rare;
  const term = termOf(stemOf(word));
  if (isKnown(term)) return term;
  const near = nearestWord(index, word);
  return near === null ? null : termOf(near);
}

/** Words that very many sights are told of are meant where all of them stand in a name, "white tower"; else they say nothing. */
function inNames(index: WishIndex, wants: readonly Want[]): Want[] {
  const strict = wants.map((want) => ({ ...want, isKind: true, isNeeded: true }));
  const { fits } = fitOf(index.ofSights, index.sights.length, strict);
  return index.sights.some((_, at) => fits(at)) ? strict : [];
}

/** What the words want of a sight or a city, and those of them that the atlas has nothing for. */
export function wantsOf(index: WishIndex, words: readonly string[], isPlaced: boolean, isTimed: boolean) {
  const wants: Want[] = [];
  const unknown: string[] = [];
  const kinds = new Set<string>();
  let isSaid = false;
  for (const [at, word] of words.entries()) {
    const topic = topicOf(stemOf(word));
    if (!isPrice(index, word, words[at - 1]) || (topic === 'weather' && isTimed)) continue;
    const kind = topic && kindOfTopic[topic];
    if (kind !== undefined) kinds.add(kind);
    const term = knownTerm(index, word);
    if (term === null && topic === undefined) unknown.push(word);
    if (term === null) continue;
    const isKind = index.ofSights.count(term, by.kind) > 0;
    const isCommon = index.ofSights.count(term) >= common;
    isSaid ||= topic === undefined || isKind;
    wants.push({ term, isKind, isNeeded: isKind || (topic === undefined && !isCommon) });
  }
  const isOfNotes = !isPlaced && kinds.size === 0 && wants.length > 0 && !isSaid;
  const ofKind = [...kinds].map((term) => ({ term, isKind: true, isNeeded: true }));
  if (wants.some(({ isNeeded }) => isNeeded)) {
    const hasKind = !isPlaced || wants.some(({ isKind }) => isKind);
    return { wants: hasKind ? wants : [...wants, ...ofKind], unknown, isOfNotes };
  }
  if (isSaid && kinds.size === 0 && wants.length > 1) {
    const named = inNames(index, wants);
    return { wants: named, unknown: named.length > 0 ? unknown : words, isOfNotes: false };
  }
  if (isSaid && kinds.size === 0)
    return { wants: wants.map((want) => ({ ...want, isNeeded: true })), unknown, isOfNotes: false };
  if (isPlaced && kinds.size > 0) return { wants: [...wants, ...ofKind], unknown, isOfNotes: false };
  if (isPlaced) return { wants: [], unknown, isOfNotes: false };
  return { wants: wants.map((want) => ({ ...want, isNeeded: true })), unknown, isOfNotes };
}
