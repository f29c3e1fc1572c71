import { distanceKm } from '@wayfare/almanac/distance';
import type { Attraction, City, PlaceHit, PlaceKind } from '@wayfare/atlas';
import { fold } from '@wayfare/atlas';
import type { PlaceSaid } from '@wayfare/contracts/intent';
import type { Draft } from '../do/draft.ts';
import { cityOfHit } from '../planning/city-of-hit.ts';
import { attractionOf } from '../planning/place-ref-of.ts';
import type { Unclear } from './unclear.ts';
import { isInitialsOf, isPartOf } from './words-of-things.ts';

const SURE = 0.68;
/** So near to a stop a place is meant rather than its namesake elsewhere. */
const NEAR_KM = 150;

const countryCodeOf = ({ country }: PlaceSaid, { turn }: Draft): string | undefined =>
  country === undefined ? undefined : turn.atlas.country(country.toLowerCase())?.code.toLowerCase();

/** How far a place is from the nearest stop; 0 for a trip without stops. */
export const kmFromTrip = ({ lat, lon }: { lat: number; lon: number }, { document }: Draft): number =>
  Math.min(
    ...document.trip.stops.map(({ place }) => distanceKm(place.latitude, place.longitude, lat, lon)),
    document.trip.stops.length === 0 ? 0 : Number.POSITIVE_INFINITY,
  );

function unknown(
  said: PlaceSaid,
  what: 'place' | 'sight',
  draft: Draft,
  kinds: readonly PlaceKind[],
): Unclear {
  const close = draft.turn.atlas.search(said.name, { kinds, limit: 3 }).filter(({ score }) => score >= 0.5);
  const candidates = close.map(({ id, name, context }) => ({
    said: { name, placeId: id },
    name,
    where: context,
  }));
  return { unclear: { said, what, words: said.name, candidates } };
}

/** The place of a name: near the trip first, else the one that is most probably meant. */
function hitOf(said: PlaceSaid, draft: Draft, kinds: readonly PlaceKind[]): PlaceHit | null {
  const { atlas } = draft.turn;
  const known = said.placeId === undefined ? null : atlas.place(said.placeId);
  if (known !== null) return known;
  const countryCode = countryCodeOf(said, draft);
  const options = { kinds, ...(countryCode !== undefined && { countryCode }) };
  const near = atlas
    .search(said.name, { ...options, limit: 10 })
    .find((hit) => hit.match === 'exact' && kmFromTrip(hit, draft) < NEAR_KM);
  if (near !== undefined) return near;
  const match = atlas.findPlace(said.name, options);
  return match !== null && match.confidence >= SURE && match.hit.match !== 'fuzzy' ? match.hit : null;
}

/** A city to stay in that is meant: also by a region, a sight or an airport of it. */
export function cityOf(said: PlaceSaid, draft: Draft): City | Unclear {
  const { atlas } = draft.turn;
  const direct = hitOf(said, draft, ['city']);
  const hit = direct ?? hitOf(said, draft, ['region', 'attraction', 'airport']);
  if (hit === null) return unknown(said, 'place', draft, ['city']);
  const present = new Set(draft.document.trip.stops.map(({ place }) => place.placeId));
  const city =
    hit.kind === 'region'
      ? atlas.city(atlas.region(hit.id)?.cityIds.find((id) => !present.has(id)) ?? '')
      : cityOfHit(atlas, hit);
  return city ?? unknown(said, 'place', draft, ['city']);
}

/** A region near the trip that is no town and has none to stay in: one goes there for its sights. */
export function areaOf(said: PlaceSaid, draft: Draft): PlaceHit | null {
  const hit = hitOf(said, draft, ['region', 'city', 'attraction']);
  if (hit?.kind !== 'region' || kmFromTrip(hit, draft) > NEAR_KM) return null;
  const present = new Set(draft.document.trip.stops.map(({ place }) => place.placeId));
  const towns = draft.turn.atlas.region(hit.id)?.cityIds ?? [];
  return towns.every((id) => present.has(id)) ? hit : null;
}

/** Where one starts from or flies home to: a city or an airport. */
export function endOf(said: PlaceSaid, draft: Draft): PlaceHit | Unclear {
  return hitOf(said, draft, ['city', 'airport']) ?? unknown(said, 'place', draft, ['city', 'airport']);
}

/** Sights of the trip's own cities by a name, a part of it or its initials, the most famous first. */
function ownSights(name: string, { document, turn }: Draft): Attraction[] {
  const all = document.trip.stops.flatMap(({ place }) => turn.atlas.topAttractions(place.placeId ?? ''));
  const tests: ((one: string) => boolean)[] = [
    (one) => fold(one) === fold(name),
    (one) => isInitialsOf(name, one),
    (one) => isPartOf(name, one),
  ];
  for (const test of tests) {
    const found = all.filter((one) => test(one.name) || (one.localName !== undefined && test(one.localName)));
    if (found.length > 0) return found.toSorted((left, right) => right.fame - left.fame);
  }
  return [];
}

/** A sight that is meant: of the trip's cities first, then near them, then anywhere. */
export function sightOf(said: PlaceSaid, draft: Draft): Attraction | Unclear {
  const { atlas } = draft.turn;
  const byId = attractionOf(atlas, said.placeId);
  if (byId !== null) return byId;
  const [own] = ownSights(said.name, draft);
  if (own !== undefined) return own;
  const hits = atlas.search(said.name, { kinds: ['attraction'], limit: 8 });
  const near = hits.find((hit) => hit.match !== 'fuzzy' && kmFromTrip(hit, draft) < NEAR_KM);
  const hit = near ?? hitOf(said, draft, ['attraction']);
  const sight = hit == null ? null : attractionOf(atlas, hit.id);
  if (sight !== null) return sight;
  return unknown(said, 'sight', draft, ['attraction']);
}
