import { daysBetween } from '../ui/format-date.ts';
import type { ListedTrip } from './listed-trip.ts';

const soonDays = 14;

/** Of a list of trips: those that run on a date, and those that start within two weeks of it, soonest first. */
export function currentTrips(trips: readonly ListedTrip[], today: string) {
  const byStart = (one: ListedTrip, other: ListedTrip) =>
    (one.startOn ?? '').localeCompare(other.startOn ?? '');
  const running = trips.filter(
    ({ startOn, endOn }) => startOn !== null && startOn <= today && (endOn ?? startOn) >= today,
  );
  const coming = trips.filter(({ startOn }) => {
    if (startOn === null) return false;
    const days = daysBetween(today, startOn);
    return days > 0 && days <= soonDays;
  });
  return { running: running.sort(byStart), coming: coming.sort(byStart) };
}
