import { type Atlas, classicRoutes, type Attraction, type City } from '@wayfare/atlas';
import type { CountryGuide } from '@wayfare/contracts/country-endpoints';
import { notFound } from '../http/refusal.ts';
import { pathOf, toAttractionInfo, toCitySummary, toCountryInfo } from './describe-places.ts';

const mostRoutes = 8;
const mostSights = 12;
/** A country is more than its capital. */
const mostOfCity = 3;

/** The routes of a country in the order of their length, those that suit everybody first. */
function routesOf(atlas: Atlas, code: string): CountryGuide['routes'] {
  const routes = classicRoutes(`country:${code}`).filter(({ stops }) => stops.length > 1);
  return routes
    .toSorted((one, other) => (one.for?.length ?? 0) - (other.for?.length ?? 0))
    .slice(0, mostRoutes)
    .map(({ name, months = [], by = [], for: suits = [], stops }) => ({
      name,
      nights: stops.reduce((sum, { nights }) => sum + nights, 0),
      months: [...months],
      suits: [...suits, ...by],
      stops: stops.map(({ city, nights }) => ({ id: city, name: atlas.city(city)?.name ?? city, nights })),
    }))
    .toSorted((one, other) => one.nights - other.nights);
}

/** The cities of a country with those first that most of its classic routes lead to; the others as the atlas has them. */
function citiesOf(atlas: Atlas, code: string): readonly City[] {
  const visits = new Map<string, number>();
  for (const { stops } of classicRoutes(`country:${code}`))
    for (const { city } of stops) visits.set(city, (visits.get(city) ?? 0) + 1);
  const visitsOf = ({ id }: City) => visits.get(id) ?? 0;
  return atlas
    .catalogueCities()
    .filter(({ countryCode }) => countryCode === code)
    .toSorted((one, other) => visitsOf(other) - visitsOf(one));
}

/** What people come for: the best known sights, a few of each city, no tables. */
function sightsOf(atlas: Atlas, cityIds: readonly string[], now: number): CountryGuide['sights'] {
  const ofCity = (id: string) =>
    atlas
      .topAttractions(id)
      .filter(({ category, sameAs }) => category !== 'food' && sameAs === undefined)
      .slice(0, mostOfCity);
  // Each city's first is a hundred of fame: which city it is tells how well it is known.
  const ranked = cityIds.flatMap((id, place) =>
    ofCity(id).map((sight, index): [Attraction, number] => [sight, sight.fame - place * 4 - index * 8]),
  );
  return ranked
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostSights)
    .map(([sight]) => ({
      attraction: toAttractionInfo(atlas, sight, now),
      city: sight.cityName,
      path: pathOf(atlas, sight.id),
    }));
}

/** Everything that the page of a country shows; refused where it has no guide to any city. */
export function countryGuideOf(atlas: Atlas, slugOrCode: string, now: number): CountryGuide {
  const country = atlas.countryFacts(slugOrCode);
  const cities = country ? citiesOf(atlas, country.code) : [];
  if (!country || cities.length === 0) throw notFound('country guide');
  const { code } = country;
  return {
    country: toCountryInfo(atlas, code, now),
    region: atlas.featuredRegionOf(code),
    notes: { ...country.facts?.notes },
    routes: routesOf(atlas, code),
    cities: cities.map((city) => toCitySummary(atlas, city)),
    sights: sightsOf(
      atlas,
      cities.map(({ id }) => id),
      now,
    ),
  };
}
