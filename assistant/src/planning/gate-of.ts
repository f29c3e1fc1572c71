import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, City } from '@wayfare/atlas';
import type { Reading } from '../read/reading.ts';
import { cityOfHit } from './city-of-hit.ts';

/** The town where one both lands and leaves on a way through a country or a region: "in and out of Lisbon". */
export function gateOf({ mentions, arrival, departure }: Reading, atlas: Atlas): City | null {
  const goesThrough = mentions.some(
    ({ role, hit }) => role === 'destination' && (hit?.kind === 'country' || hit?.kind === 'region'),
  );
  if (!goesThrough) return null;
  const said = mentions.find(({ bothWays }) => bothWays === true)?.hit;
  if (said) return cityOfHit(atlas, said);
  const [lands, leaves] = [arrival?.hit, departure?.hit].map((hit) => (hit ? cityOfHit(atlas, hit) : null));
  return lands && lands.id === leaves?.id ? lands : null;
}

/** From so near one comes back to where one leaves on the day itself. */
const NEAR_KM = 90;
/** A shorter trip has no night to give to the way back. */
const LEAST_NIGHTS = 4;

/** What a way that begins at the gate is to end with: the index of the stay that gives a night for it; null for nothing. */
export function lastNightFrom(gate: City, stays: readonly { city: City; nights: number }[]): number | null {
  const last = stays.at(-1);
  const all = stays.reduce((sum, { nights }) => sum + nights, 0);
  if (last === undefined || stays.length < 2 || stays[0]!.city.id !== gate.id || all < LEAST_NIGHTS)
    return null;
  if (distanceKm(last.city.lat, last.city.lon, gate.lat, gate.lon) < NEAR_KM) return null;
  const longest = Math.max(...stays.map(({ nights }) => nights));
  const from = stays[0]!.nights > 2 ? 0 : stays.findIndex(({ nights }) => nights === longest);
  return stays[from]!.nights > 1 ? from : null;
}
