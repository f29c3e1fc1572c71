import type { BookingFile } from '@wayfare/contracts/booking';
import { keptPrefix } from '../offline/copies.ts';
import { fileAddress } from './file-address.ts';
import type { SavedTrip } from './saved-trip.ts';

/** Lays a file that was just sent beside the rest of its trip, where that is kept on this device. */
export async function keepSentFile(trip: SavedTrip, { id, type }: BookingFile, content: Blob) {
  const name = keptPrefix + trip.id;
  if (!('caches' in globalThis) || !(await caches.has(name))) return;
  const answer = new Response(content, {
    headers: { 'content-type': type, 'content-disposition': 'inline' },
  });
  await (await caches.open(name)).put(fileAddress(trip, id), answer);
}
