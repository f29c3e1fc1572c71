import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, type CallAnswer } from '../api.ts';

/** One place that a search found. */
export type FoundPlace = CallAnswer<'searchPlaces'>['results'][number];

/** As long as the server takes a question. */
const longest = 200;

/** What a typed text may mean, best first. Asks nothing for less than two letters. */
export const usePlaceSearch = (typed: string, limit = 8) => {
  const q = typed.trim().slice(0, longest).trim();
  return useQuery({
    queryKey: ['searchPlaces', q, limit],
    queryFn: ({ signal }) => api.call('searchPlaces', { query: { q, limit }, signal }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
  });
};
