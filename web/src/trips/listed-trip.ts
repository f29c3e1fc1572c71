import type { CallAnswer } from '../api.ts';

/** A trip as the lists hold it. */
export type ListedTrip = CallAnswer<'listTrips'>['tripInfos'][number];

/** A whole trip as it is read for opening. */
export type OpenedTrip = CallAnswer<'getTrip'>;

/** The trips that a search fits, by name or city; accents and case do not matter. */
export function searchTrips(trips: readonly ListedTrip[], search: string): readonly ListedTrip[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return trips;
  return trips.filter((trip) => {
    const written = plain([trip.tripName, ...trip.cities.map(({ name }) => name)].join(' '));
    return words.every((word) => written.includes(word));
  });
}

const plain = (written: string) => written.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
