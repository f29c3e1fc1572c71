import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';

/** By what an exported trip is known again. */
export const tripFileFormat = 'wayfare-trip';

/** The whole trip as it is kept. Imported again, it gives the same trip. */
export function writeTripJson({ tripName, trip, plan }: StoredTrip): string {
  return `${JSON.stringify({ format: tripFileFormat, formatVersion: 1, tripName, trip, plan }, null, 2)}\n`;
}
