import type { Atlas } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import { contentWords } from './content-words.ts';

/** How much a word says: those that few sentences hold say the most, and those that none holds. */
export type Rarity = (stem: string) => number;

export const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}\p{N}"'])/u);

interface Counted {
  rarity: Rarity;
  /** Words that the notes write small: no names. */
  small: ReadonlySet<string>;
}

const counted = new WeakMap<Atlas, Counted>();

function countWords(atlas: Atlas): Counted {
  const cities = atlas.catalogueCities();
  const countries = new Set(cities.map(({ countryCode }) => countryCode));
  const notes = [
    ...cities.map(({ id }) => atlas.cityInfo(id)?.guide.notes),
    ...[...countries].map((code) => atlas.countryFacts(code)?.facts?.notes),
  ];
  const sentences = notes.flatMap((one) => Object.values(one ?? {}).flatMap(sentencesIn));
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const word of contentWords(sentence)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = sentences.flatMap(
    (sentence) => sentence.match(/(?<![\p{L}'’-])\p{Ll}{3,}(?![\p{L}-])/gu) ?? [],
  );
  return {
    rarity: (stem) => Math.log((sentences.length + 1) / ((counts.get(stem) ?? 0) + 1)),
    small: new Set(words.map(fold)),
  };
}

function countedIn(atlas: Atlas): Counted {
  const known = counted.get(atlas) ?? countWords(atlas);
  counted.set(atlas, known);
  return known;
}

/** How much each word says, counted once over all notes of an atlas. */
export const rarityIn = (atlas: Atlas): Rarity => countedIn(atlas).rarity;

/** Whether a word is one of the language rather than a name. */
export const isCommonWord = (atlas: Atlas, word: string): boolean => countedIn(atlas).small.has(word);

/** Which share of what a question's words say a text holds, 0–1. */
export function shareHeld(words: ReadonlySet<string>, held: ReadonlySet<string>, rarity: Rarity): number {
  const weigh = (some: readonly string[]) => some.reduce((sum, word) => sum + rarity(word), 0);
  const all = weigh([...words]);
  return all === 0 ? 0 : weigh([...words].filter((word) => held.has(word))) / all;
}
