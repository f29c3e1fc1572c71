import type { SavedTrip } from './saved-trip.ts';

/** The address at which a file of a trip is opened. */
export function fileAddress({ id, ticket }: SavedTrip, fileId: string): string {
  const query = ticket ? `?ticket=${encodeURIComponent(ticket)}` : '';
  return `/api/trip/${id}/files/${fileId}${query}`;
}
