import { addDays, daysBetween } from '@wayfare/almanac/local-date';
import type { ListedTrip } from '../trips/listed-trip.ts';

const soonDays = 14;

/**
 * Of a list of trips: those that may be under way somewhere while it is a date here (the world's calendars are up to
 * a day apart either way), and those that start within two weeks, soonest first.
 */
export function currentTrips(trips: readonly ListedTrip[], today: string) {
  const byStart = (one: ListedTrip, other: ListedTrip) =>
    (one.startOn ?? '').localeCompare(other.startOn ?? '');
  const isNear = ({ startOn, endOn }: ListedTrip) =>
    startOn !== null && startOn <= addDays(today, 1) && (endOn ?? startOn) >= addDays(today, -1);
  const coming = trips.filter((trip) => {
    if (trip.startOn === null || isNear(trip)) return false;
    const days = daysBetween(today, trip.startOn);
    return days > 0 && days <= soonDays;
  });
  return { near: trips.filter(isNear).sort(byStart), coming: coming.sort(byStart) };
}
