import type { CitySummary } from '@wayfare/contracts/place-endpoints';

/** The guide of a city. */
export const cityPath = (city: Pick<CitySummary, 'countrySlug' | 'citySlug'>) =>
  `/city-guide/${city.countrySlug}/${city.citySlug}`;

/** The guide of an attraction. */
export const attractionPath = (city: Pick<CitySummary, 'countrySlug' | 'citySlug'>, slug: string) =>
  `/attraction-guide/${city.countrySlug}/${city.citySlug}/${encodeURIComponent(slug)}`;

/** The planner, beginning with a city as its first stop. */
export const planPath = (cityId: string) => `/create?to=${encodeURIComponent(cityId)}`;
