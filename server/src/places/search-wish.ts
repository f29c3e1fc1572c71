import { stemOf } from '@wayfare/assistant';
import { type Atlas, type Attraction, fold } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';
import { pathOf } from './describe-places.ts';
import { toAtlasResult } from './found-place.ts';
import { type RatedCity, rankWish } from './rank-wish.ts';
import { readWish, type Wish } from './read-wish.ts';
import type { WishIndex } from './wish-index.ts';
import {
  monthIn,
  monthOf,
  notedIn,
  type NotePlace,
  notesFor,
  placesOfNotes,
  sentencesFor,
} from './wish-notes.ts';
import { nameOfMonth } from './wish-words.ts';
import { wishOutings } from './wish-outings.ts';

type WishFound = Answer<'searchWish'>;

const nothing: WishFound = {
  about: null,
  from: null,
  isNear: false,
  notes: [],
  sights: [],
  cities: [],
  asks: [],
};
const mostCities = 6;
const longestWhy = 200;
const shownSights = 2;

/** Why a city is shown: its weather, what it costs, what there is of what was asked, or what it is known for. */
function whyCity(wish: Wish, { info, sights }: RatedCity): string {
  const month = monthOf(wish, info.lat);
  const terms = new Set(wish.wants.map(({ term }) => term));
  const { knownFor, notes, food, intro, dailyCostEuro } = info.guide;
  const parts = [
    ...(month ? [`${nameOfMonth(month)}: ${monthIn(info, month)}`] : []),
    ...(terms.has('is cheap') ? [`About €${dailyCostEuro[0]} a day on a budget`] : []),
  ];
  const isNamed = wish.places.some(({ hit }) => hit.id === info.id);
  if (terms.size === 0 || isNamed) return parts.length > 0 ? parts.join(' · ') : knownFor;
  const dishes = food.map(({ name, what }) => `${name}: ${what}`);
  const noted = wish.isOfNotes
    ? [notedIn(info, wish)?.text ?? knownFor]
    : [knownFor, ...Object.values(notes ?? {}), ...dishes, intro];
  const told = noted.join(' ');
  const best = sights.slice(0, shownSights).map(({ sight }) => sight.name);
  return [...parts, best.length > 0 ? best.join(', ') : sentencesFor(told, terms, longestWhy)].join(' · ');
}

const nameOf = ({ places, joint }: Wish) => places.map(({ name }) => name).join(` ${joint} `);

/** What is asked of the assistant: the words themselves where they say when, how long or how; else a trip there. */
function asksFor(wish: Wish): string[] {
  const { text, places, joint, isTimed, time, reach } = wish;
  if (places.length === 0 || isTimed || time !== null || reach !== 'in') return [text];
  if (joint === 'or') return places.map(({ name }) => `A trip to ${name}`);
  return [`A trip to ${nameOf({ ...wish, joint: 'and' })}`];
}

/** A sight that is named without its city: notes are told of that city. */
function cityOfSight(atlas: Atlas, { topics, wants }: Wish, sight: Attraction | undefined): NotePlace[] {
  const name = new Set(
    fold(sight?.name ?? '')
      .split(' ')
      .map(stemOf),
  );
  const isNamed = topics.length > 0 && wants.some(({ term, isKind }) => !isKind && name.has(term));
  const info = sight && isNamed ? atlas.cityInfo(sight.cityId) : null;
  if (!info) return [];
  return [{ name: info.name, countryCode: info.countryCode, info, path: pathOf(atlas, info.id) }];
}

/** What is looked for, from words such as "rome with kids" or "beach holiday in february"; nothing where only a name stands. */
export function searchWish(atlas: Atlas, index: WishIndex, text: string): WishFound {
  const wish = readWish(atlas, index, text);
  if (!wish) return nothing;
  const { places } = wish;
  const shown = ({ id, why }: { id: string; why: string }) => {
    const hit = atlas.place(id);
    return hit ? [{ ...toAtlasResult(atlas, hit), why }] : [];
  };
  const told = { about: places.length > 0 ? nameOf(wish) : null, asks: asksFor(wish) };
  const outings = wishOutings(atlas, index, wish);
  if (outings) {
    const { from, isNear, sights, cities } = outings;
    const notes = notesFor(atlas, wish, placesOfNotes(atlas, wish));
    return { ...told, notes, from, isNear, sights: sights.flatMap(shown), cities: cities.flatMap(shown) };
  }
  const ids = places.length === 0 ? null : [...new Set(places.flatMap((place) => place.ids))];
  const { cities, sights, isNear } = rankWish(index, wish, ids);
  if (ids === null && cities.length === 0) return nothing;
  const isAllNamed = ids !== null && places.every(({ kind }) => kind === 'city');
  // Of trains or tickets anywhere the guides of cities tell, not their sights.
  const isTold = ids === null && wish.isOfNotes;
  const noted = isTold || ids !== null ? placesOfNotes(atlas, wish) : cityOfSight(atlas, wish, sights[0]);
  return {
    ...told,
    from: null,
    isNear,
    notes: notesFor(atlas, wish, noted),
    sights: isTold ? [] : sights.flatMap(shown),
    cities: (isAllNamed ? cities : cities.slice(0, mostCities)).flatMap((city) =>
      shown({ id: city.info.id, why: whyCity(wish, isTold ? { ...city, sights: [] } : city) }),
    ),
  };
}
