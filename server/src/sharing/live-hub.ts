import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Schema } from '../db/schema.ts';
import { newId } from '../http/secret.ts';
import type { PresenceRepo } from './presence.repo.ts';
import type { TicketRepo } from './ticket.repo.ts';

const lookMs = 400;
const beatMs = 10_000;
/** Whoever was not heard of for this long is gone, with the instance that held the stream. */
const goneMs = 35_000;

interface HubNeeds {
  presence: PresenceRepo;
  tickets: TicketRepo;
  now: () => number;
  log: FastifyBaseLogger;
}

interface Watcher {
  id: string;
  tripId: string;
  ticket: string | null;
  userId: string | null;
  stream: ServerResponse;
  /** The last that was told, so that only news is. */
  version: number | null;
  people: string;
  left: boolean;
}

/** Who opens a trip's stream: with which ticket, as which account. */
export interface Arrival {
  tripId: string;
  ticket: string | null;
  user: { id: string; displayName: string } | null;
}

type Present = Schema['trip_presence'];

const tell = ({ stream }: Watcher, event: string, data: unknown) =>
  stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

/** The others on a trip as one of them sees them: each account once, and whether another page has it open at all. */
function peopleFor({ id, userId }: Watcher, present: readonly Present[]) {
  const others = present.filter((one) => one.id !== id);
  const strangers = others.filter((one) => one.user_id === null || one.user_id !== userId);
  const people = new Map(strangers.map((one) => [one.user_id ?? one.id, one.name]));
  return { people: [...people].map(([key, name]) => ({ key, name })), alone: others.length === 0 };
}

const guestName = (present: readonly Present[]) => {
  const taken = new Set(present.map(({ name }) => name));
  for (let number = 1; ; number++) if (!taken.has(`Guest ${number}`)) return `Guest ${number}`;
};

/**
 * The open editors of trips on this instance. While there are any, versions, tickets and who else is there are looked
 * up a few times a second, so that news of every instance arrive; a save on this one is looked up at once.
 */
export function liveHub({ presence, tickets, now, log }: HubNeeds) {
  const watchers = new Set<Watcher>();
  let looking: Promise<void> | null = null;
  let again = false;

  const end = (watcher: Watcher, reason: 'revoked' | 'deleted') => {
    tell(watcher, 'closed', { reason });
    watcher.stream.end();
    watchers.delete(watcher);
  };

  const lookOnce = async () => {
    const secrets = [...new Set([...watchers].flatMap(({ ticket }) => (ticket ? [ticket] : [])))];
    const ids = [...new Set([...watchers].map(({ tripId }) => tripId))];
    if (ids.length === 0) return;
    const [versions, here, valid] = await Promise.all([
      presence.versions(ids),
      presence.here(ids, now() - goneMs),
      secrets.length > 0 ? tickets.stillValid(secrets, now()) : new Set<string>(),
    ]);
    for (const watcher of watchers) {
      if (!ids.includes(watcher.tripId)) continue;
      const version = versions.get(watcher.tripId);
      if (watcher.ticket && secrets.includes(watcher.ticket) && !valid.has(watcher.ticket))
        end(watcher, 'revoked');
      else if (version === undefined) end(watcher, 'deleted');
      else {
        if (version !== watcher.version) tell(watcher, 'version', { version });
        watcher.version = version;
        const seen = peopleFor(
          watcher,
          here.filter(({ trip_id }) => trip_id === watcher.tripId),
        );
        const written = JSON.stringify(seen);
        if (written !== watcher.people) tell(watcher, 'people', seen);
        watcher.people = written;
      }
    }
  };
  /** Looks now, and once more where something happened while it was looking. */
  const look = () => {
    again = looking !== null;
    looking ??= lookOnce()
      .catch((error: unknown) => log.warn({ err: error }, 'open trips cannot be looked up'))
      .finally(() => {
        looking = null;
        if (again) void look();
      });
    return looking;
  };
  const beat = async () => {
    if (watchers.size === 0) return;
    for (const { stream } of watchers) stream.write(': still here\n\n');
    try {
      await presence.touch(
        [...watchers].map(({ id }) => id),
        now(),
      );
    } catch (error) {
      log.warn({ err: error }, 'presence cannot be kept');
    }
  };
  const lookTimer = setInterval(() => void look(), lookMs);
  const beatTimer = setInterval(() => void beat(), beatMs);
  lookTimer.unref();
  beatTimer.unref();

  const leave = async (watcher: Watcher) => {
    watchers.delete(watcher);
    if (watcher.left) return;
    watcher.left = true;
    try {
      await presence.remove(watcher.id);
      void look();
    } catch (error) {
      log.warn({ err: error }, 'presence cannot be taken back');
    }
  };

  return {
    /** Opens a stream; the visitor is there for the others until it closes. */
    open: async (stream: ServerResponse, { tripId, ticket, user }: Arrival) => {
      const id = newId();
      const name = user?.displayName ?? guestName(await presence.here([tripId], now() - goneMs));
      await presence.add({ id, trip_id: tripId, user_id: user?.id ?? null, name, seen_at: now() });
      const told = { version: null, people: '', left: false };
      const watcher: Watcher = { id, tripId, ticket, userId: user?.id ?? null, stream, ...told };
      stream.on('close', () => void leave(watcher));
      stream.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      stream.write('retry: 2000\n\n');
      watchers.add(watcher);
      await look();
    },
    /** A trip was saved or a ticket revoked here: whoever has it open hears of it at once. */
    changed: (tripId: string) => {
      for (const watcher of watchers) if (watcher.tripId === tripId) return void look();
    },
    purge: () => presence.purge(now() - goneMs),
    close: async () => {
      clearInterval(lookTimer);
      clearInterval(beatTimer);
      const last = [...watchers];
      await Promise.all(last.map(leave));
      // A reader that stands still would hold its connection, and with it the server's end.
      for (const { stream } of last) stream.end(() => stream.destroy());
      await looking;
    },
  };
}
export type LiveHub = ReturnType<typeof liveHub>;
