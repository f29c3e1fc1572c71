import { distanceKm } from '@wayfare/almanac/distance';
import type { PlaceRef } from '@wayfare/contracts/place-ref';

const km = (from: PlaceRef, to: PlaceRef): number =>
  distanceKm(from.latitude, from.longitude, to.latitude, to.longitude);

/** How far it is from place to place, as the crow flies. */
export const lengthOf = (places: readonly PlaceRef[]): number =>
  places.slice(1).reduce((sum, place, index) => sum + km(places[index]!, place), 0);

/** The length of the shortest way from the first place to the last by all between, found by trying all. */
export function shortestTour(first: PlaceRef, between: readonly PlaceRef[], last: PlaceRef): number {
  let shortest = Number.POSITIVE_INFINITY;
  const walk = (at: PlaceRef, left: readonly PlaceRef[], length: number): void => {
    if (length >= shortest) return;
    if (left.length === 0) shortest = Math.min(shortest, length + km(at, last));
    for (const next of left)
      walk(
        next,
        left.filter((one) => one !== next),
        length + km(at, next),
      );
  };
  walk(first, between, 0);
  return shortest;
}
