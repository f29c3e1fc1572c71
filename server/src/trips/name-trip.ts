import { limits } from '@wayfare/contracts/limits';
import type { Trip } from '@wayfare/contracts/trip';

const together = (names: string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A name made from the trip, for one that was given none: `4 nights in Lisbon and Porto`. */
export function nameTrip(trip: Trip): string {
  const cities = [...new Set(trip.stops.map((stop) => stop.place.name))];
  const wished = cities.length > 0 ? cities : (trip.request.destinations ?? []);
  if (wished.length === 0) return 'New trip';
  const nights = trip.stops.reduce((sum, stop) => sum + stop.nights, 0);
  const shown = wished.length > 3 ? [wished[0]!, wished[1]!, `${wished.length - 2} more`] : wished;
  const where = together(shown);
  const name =
    nights === 0 ? `Trip to ${where}` : `${nights} ${nights === 1 ? 'night' : 'nights'} in ${where}`;
  return name.slice(0, limits.tripNameCharacters).trim();
}
