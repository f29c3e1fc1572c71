import { clock, joinWords } from '@wayfare/wording/words';
import type { Atlas, Attraction, City } from '@wayfare/atlas';
import type { PlaceCard } from '@wayfare/contracts/chat-endpoints';
import type { TripRequest } from '@wayfare/contracts/request';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import { attractionOf, attractionRef, cityRef } from '../planning/place-ref-of.ts';
import { interestsOf } from '../planning/kinds-of-sight.ts';
import { scoreAttraction } from '../planning/score-attraction.ts';
import { openingsOn } from '../planning/openings.ts';

/** The hours of a sight on a date, in words. */
export function hoursWords(atlas: Atlas, attraction: Attraction, on: string): string {
  if (attraction.hours === 'unknown') return 'hours not known';
  const windows = openingsOn(atlas, attraction, on);
  if (windows.length === 0) return 'closed';
  if (windows.some(({ from, until }) => from === 0 && until >= 1440)) return 'always open';
  return windows.map(({ from, until }) => `${clock(from)} to ${clock(until)}`).join(', ');
}

const MOST_MATCHES = 3;

/** How well a sight fits what was wished, and what says so: wishes it matches, or how well known it is. */
function fitOf(attraction: Attraction, request: TripRequest): { fit: number; fitWhy: string } {
  const about = interestsOf(attraction);
  const wishes = request.interests ?? [];
  const matches = wishes.filter((interest) => about.has(interest));
  const best = 100 ** 1.25 * (1 + 0.45 * Math.min(wishes.length, MOST_MATCHES));
  const known =
    attraction.fame >= 85
      ? 'one of the best known sights'
      : attraction.fame >= 60
        ? 'well known'
        : 'little known';
  return {
    fit: Math.max(0, Math.min(1, Math.sqrt(scoreAttraction(attraction, request) / best))),
    fitWhy: matches.length > 0 ? `matches ${joinWords(matches)}` : known,
  };
}

/** A sight as a card. */
export function attractionCard(
  attraction: Attraction,
  atlas: Atlas,
  on: string | null,
  request: TripRequest = {},
): PlaceCard {
  const country = atlas.country(attraction.countryCode);
  const citySlug = atlas.city(attraction.cityId)?.slug;
  return {
    place: attractionRef(attraction),
    why: attraction.why,
    hoursToday: on === null ? null : hoursWords(atlas, attraction, on),
    ...fitOf(attraction, request),
    path:
      country === null || citySlug === undefined
        ? null
        : `/attraction-guide/${country.slug}/${citySlug}/${attraction.slug}`,
  };
}

/** A city as a card; null where the catalogue does not describe it. */
export function cityCard(city: City, atlas: Atlas): PlaceCard | null {
  const info = atlas.cityInfo(city.id);
  if (info === null) return null;
  return {
    place: cityRef(city),
    why: info.guide.knownFor,
    hoursToday: null,
    fit: 0.8,
    path: `/city-guide/${city.countrySlug}/${city.slug}`,
  };
}

/** The cities of a trip and its best sights, as cards. */
export function cardsOf({ trip, plan }: TripDocument, atlas: Atlas): PlaceCard[] {
  const cities = trip.stops
    .map(({ place }) => atlas.city(place.placeId ?? ''))
    .filter((city) => city !== null);
  const sights = (plan?.days ?? []).flatMap((day) =>
    day.items.map((item) => ({ on: day.on, sight: attractionOf(atlas, item.place?.placeId) })),
  );
  const wishes = { ...trip.assumed, ...trip.request };
  const cards = cities.map((city) => cityCard(city, atlas)).filter((card) => card !== null);
  const best = new Map(
    sights.flatMap(({ on, sight }) => (sight === null ? [] : [[sight.id, { on, sight }] as const])),
  );
  const top = [...best.values()].sort((left, right) => right.sight.fame - left.sight.fame).slice(0, 4);
  return [...cards.slice(0, 4), ...top.map(({ on, sight }) => attractionCard(sight, atlas, on, wishes))];
}
