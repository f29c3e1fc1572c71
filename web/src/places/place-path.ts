import type { CitySummary } from '@wayfare/contracts/place-endpoints';
import type { PlaceRef } from '@wayfare/contracts/place-ref';

/** The guide of a city. */
export const cityPath = (city: Pick<CitySummary, 'countrySlug' | 'citySlug'>) =>
  `/city-guide/${city.countrySlug}/${city.citySlug}`;

/** The guide of a country. */
export const countryPath = (countrySlug: string) => `/city-guides/${countrySlug}`;

/** The guide of an attraction. */
export const attractionPath = (city: Pick<CitySummary, 'countrySlug' | 'citySlug'>, slug: string) =>
  `/attraction-guide/${city.countrySlug}/${city.citySlug}/${encodeURIComponent(slug)}`;

/** The planner, beginning with a place that was found elsewhere. */
export const planFoundPath = ({ name, latitude, longitude, source }: PlaceRef) =>
  `/create?${new URLSearchParams({ at: `${latitude.toFixed(6)},${longitude.toFixed(6)}`, name, ...(source && { osm: source.id }) })}`;

/** The planner, beginning with a city as its first stop. */
export const planPath = (cityId: string) => `/create?to=${encodeURIComponent(cityId)}`;
