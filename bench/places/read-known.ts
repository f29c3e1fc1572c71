import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A real place, the city of the trip for which it is searched, and what one types. */
export interface KnownPlace {
  kind: 'hotel' | 'restaurant' | 'town' | 'station' | 'sight' | 'park';
  name: string;
  latitude: number;
  longitude: number;
  trip: string;
  typed: string;
}

/** The 128 places of the bench. */
export function readKnown(): KnownPlace[] {
  const [, ...rows] = readFileSync(join(import.meta.dirname, 'known.tsv'), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [kind, name, latitude, longitude, trip, typed] = row.split('\t');
    return {
      kind: kind as KnownPlace['kind'],
      name: name!,
      latitude: Number(latitude),
      longitude: Number(longitude),
      trip: trip!,
      typed: typed!,
    };
  });
}
