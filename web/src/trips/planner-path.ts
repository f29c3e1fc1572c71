import { deviceTripId } from './device-trip-id.ts';
import type { OpenedTrip } from './listed-trip.ts';

/** Where a trip is worked on: saved, as the account's draft, or as the draft of this device. */
export function plannerPath({ _id, unsaved }: Pick<OpenedTrip, '_id' | 'unsaved'>): string {
  if (_id === deviceTripId) return '/create';
  return unsaved ? `/open/${_id}?unsaved=true` : `/open/${_id}`;
}
