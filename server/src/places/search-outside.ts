import { distanceKm } from '@wayfare/almanac/distance';
import { type Atlas, fold } from '@wayfare/atlas';
import { nominatimSearch } from '../outside/nominatim.ts';
import type { Outside } from '../outside/open-door.ts';
import type { OsmPlace } from '../outside/osm-place.ts';
import { photonSearch } from '../outside/photon.ts';
import { atlasTwin } from './atlas-twin.ts';
import { type FoundPlace, toAtlasResult, toFoundPlace } from './found-place.ts';
import { withoutKind } from './read-kind-wish.ts';
import { type Near, searchAtlas } from './search-atlas.ts';

/** What is searched for outside. */
export interface OutsideSearch {
  q: string;
  near: Near | null;
  /** The day for which hours are told. */
  on: string | undefined;
  limit: number;
  /** What the browser says of its languages. */
  language: string;
}

const asked = 15;
/** Nearness in kilometres, and what it is worth beside the words of a search. */
const nearness = [
  [2, 1],
  [15, 0.8],
  [60, 0.5],
  [250, 0.2],
] as const;

const nearnessOf = (place: OsmPlace, near: Near | null) => {
  if (near === null) return 0;
  const km = distanceKm(near.latitude, near.longitude, place.latitude, place.longitude);
  return nearness.find(([within]) => km <= within)?.[1] ?? 0;
};

/** How well a place fits the words: all of them said, little else in its name, near the trip, high in the server's order. */
function worthOf(place: OsmPlace, index: number, words: readonly string[], near: Near | null) {
  const name = fold(place.name).split(' ');
  const said = ` ${name.join(' ')} ${fold(place.address)}`;
  const share = words.filter((word) => said.includes(` ${word}`)).length / Math.max(1, words.length);
  const meant = name.filter((part) => words.some((word) => part.startsWith(word))).length / name.length;
  return 2 * share + 0.8 * meant + nearnessOf(place, near) - 0.03 * index;
}

const sameKm = 0.3;

/** Places of one name beside each other, such as a hotel's house and its entrance, are one; the better one stays. */
const isDoubled = (place: OsmPlace, index: number, all: readonly OsmPlace[]) =>
  all
    .slice(0, index)
    .some(
      (other) =>
        fold(other.name) === fold(place.name) &&
        distanceKm(other.latitude, other.longitude, place.latitude, place.longitude) < sameKm,
    );

/** What a server of others finds, best first; nothing of what the atlas shows anyway, and what it has under its own name. */
export async function searchOutside(
  atlas: Atlas,
  outside: Outside,
  { q, near, limit, language }: OutsideSearch,
): Promise<FoundPlace[]> {
  const search = outside.placesKind === 'nominatim' ? nominatimSearch : photonSearch;
  const ask = (text: string) => outside.ask('places', search({ q: text, near, limit: asked, language }));
  const asTyped = await ask(q);
  // Servers look for every word in the name: "st john restaurant" is called St. John.
  const bare = asTyped?.value?.length === 0 ? withoutKind(q) : null;
  const told = bare === null ? asTyped : await ask(bare);
  if (told?.value == null) return [];
  const { value, at } = told;
  const words = fold(q).split(' ');
  const shown = new Set(searchAtlas(atlas, q, near, limit).map(({ id }) => id));
  return value
    .map((place, index) => ({ place, worth: worthOf(place, index, words, near) }))
    .toSorted((left, right) => right.worth - left.worth)
    .map(({ place }) => place)
    .filter((place, index, all) => !isDoubled(place, index, all))
    .flatMap((place) => {
      const twin = atlasTwin(atlas, place);
      if (twin && shown.has(twin.id)) return [];
      if (twin) shown.add(twin.id);
      return (twin ? toAtlasResult(atlas, twin) : toFoundPlace(atlas, place, at)) ?? [];
    })
    .slice(0, limit);
}
