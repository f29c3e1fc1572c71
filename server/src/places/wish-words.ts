import { isEveryday, stemOf, topicWords } from '@wayfare/assistant';
import type { NoteTopic } from '@wayfare/atlas';

const stems = (list: string) => list.split(' ').map(stemOf);
const listed = (lists: Readonly<Record<string, string>>) =>
  new Map(Object.entries(lists).flatMap(([meaning, words]) => stems(words).map((stem) => [stem, meaning])));

/** What guides say a sight suits, by the words for whom or what one asks. */
const suits = listed({
  children: `${topicWords.kids!.own} child kid family families grandchildren grandkids teenagers teens`,
  wheelchair: `${topicWords.access!.own} senior seniors elderly`,
  romance: 'romantic romance couple couples honeymoon anniversary',
  quiet: 'quiet calm peaceful relaxing uncrowded crowd crowds crowded',
  hiking: 'trek treks trekking',
  nightlife: 'party parties partying',
  evening: 'evening evenings night nighttime',
  rain: 'rain rainy raining wet',
  views: 'view views panorama panoramic',
  photos: 'photo photos instagram',
});
/** What the atlas knows of a sight by a figure. */
const measures = listed({
  cheap: 'cheap cheapest budget affordable inexpensive',
  unknown: 'hidden secret unusual offbeat undiscovered',
});
const climates = listed({ warm: 'warm hot sunny sun', cold: 'cold snow snowy' });

/** The term of the index that a word stands for. */
export const termOf = (stem: string): string => {
  const suited = suits.get(stem);
  const measure = measures.get(stem);
  if (suited === 'hiking' || suited === 'nightlife') return stemOf(suited);
  return suited ? `for ${suited}` : measure ? `is ${measure}` : stem;
};

/** All words of which the meaning is known, as stems. */
export const wordsOfMeaning = (): Iterable<string> => suits.keys();

export const climateOf = (stem: string): string | undefined => climates.get(stem);

const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2024, month)).toLocaleString('en', { month: 'long', timeZone: 'UTC' }).toLowerCase(),
);
/** The name of a month, 1 to 12. */
export const nameOfMonth = (month: number): string =>
  months[month - 1]!.replace(/^./, (letter) => letter.toUpperCase());
const feastMonths: Readonly<Record<string, number>> = { christmas: 12, xmas: 12, easter: 4, halloween: 10 };
/** Seasons of the north; in the south they are half a year away. */
const seasonMonths: Readonly<Record<string, number>> = {
  winter: 1,
  spring: 4,
  summer: 7,
  autumn: 10,
  fall: 10,
};

/** When a word says one goes: a month, the same everywhere, or a season. */
export function timeOf(word: string): { month: number; isSeason: boolean } | null {
  const named =
    word.length < 3 ? -1 : months.findIndex((month) => month === word || month.slice(0, 3) === word);
  const month = named >= 0 ? named + 1 : (feastMonths[word] ?? 0);
  if (month > 0) return { month, isSeason: false };
  return word in seasonMonths ? { month: seasonMonths[word]!, isSeason: true } : null;
}

/** What says no more than that one looks for something, beside everyday words. */
const saysNothing = new Set(
  stems(
    'around near nearby top nice great cool stuff do see visiting stay time trips traveller holiday holidays vacation tour tours ' +
      'tourist itinerary plan planning guide ideas idea destination destinations city cities town towns country break getaway ' +
      'escape short weekend week weeks days day destination spot spots area first with during me vs versus gem gems site sites friendly somewhere anywhere sort love looking',
  ),
);
export const isPlain = (word: string): boolean =>
  isEveryday(word) ||
  saysNothing.has(stemOf(word)) ||
  /^\d+$/.test(word) ||
  (timeOf(word) !== null && !(word in feastMonths));

type Topic = keyof typeof topicWords;
const topics = new Map<string, Topic>();
for (const part of ['also', 'own'] as const)
  for (const topic of Object.keys(topicWords) as Topic[])
    // The sea and the sun are what one looks for, not the weather.
    if (topic !== 'weather' || part === 'own')
      for (const stem of stems(topicWords[topic]?.[part] ?? '')) topics.set(stem, topic);

/** What guides and countries tell beside their sights. */
export type WishTopic = NoteTopic | 'weather' | 'stay' | 'tip' | 'plug' | 'water' | 'emergency';
/** Which of it a word asks for. */
export const topicOf = (stem: string): WishTopic | undefined => topics.get(stem) as WishTopic | undefined;
