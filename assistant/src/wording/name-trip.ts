import { counted, joinWords } from '@wayfare/wording/words';
import type { Atlas } from '@wayfare/atlas';
import type { Trip } from '@wayfare/contracts/trip';
import type { Reading } from '../read/reading.ts';

/** A trip's name made from where it goes and how long it is. */
export function nameTrip(trip: Trip, reading: Reading | null, atlas: Atlas): string {
  const days = trip.stops.reduce((sum, { nights }) => sum + nights, 0) + 1;
  const area = reading?.mentions.find(
    ({ role, hit }) => role === 'destination' && (hit?.kind === 'country' || hit?.kind === 'region'),
  )?.hit;
  const names = trip.stops.map(({ place }) => place.name);
  const countries = [...new Set(trip.stops.map(({ place }) => place.countryCode))];
  const country =
    countries.length === 1 && countries[0] !== undefined ? atlas.country(countries[0])?.name : undefined;
  const where =
    area?.name ?? (names.length <= 3 ? joinWords(names) : (country ?? `${names[0]} to ${names.at(-1)}`));
  return `${counted(days, 'day')} in ${where === '' ? 'one trip' : where}`.slice(0, 120);
}
