import type { DayOffer } from './offers-for-day.ts';

/** Words that say where, not what: one is in the city already. */
const here = new Set(['near', 'nearby', 'here', 'around', 'close', 'in', 'by', 'to', 'the', 'a', 'me', 'us']);
const nearby = new Set(['near', 'nearby', 'here', 'around', 'close']);

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A word as typed, and as one of its kind is called. */
const forms = (word: string) => [
  word,
  word.replace(/ies$/, 'y'),
  word.replace(/(es|s)$/, ''),
  word.replace(/s$/, ''),
];

/** What a text looks for in a city: its words, and whether the nearest shall come first. */
export function readOfferSearch(typed: string, cityName: string) {
  const said = wordsOf(typed);
  const ofCity = new Set(wordsOf(cityName));
  const words = said.filter((word) => !here.has(word) && !ofCity.has(word));
  return { words, nearest: said.some((word) => nearby.has(word)) };
}

/** How many of the words a text begins a word with. */
const hits = (words: readonly string[], text: readonly string[]) =>
  words.filter((word) =>
    forms(word).some((form) => form.length > 1 && text.some((part) => part.startsWith(form))),
  ).length;

/** The offers that a text means: what is called so first, then what is of that kind or in that quarter. */
export function searchOffers(offers: readonly DayOffer[], typed: string, cityName: string): DayOffer[] {
  const { words, nearest } = readOfferSearch(typed, cityName);
  const found = offers.flatMap((one) => {
    if (hits(words, wordsOf(one.offer.about)) < words.length) return [];
    const { name } = one.offer.place;
    const kind = one.offer.category.replace('_', ' ');
    return [{ one, called: hits(words, wordsOf(`${name} ${kind}`)) }];
  });
  return found
    .toSorted((left, right) => (nearest ? left.one.meters - right.one.meters : right.called - left.called))
    .map(({ one }) => one);
}
