import type { BookingFile } from '@wayfare/contracts/booking';
import { calls } from '@wayfare/contracts/calls';
import type { ErrorBody } from '@wayfare/contracts/errors';
import type { SavedTrip } from './saved-trip.ts';

const unreachable = 'It could not be sent. Check your connection and try again.';

function addressFor({ id, ticket }: SavedTrip, name: string) {
  const query = new URLSearchParams({ name, ...(ticket ? { ticket } : {}) });
  return `${calls.addTripFile.path.replace(':id', id)}?${query}`;
}

const sentenceOf = (answer: unknown, status: number) =>
  (answer as Partial<ErrorBody> | null)?.error?.message ??
  `The server did not take it (${status}). Please try again.`;

/**
 * Sends a file to a trip and tells how much of it is there. It goes by the older of the browser's two ways to send, which
 * alone says how far it is.
 */
export function sendFile(
  trip: SavedTrip,
  file: File,
  onProgress: (fraction: number) => void,
): Promise<BookingFile> {
  const request = new XMLHttpRequest();
  request.responseType = 'json';
  request.open(calls.addTripFile.method, addressFor(trip, file.name.slice(0, 200)));
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / Math.max(1, total)));
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      if (request.status === 200) resolve(request.response as BookingFile);
      else reject(new Error(sentenceOf(request.response, request.status)));
    });
    for (const failure of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(failure, () => reject(new Error(unreachable)));
    request.send(file);
  });
}
