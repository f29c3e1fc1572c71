import { fold } from '@wayfare/atlas';
import type { Draft } from '../do/draft.ts';
import { isOfKind } from '../planning/kinds-of-sight.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import type { ItemFound } from './last-spoken.ts';
import { lastSpoken } from './last-spoken.ts';
import { mealOf } from './meal-of.ts';
import {
  isInitialsOf,
  isPartOf,
  nthOf,
  onlyPoints,
  ordinalIn,
  plainWords,
  pointsBack,
} from './words-of-things.ts';

const ways = new Set(['transfer', 'check_in', 'check_out', 'note']);

/** What of a plan can be spoken of: not the ways with their ends, and not what is noted beside. */
export const everything = ({ days }: Draft): ItemFound[] =>
  days.flatMap((day) => day.items.flatMap((item) => (ways.has(item.kind) ? [] : [{ day, item }])));

const namesOf = ({ item }: ItemFound, { turn }: Draft): string[] => {
  const local = attractionOf(turn.atlas, item.place?.placeId)?.localName;
  // "Lunch near the Louvre" is no Louvre.
  if (item.kind === 'meal') return [item.title.split(' near ')[0] ?? item.title];
  const place = item.place?.name;
  return [item.title, ...(place === undefined ? [] : [place]), ...(local === undefined ? [] : [local])];
};

/** Items by a name: as it stands, a part of it, its initials, or what the atlas takes it for. */
function called(words: string, all: readonly ItemFound[], draft: Draft): ItemFound[] {
  const tests: ((name: string) => boolean)[] = [
    (name) => fold(name) === fold(words),
    (name) => isPartOf(words, name),
    (name) => isInitialsOf(words, name),
    (name) => plainWords(name).length > 1 && isPartOf(name, words),
  ];
  for (const test of tests) {
    const found = all.filter((one) => namesOf(one, draft).some(test));
    if (found.length > 0) return found;
  }
  const close = draft.turn.atlas.search(words, { kinds: ['attraction'], limit: 6 }).map(({ id }) => id);
  const id = close.find((one) => all.some(({ item }) => item.place?.placeId === one));
  return id === undefined ? [] : all.filter(({ item }) => item.place?.placeId === id && item.kind !== 'meal');
}

const ofKind = (words: string, all: readonly ItemFound[], { turn }: Draft): ItemFound[] =>
  all.filter(({ item }) => {
    const sight = item.kind === 'meal' ? null : attractionOf(turn.atlas, item.place?.placeId);
    return sight !== null && isOfKind(sight, words);
  });

/** "The place after lunch", "what comes before the Louvre". */
function beside(words: string, all: readonly ItemFound[], draft: Draft): ItemFound[] {
  const said = fold(words).split(' ');
  const at = said.findIndex((word) => word === 'after' || word === 'before');
  if (at < 0) return [];
  const pivots = [
    ...ofMeal(said.slice(at + 1).join(' '), all),
    ...called(said.slice(at + 1).join(' '), all, draft),
  ];
  return pivots.slice(0, 1).flatMap((pivot) => {
    const day = all.filter(({ day: one }) => one.id === pivot.day.id);
    return day[day.indexOf(pivot) + (said[at] === 'after' ? 1 : -1)] ?? [];
  });
}

const ofMeal = (words: string, all: readonly ItemFound[]): ItemFound[] => {
  const meal = plainWords(words).find(
    (word) => word === 'breakfast' || word === 'lunch' || word === 'dinner',
  );
  return meal === undefined ? [] : all.filter(({ item }) => mealOf(item) === meal);
};

const SHORTEST_OWN = 4;

/** The words of each item's title that no other one has, by which people call it: "the Orsay". */
function ownWords(all: readonly ItemFound[]): Map<ItemFound, string[]> {
  const words = all.map(({ item }) => plainWords(item.title).filter(({ length }) => length >= SHORTEST_OWN));
  const counts = new Map<string, number>();
  for (const word of words.flatMap((one) => [...new Set(one)])) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map(
    all.map((one, index) => [one, (words[index] ?? []).filter((word) => counts.get(word) === 1)]),
  );
}

/** Whether words are the very name of a sight: "the British Museum" is not the one museum of the plan. */
const isNamedElsewhere = (words: string, { turn }: Draft): boolean =>
  plainWords(words).length > 1 &&
  plainWords(turn.atlas.findPlace(words, { kinds: ['attraction'] })?.hit.name ?? '').join(' ') ===
    plainWords(words).join(' ');

/** Everything that the words may mean, the surest reading that means something. */
export function itemsMeant(words: string, all: readonly ItemFound[], draft: Draft): ItemFound[] {
  const exact = all.filter((one) => namesOf(one, draft).some((name) => fold(name) === fold(words)));
  if (exact.length > 0) return exact;
  const near = beside(words, all, draft);
  if (near.length > 0) return near;
  const spoken = (among: readonly ItemFound[]) => {
    const own = ownWords(among);
    return lastSpoken(draft, among, (one) => [...namesOf(one, draft), ...(own.get(one) ?? [])]);
  };
  if (onlyPoints(words)) {
    const last = spoken(all);
    return last === undefined ? [] : [last];
  }
  const ordinal = ordinalIn(words);
  const counted = ordinal === null ? undefined : nthOf(ofKind(ordinal.rest, all, draft), ordinal.nth);
  if (counted !== undefined) return [counted];
  const plain = plainWords(words).join(' ');
  const kind = ofKind(plain, all, draft);
  const last = kind.length > 1 && pointsBack(words) ? spoken(kind) : undefined;
  if (last !== undefined) return [last];
  const meals = ofMeal(words, all);
  if (meals.length > 0 && plainWords(words).length === 1) return meals;
  const named = called(plain === '' ? words : plain, all, draft);
  // "The museum" is any museum, though only some have the word in their name.
  if (named.length > 0 && !named.every((one) => kind.includes(one))) return named;
  if (named.length === 0 && isNamedElsewhere(words, draft)) return meals;
  if (kind.length > 0 && (named.length === 0 || plainWords(words).length === 1)) return kind;
  return named.length > 0 ? named : meals;
}
