import { limits } from '@wayfare/contracts/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, type CallAnswer } from '../api.ts';
import type { Pasted } from './read-place-link.ts';
import type { SearchAround } from './trip-places.ts';

/** One place that a search found. */
export type FoundPlace = CallAnswer<'searchPlaces'>['results'][number];

const cut = (typed: string) => typed.trim().slice(0, limits.searchCharacters).trim();

/** The trip's point as it is asked for: to a kilometre, which is enough to rank by. */
const nearOf = (around: SearchAround | undefined) =>
  around?.near ? { near: `${around.near.latitude.toFixed(2)},${around.near.longitude.toFixed(2)}` } : {};

/** What a typed text may mean, best first, as the atlas knows it. Asks nothing for less than two letters. */
export const usePlaceSearch = (typed: string, limit = 8, around?: SearchAround) => {
  const query = { q: cut(typed), limit, ...nearOf(around) };
  return useQuery({
    queryKey: ['searchPlaces', query],
    queryFn: ({ signal }) => api.call('searchPlaces', { query, signal }),
    enabled: query.q.length >= 2,
    placeholderData: keepPreviousData,
    staleTime: 10 * 60_000,
  });
};

const least = 3;

/** What a text looks for, such as "rome with kids" or "beach in february". */
export const useSearchWish = (typed: string) => {
  const query = { q: cut(typed) };
  return useQuery({
    queryKey: ['searchWish', query],
    queryFn: ({ signal }) => api.call('searchWish', { query, signal }),
    enabled: query.q.length >= least,
    staleTime: 10 * 60_000,
  });
};

/** The same with servers of others, which are asked only where the site has any and there are letters enough. */
export const useOutsideSearch = (typed: string, around: SearchAround | undefined, more: boolean) => {
  const on = around?.on === undefined ? {} : { on: around.on };
  const query = { q: cut(typed), outside: '1' as const, ...nearOf(around), ...on };
  return useQuery({
    queryKey: ['searchPlaces', query],
    queryFn: ({ signal }) => api.call('searchPlaces', { query, signal }),
    enabled: more && query.q.length >= least,
    staleTime: 60_000,
    retry: false,
  });
};

/** What stands at a point, or is a thing of OpenStreetMap, that was pasted. */
export const usePastedPlace = (pasted: Pasted | null) => {
  const { at = null, osm = null, name = '' } = pasted && 'place' in pasted ? pasted.place : {};
  const query = {
    ...(at && { at: `${at.latitude.toFixed(6)},${at.longitude.toFixed(6)}` }),
    ...(osm && { osm }),
    ...(name && { name: name.slice(0, limits.titleCharacters) }),
  };
  return useQuery({
    queryKey: ['describePlace', query],
    queryFn: ({ signal }) => api.call('describePlace', { query, signal }),
    enabled: at !== null || osm !== null,
    staleTime: 10 * 60_000,
  });
};

/** Kinds of which there is nothing more to know than where they are. */
const bare = new Set<FoundPlace['kind']>(['street', 'address', 'town']);
const longestMs = 2000;

/** A place found with a server of others, with the hours and ways to reach it that a second question tells. */
export async function withDetails(found: FoundPlace): Promise<FoundPlace> {
  const { source, hours } = found.place;
  if (source === undefined || hours !== undefined || bare.has(found.kind)) return found;
  const query = { osm: source.id, name: found.name };
  const signal = AbortSignal.timeout(longestMs);
  const told = await api.call('describePlace', { query, signal }).catch(() => null);
  // It keeps the name by which it was chosen.
  return told?.place ? { ...found, place: { ...found.place, ...told.place.place, name: found.name } } : found;
}
