import { api } from '../api.ts';
import { fileAddress } from '../bookings/file-address.ts';
import { filesOf } from '../bookings/files-of.ts';
import { archiveAddress } from '../map/archive-address.ts';
import { lngLatOf } from '../map/map-contents.ts';
import { tripContents } from '../map/trip-contents.ts';
import { keptPrefix } from '../offline/copies.ts';
import { pieceKey, toKeep } from '../offline/map-pieces.ts';
import { keepScreensNow } from '../offline/register-worker.ts';
import { cityOf } from '../trips/cover-of.ts';
import { artOf } from '../ui/art-of.ts';
import { archiveRanges } from './archive-ranges.ts';

/** A trip as one opens it: by its id, and the ticket of a link where it is somebody else's. */
export interface TripAddress {
  id: string;
  ticket?: string | undefined;
}

/** What is noted of a kept trip. */
interface KeptTrip extends TripAddress {
  version: number;
  /** The map that its pieces are of. */
  archive: string;
  keptAt: number;
  bytes: number;
}

interface Part {
  key: string;
  /** Null for what the server has no more. */
  load: () => Promise<Response | null>;
}

const cacheOf = (id: string) => keptPrefix + id;
const noteKey = '/kept-trip';
/** So many at once: a phone far from the server waits for each, and other pages want to be answered too. */
const atOnce = 6;

const inputOf = ({ id, ticket }: TripAddress) => ({ params: { id }, query: ticket ? { ticket } : {} });

async function load(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.status === 206 ? toKeep(answer) : answer;
}

/** A file of a booking. One that is gone keeps nobody from the rest of the trip. */
async function loadFile(address: string) {
  const answer = await fetch(address);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
}

/** What of a trip is kept beside the reads of it, and what these weigh. */
async function partsOf(trip: TripAddress) {
  const opened = await api.call('getTrip', inputOf(trip));
  const { points } = tripContents(opened.trip, opened.plan);
  const pieces = await archiveRanges(points.map(({ place }) => lngLatOf(place)));
  const cities = new Set(points.flatMap(({ place }) => cityOf(place.placeId) ?? []));
  const map = pieces.map(({ offset, length }): Part => {
    const range = `bytes=${offset}-${offset + length - 1}`;
    return { key: pieceKey(archiveAddress(), range)!, load: () => load(archiveAddress(), { range }) };
  });
  const pictures = [...cities].map((city): Part => ({ key: artOf(city), load: () => load(artOf(city)) }));
  const files = filesOf(opened);
  const booked = files.map(({ id }): Part => {
    const address = fileAddress(trip, id);
    return { key: address, load: () => loadFile(address) };
  });
  const ofBooked = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const ofMap = pieces.reduce((sum, { length }) => sum + length, 0);
  const ofTrip = JSON.stringify(opened).length;
  const parts = [...map, ...pictures, ...booked];
  return { version: opened.version, cities, parts, pictures, ofTrip, known: ofMap + ofTrip + ofBooked };
}

/** How much keeping a trip would load, about. */
export async function sizeToKeep(trip: TripAddress): Promise<number> {
  const { pictures, known } = await partsOf(trip);
  const heads = await Promise.all(pictures.map(({ key }) => fetch(key, { method: 'HEAD' })));
  return heads.reduce((sum, { headers }) => sum + Number(headers.get('content-length') ?? 0), known);
}

/** What is noted of a trip that is kept on this device; null where it is not. */
export async function keptTrip(id: string): Promise<KeptTrip | null> {
  if (!(await caches.has(cacheOf(id)))) return null;
  const note = await (await caches.open(cacheOf(id))).match(noteKey);
  return note ? ((await note.json()) as KeptTrip) : null;
}

async function fill(cache: Cache, parts: readonly Part[]) {
  const current = new Set([noteKey, ...parts.map(({ key }) => key)]);
  const held = new Set<string>();
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url);
    if (current.has(pathname + search)) held.add(pathname + search);
    else await cache.delete(url);
  }
  const missing = parts.filter(({ key }) => !held.has(key));
  for (let at = 0; at < missing.length; at += atOnce) {
    const some = missing.slice(at, at + atOnce);
    await Promise.all(
      some.map(async ({ key, load: get }) => {
        const answer = await get();
        if (answer) await cache.put(key, answer);
      }),
    );
  }
}

async function weigh(cache: Cache) {
  const answers = await cache.matchAll();
  const sizes = await Promise.all(answers.map(async (answer) => (await answer.blob()).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Keeps a trip with all that its screens show, the map around its places too; brings up to date what was kept. */
export async function keepTrip(trip: TripAddress): Promise<void> {
  if (!(await keepScreensNow('planner'))) throw new Error('The screens could not be kept.');
  const { version, parts, cities, ofTrip } = await partsOf(trip);
  // The service worker keeps what is read through it.
  await api.call('tripOutline', inputOf(trip));
  await api.call('tripSheet', inputOf(trip));
  // Not every city has facts of its own.
  for (const id of cities) await api.call('cityInfo', { params: { id } }).catch(() => undefined);
  const known = await keptTrip(trip.id);
  const cache = await caches.open(cacheOf(trip.id));
  try {
    await fill(cache, parts);
  } catch (error) {
    if (!known) await dropTrip(trip.id);
    throw error;
  }
  await cache.delete(noteKey);
  const bytes = (await weigh(cache)) + ofTrip;
  const note: KeptTrip = { ...trip, version, archive: archiveAddress(), keptAt: Date.now(), bytes };
  await cache.put(noteKey, Response.json(note));
  // Browsers may clear what nobody asked to last; this was asked for.
  await navigator.storage.persist?.();
}

/** The newest version of a trip that this device read or wrote. */
async function copiedVersion({ id, ticket }: TripAddress): Promise<number> {
  const query = ticket ? `?ticket=${encodeURIComponent(ticket)}` : '';
  const copies = await Promise.all(
    ['trip', 'trip-outline'].map((path) => caches.match(`/api/${path}/${id}${query}`)),
  );
  const versions = copies.map(async (copy) =>
    copy ? ((await copy.json()) as { version: number }).version : 0,
  );
  return Math.max(...(await Promise.all(versions)));
}

/** Brings kept trips up to date that have changed since, or whose map has. */
export async function refreshKeptTrips() {
  for (const name of await caches.keys()) {
    const note = name.startsWith(keptPrefix) ? await keptTrip(name.slice(keptPrefix.length)) : null;
    if (!note) continue;
    const same = note.archive === archiveAddress() && note.version >= (await copiedVersion(note));
    // What cannot be had now is asked for again by the next page.
    if (!same) await keepTrip({ id: note.id, ticket: note.ticket }).catch(() => undefined);
  }
}

/** Gives back the room that a kept trip takes. */
export const dropTrip = (id: string) => caches.delete(cacheOf(id));
