import type { ServerResponse } from 'node:http';
import { writeEvents } from '../http/event-stream.ts';
import { mostNamed, type Present } from './told-presence.ts';

/** Who comes to a trip: with which ticket, as which account. */
export interface Arrival {
  /** What its events call the trip: a stream may follow several. */
  asked: string;
  tripId: string;
  ticket: string | null;
  user: { id: string; displayName: string } | null;
  /** What somebody without an account asks to be called. */
  guestName: string | null;
  /** The hash of the session that it was opened with: it ends with that. */
  session: string | null;
}

/** A stream that follows a trip. */
export interface Watcher extends Arrival {
  id: string;
  stream: ServerResponse;
  /** Called once nothing more will be sent. */
  onEnd: () => void;
  /** What was sent last, so that only changes are. */
  version: number | null;
  present: readonly Present[] | null;
  people: string;
}

/** What one look finds: versions by trip, who is on each, which tickets and sessions still hold. */
export interface Found {
  versions: ReadonlyMap<string, number>;
  /** The same list as before where it is not told anew. */
  here: ReadonlyMap<string, readonly Present[]>;
  valid: ReadonlySet<string>;
  sessions: ReadonlySet<string>;
}

/** Writes one event about a trip. */
export const writeTripEvent = (stream: ServerResponse, asked: string, event: string, data: object = {}) =>
  writeEvents(stream, `event: ${event}\ndata: ${JSON.stringify({ trip: asked, ...data })}\n\n`);

/** The others on a trip as one of them sees them: each account once, and whether another page has it open at all. */
function peopleFor({ id, user }: Watcher, present: readonly Present[]) {
  const others = present.filter((one) => one.id !== id);
  const strangers = others.filter((one) => one.user_id === null || one.user_id !== user?.id);
  const people = new Map(strangers.map((one) => [one.user_id ?? one.id, one.name]));
  const named = [...people].slice(0, mostNamed).map(([key, name]) => ({ key, name }));
  const more = people.size - named.length;
  return { people: named, ...(more > 0 && { more }), alone: others.length === 0 };
}

/** A name for somebody without an account that nobody there has yet. */
export function guestName(present: readonly Present[]) {
  const taken = new Set(present.map(({ name }) => name));
  for (let number = 1; ; number++) if (!taken.has(`Guest ${number}`)) return `Guest ${number}`;
}

/** Sends one watcher what has changed for it; false where the trip has ended for it, which is sent too. */
export function sendUpdates(watcher: Watcher, found: Found): boolean {
  const { stream, asked, tripId, ticket, session } = watcher;
  const version = found.versions.get(tripId);
  const signedOut = session !== null && !found.sessions.has(session);
  const revoked = signedOut || (ticket !== null && !found.valid.has(ticket));
  if (revoked || version === undefined) {
    writeTripEvent(stream, asked, 'closed', { reason: revoked ? 'revoked' : 'deleted' });
    return false;
  }
  if (version !== watcher.version) writeTripEvent(stream, asked, 'version', { version });
  watcher.version = version;
  const present = found.here.get(tripId)!;
  if (present === watcher.present) return true;
  watcher.present = present;
  const seen = peopleFor(watcher, present);
  const written = JSON.stringify(seen);
  if (written !== watcher.people) writeTripEvent(stream, asked, 'people', seen);
  watcher.people = written;
  return true;
}
