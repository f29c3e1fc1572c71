import { asPartial, pieceKey, seenPieces, toKeep } from './map-pieces.ts';
import { fileCache } from './screen-files.ts';

const pictureCache = 'wayfare-pictures';
const mostPictures = 120;
/** A piece of the map weighs 5 kB on average. */
const mostPieces = 800;

const streetCache = 'wayfare-streets';
/** Unpacked, as it is kept, a piece of a city takes 100 kB on average. */
const mostStreets = 250;

/** Work that goes on after the answer was given. */
type Later = (work: Promise<unknown>) => void;

/** Keeps an answer for next time, and in its cache the latest alone. A full disk is no reason to answer nothing. */
async function keep(cache: string, key: RequestInfo, answer: Response, most = Infinity) {
  try {
    const held = await caches.open(cache);
    await held.put(key, answer);
    if (most === Infinity) return;
    const keys = await held.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - most))) await held.delete(old);
  } catch (error) {
    console.warn('Keeping for offline failed:', error);
  }
}

async function keptElse(request: Request, later: Later, cache: string, most?: number): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.status === 200) later(keep(cache, request, answer.clone(), most));
  return answer;
}

/** A file that never changes under its name. */
export const file = (request: Request, later: Later) => keptElse(request, later, fileCache);

export const picture = (request: Request, later: Later) =>
  keptElse(request, later, pictureCache, mostPictures);

/** A piece of the map: as it is kept, or as the server gives it. Ranges of no such form are the server's to answer. */
export async function piece(request: Request, later: Later): Promise<Response> {
  const key = pieceKey(request.url, request.headers.get('range'));
  const found = key === null ? undefined : await caches.match(key);
  if (found) return asPartial(found);
  const answer = await fetch(request);
  if (key !== null && answer.status === 206) later(keep(seenPieces, key, toKeep(answer.clone()), mostPieces));
  return answer;
}

/** A piece of the street map: the server's, or without a network as it was seen last; nothing for one never seen. */
export async function streets(request: Request, later: Later): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.status === 200) later(keep(streetCache, request, answer.clone(), mostStreets));
    return answer;
  } catch {
    return (await caches.match(request)) ?? new Response(null, { status: 204 });
  }
}
