import type { ListedTrip } from './listed-trip.ts';

/** Where a trip can be: in one of the two lists, or in none. */
export type TripList = 'active' | 'archived' | 'deleted';

/** A trip on its way from one list to another. */
export interface TripChange {
  trip: ListedTrip;
  from: TripList;
  to: TripList;
}

const newestFirst = (one: ListedTrip, other: ListedTrip) => other.modified.getTime() - one.modified.getTime();

/** A list as it is after some changes: what left is gone, what came stands in its place by `modified`. */
export function applyChanges(
  list: 'active' | 'archived',
  trips: readonly ListedTrip[],
  changes: readonly TripChange[],
): ListedTrip[] {
  let shown = [...trips];
  for (const { trip, to } of changes) {
    shown = shown.filter(({ _id }) => _id !== trip._id);
    if (to === list) shown.push(trip);
  }
  return changes.length === 0 ? shown : shown.sort(newestFirst);
}

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
