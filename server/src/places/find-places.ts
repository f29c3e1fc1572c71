import { distanceKm } from '@wayfare/almanac/distance';
import type { Answer, Body } from '@wayfare/contracts/endpoints';
import type { TransportOption } from '@wayfare/contracts/place-endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { Trip } from '@wayfare/contracts/trip';
import type { Atlas, Attraction, City, TravelModel, TravelOption } from '@wayfare/atlas';
import { Refusal } from '../http/refusal.ts';
import { sightGuideOf } from './sight-guide-of.ts';
import { whereaboutsOf } from './whereabouts.ts';
import type { LiveWays } from './live-ways.ts';
import type { World } from './open-world.ts';
import {
  atHome,
  pathOf,
  toAttractionInfo,
  toCitySummary,
  toPlaceRef,
  windowsOn,
  weekOf,
} from './describe-places.ts';

/** What the places feature answers from. */
export interface PlaceNeeds extends Pick<World, 'atlas' | 'travel'> {
  ways: LiveWays;
  now: () => number;
}

const minConfidence = 0.6;
const nearbyKm = 3;
const nearbyCount = 8;
const longestWalkMinutes = 60;

/** A place that does not exist, with the ones that were perhaps meant. */
function unknownPlace(atlas: Atlas, asked: string, what: string) {
  const meant = atlas
    .search(asked.replaceAll('-', ' '), { limit: 3 })
    .flatMap((hit) => (pathOf(atlas, hit.id) ? [`${hit.name} (${pathOf(atlas, hit.id)})`] : []));
  const hint = meant.length > 0 ? ` Did you mean ${meant.join(' or ')}?` : '';
  return new Refusal('not_found', `There is no ${what} by this name.${hint}`);
}

export const toTransportOption = (option: TravelOption): TransportOption => ({
  mode: option.mode,
  minutes: Math.round(option.minutes),
  distanceMeters: Math.round(option.distanceMeters),
  cost: { amountCents: Math.round(option.costCents), currency: 'EUR' },
  co2Grams: Math.round(option.co2Grams),
  estimate: option.estimate,
  basis: option.basis,
});

function resolve(atlas: Atlas, asked: string | PlaceRef): PlaceRef {
  if (typeof asked !== 'string') return asked;
  const byId = atlas.place(asked);
  const found = byId ?? atlas.findPlace(asked)?.hit;
  if (!found) throw unknownPlace(atlas, asked, 'place');
  return toPlaceRef(atlas, found);
}

const travelPlace = ({ latitude, longitude, countryCode }: PlaceRef) => ({
  lat: latitude,
  lon: longitude,
  ...(countryCode && { countryCode }),
});

const optionsBetween = async (ways: LiveWays, from: PlaceRef, to: PlaceRef) =>
  (await ways.between(travelPlace(from), travelPlace(to))).map(toTransportOption);

/** The ways from one point to another. */
export async function transportBetween(
  needs: PlaceNeeds,
  body: Body<'transportationInfo'>,
): Promise<Answer<'transportationInfo'>> {
  const atlas = needs.atlas();
  const from = resolve(atlas, body.from);
  const to = resolve(atlas, body.to);
  return { from, to, options: await optionsBetween(needs.ways, from, to) };
}

interface LegEnds {
  from: { id: string; place: PlaceRef };
  to: { id: string; place: PlaceRef };
}

/** The points of a trip two by two, in order: origin, stops, end. */
export function legsOf(trip: Trip): LegEnds[] {
  const points = [
    ...(trip.origin ? [{ id: 'origin', place: trip.origin }] : []),
    ...trip.stops.map(({ id, place }) => ({ id, place })),
    ...(trip.end ? [{ id: 'end', place: trip.end }] : []),
  ];
  return points.slice(1).map((to, index) => ({ from: points[index]!, to }));
}

/** The ways of one leg of a trip. */
export async function transportOfLeg({ ways }: PlaceNeeds, { from, to }: LegEnds) {
  return { from: from.id, to: to.id, options: await optionsBetween(ways, from.place, to.place) };
}

/** The attractions of a place that was asked for, a city's id or name. */
export function attractionsOf(needs: PlaceNeeds, place: string): Answer<'attractions'>['places'][number] {
  const atlas = needs.atlas();
  const cityId = atlas.city(place)?.id ?? atlas.findPlace(place, { kinds: ['city'] })?.hit.id ?? null;
  const attractions = cityId ? atlas.topAttractions(cityId) : [];
  return {
    place,
    cityId,
    attractions: attractions.map((entry) => toAttractionInfo(atlas, entry, needs.now())),
  };
}

/** What the atlas knows of a location; for one it does not know, what was perhaps meant. */
export function describeLocation(
  needs: PlaceNeeds,
  asked: string,
): Answer<'locationInfos'>['locations'][number] {
  const atlas = needs.atlas();
  const match = atlas.findPlace(asked);
  const hit = atlas.place(asked) ?? (match && match.confidence >= minConfidence ? match.hit : null);
  const city = hit?.kind === 'city' ? atlas.city(hit.id) : null;
  const suggestions = hit ? [] : atlas.search(asked, { limit: 5 });
  return {
    asked,
    place: hit && toPlaceRef(atlas, hit),
    city: city && toCitySummary(atlas, city),
    suggestions: suggestions.map(({ id, name }) => ({ id, name, path: pathOf(atlas, id) ?? '' })),
  };
}

/** A catalogue city by the slugs of its address. */
export function cityBySlugs(atlas: Atlas, country: string, slug: string): City {
  const city = atlas.cityBySlug(country, slug);
  if (!city?.inCatalogue) throw unknownPlace(atlas, slug, 'city guide');
  return city;
}

/** A catalogue city by its id. */
export function catalogueCity(atlas: Atlas, id: string): City {
  const city = atlas.city(id);
  if (!city?.inCatalogue) throw unknownPlace(atlas, id.slice(3), 'city guide');
  return city;
}

/** On foot where one can walk: not over the water, nor longer than anybody would. Else as those without a car go. */
function wayNearby(travel: TravelModel, from: Attraction, to: Attraction) {
  // The way to the top of a hike is the hike, and no street.
  if (to.tags.includes('hiking')) return null;
  const options = travel.estimateTravel(from, to);
  const way =
    options.find(({ mode, minutes }) => mode === 'walk' && minutes <= longestWalkMinutes) ??
    options.find(({ mode }) => mode === 'transit' || mode === 'ferry') ??
    options[0];
  return way ? { mode: way.mode, minutes: Math.round(way.minutes) } : null;
}

/** One attraction with its city and what lies near it. */
export function attractionWithNearby(
  needs: PlaceNeeds,
  cityId: string,
  slug: string,
  on: string | null,
): Omit<Answer<'attractionInfo'>, 'changedOn'> {
  const atlas = needs.atlas();
  catalogueCity(atlas, cityId);
  const listed = atlas.attraction(cityId, slug);
  if (!listed) throw unknownPlace(atlas, slug, 'attraction guide');
  const attraction = atHome(atlas, listed);
  const city = catalogueCity(atlas, attraction.cityId);
  const near = atlas.attractionsNear(attraction.lat, attraction.lon, nearbyKm, 3 * nearbyCount);
  return {
    attraction: toAttractionInfo(atlas, attraction, needs.now()),
    guide: sightGuideOf(atlas, city.id, attraction.slug),
    whereabouts: whereaboutsOf(atlas, city, attraction),
    openOn: on === null ? null : windowsOn(atlas, attraction, on),
    week: weekOf(atlas, attraction, needs.now()),
    city: toCitySummary(atlas, city),
    nearby: near
      // What other cities send people here for is this sight or one beside it once more.
      .filter(
        ({ id, cityId: of, dayTrip, sameAs }) =>
          id !== attraction.id && !sameAs && !(dayTrip && of !== city.id),
      )
      .slice(0, nearbyCount)
      .map((entry) => ({
        attraction: toAttractionInfo(atlas, entry, needs.now()),
        distanceMeters: Math.round(distanceKm(attraction.lat, attraction.lon, entry.lat, entry.lon) * 1000),
        way: wayNearby(needs.travel(), attraction, entry),
        path: pathOf(atlas, entry.id),
      })),
  };
}
