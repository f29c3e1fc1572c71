import { limits } from '@wayfare/contracts/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, type CallAnswer } from '../api.ts';

/** One place that a search found. */
export type FoundPlace = CallAnswer<'searchPlaces'>['results'][number];

/** What a typed text may mean, best first. Asks nothing for less than two letters. */
export const usePlaceSearch = (typed: string, limit = 8) => {
  const q = typed.trim().slice(0, limits.searchCharacters).trim();
  return useQuery({
    queryKey: ['searchPlaces', q, limit],
    queryFn: ({ signal }) => api.call('searchPlaces', { query: { q, limit }, signal }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
  });
};
