import { useQuery } from '@tanstack/react-query';
import { api, ApiError, type CallAnswer } from '../api.ts';
import { inSession, readStored, writeStored } from '../ui/browser-storage.ts';
import { todayOn } from '../ui/format-date.ts';

/** A city in the list of guides. */
export type GuideCity = CallAnswer<'cities'>['cities'][number];

/** An attraction as guides show it. */
export type Attraction = CallAnswer<'topAttractions'>['attractions'][number];

/** An attraction with its city and what lies near. */
export type AttractionGuide = CallAnswer<'attractionInfo'>;

/** A city with its sights. */
export type CityWithSights = CallAnswer<'topAttractions'>;

/** All that a city guide shows. */
export type CityGuide = CallAnswer<'cityInfo'>;

/** A place worth a day from a city: a sight, or another city. */
export type DayTrip = CallAnswer<'dayTrips'>['dayTrips'][number];

/** What can be booked in a city. */
export type Activities = CallAnswer<'providerCity'>;

/** The list of cities, fetched once per browser session. */
async function fetchCities(signal: AbortSignal): Promise<GuideCity[]> {
  const key = `wayfare.cities.${todayOn()}`;
  const cached = readStored(inSession, key);
  if (Array.isArray(cached) && cached.length > 0) return cached as GuideCity[];
  const { cities } = await api.call('cities', { signal });
  if (cities.length > 0) writeStored(inSession, key, cities);
  return cities;
}

/** Every city with a guide; asked for only where it is wanted. */
export const useCities = ({ wanted = true } = {}) =>
  useQuery({
    queryKey: ['cities'],
    queryFn: ({ signal }) => fetchCities(signal),
    staleTime: Infinity,
    enabled: wanted,
  });

/** Every city, what it is known for told of the chosen ones only: those words weigh more than the rest of the list. */
export const useListedCities = (choose: (cities: readonly GuideCity[]) => ReadonlySet<string>) =>
  useQuery({
    queryKey: ['listedCities'],
    queryFn: async ({ signal }) => {
      const cities = await fetchCities(signal);
      const shown = choose(cities);
      return cities.map((city) => (shown.has(city.id) ? city : { ...city, knownFor: '' }));
    },
    staleTime: Infinity,
  });

/** A few cities to go to in a month: the page that shows them need not hold all. */
export const useCitiesForMonth = (
  month: number,
  choose: (cities: readonly GuideCity[], month: number) => GuideCity[],
) =>
  useQuery({
    queryKey: ['citiesForMonth', month],
    queryFn: async ({ signal }) => choose(await fetchCities(signal), month),
    staleTime: Infinity,
  });

/** A city and its attractions, by the slugs of its guide's path. Null where no such guide exists. */
export const useTopAttractions = (country: string, city: string) =>
  useQuery({
    queryKey: ['topAttractions', country, city],
    queryFn: ({ signal }) => orNull(api.call('topAttractions', { params: { country, city }, signal })),
    staleTime: 5 * 60_000,
  });

/** A country, by the slug of its page. Null where it has none. */
export const useCountryGuide = (country: string) =>
  useQuery({
    queryKey: ['countryGuide', country],
    queryFn: ({ signal }) => orNull(api.call('countryGuide', { params: { country }, signal })),
    staleTime: 5 * 60_000,
  });

/** Everything of one city, by its id. */
export const useCityInfo = (id: string | undefined) =>
  useQuery({
    queryKey: ['cityInfo', id],
    queryFn: ({ signal }) => api.call('cityInfo', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    staleTime: 5 * 60_000,
  });

/** Places worth a day from a city. */
export const useDayTrips = (id: string | undefined) =>
  useQuery({
    queryKey: ['dayTrips', id],
    queryFn: ({ signal }) => api.call('dayTrips', { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
    staleTime: 5 * 60_000,
  });

/** How the first days in a city may go. */
export const useSampleDays = (id: string) =>
  useQuery({
    queryKey: ['sampleDays', id],
    queryFn: ({ signal }) => api.call('sampleDays', { params: { id }, signal }),
    staleTime: Infinity,
  });

/** What can be booked in a city. The page stands without it: asked for once it is shown, and only once. */
export const useActivities = (cityId: string) =>
  useQuery({
    queryKey: ['providerCity', cityId],
    queryFn: ({ signal }) => api.call('providerCity', { params: { id: cityId }, signal }),
    staleTime: Infinity,
    retry: false,
    // Prices change, so pages that the server draws for all do not carry them.
    meta: { visitor: true },
  });

/** One attraction with what lies near it. Null where there is none of that name. */
export const useAttractionInfo = (cityId: string | undefined, place: string, on?: string) =>
  useQuery({
    queryKey: ['attractionInfo', cityId, place, ...(on ? [on] : [])],
    queryFn: ({ signal }) =>
      orNull(
        api.call('attractionInfo', {
          params: { cityId: cityId ?? '', place },
          query: on ? { on } : {},
          signal,
        }),
      ),
    enabled: cityId !== undefined,
    staleTime: 60_000,
  });

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
