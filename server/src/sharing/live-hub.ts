import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { newId } from '../http/secret.ts';
import type { PresenceRepo } from './presence.repo.ts';
import type { TicketRepo } from './ticket.repo.ts';
import { type Arrival, guestName, sendUpdates, type Watcher, writeTripEvent } from './trip-updates.ts';

const lookMs = 400;
const beatMs = 10_000;
/** Whoever was not heard of for this long is gone, with the instance that held the stream. */
const presenceTimeoutMs = 35_000;
/** Everybody on a trip is told of everybody: whoever comes later still may change it, and sees what others did on saving. */
const mostPresent = 100;

interface HubNeeds {
  presence: PresenceRepo;
  tickets: TicketRepo;
  /** Which of these sessions still hold. */
  sessionsValid: (hashes: readonly string[], now: number) => Promise<Set<string>>;
  now: () => number;
  log: FastifyBaseLogger;
}

/** Runs work one at a time; asked for again meanwhile, it runs once more. */
function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let again = false;
  const run = (): Promise<void> => {
    again = running !== null;
    running ??= work().finally(() => {
      running = null;
      if (again) void run();
    });
    return running;
  };
  return { run, ended: async () => running };
}

/**
 * The open editors of trips on this instance. While there are any, versions, tickets and who else is there are looked
 * up a few times a second, so that news of every instance arrive; a save on this one is looked up at once.
 */
export function liveHub({ presence, tickets, sessionsValid, now, log }: HubNeeds) {
  const watchers = new Set<Watcher>();
  let closing = false;
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what);

  /** Looks up what all watchers wait for in four queries, and tells them. */
  const lookOnce = async () => {
    const asked = [...watchers];
    if (asked.length === 0) return;
    const ids = [...new Set(asked.map(({ tripId }) => tripId))];
    const secrets = [...new Set(asked.flatMap(({ ticket }) => ticket ?? []))];
    const hashes = [...new Set(asked.flatMap(({ session }) => session ?? []))];
    const [versions, here, valid, sessions] = await Promise.all([
      presence.versions(ids),
      presence.here(ids, now() - presenceTimeoutMs),
      secrets.length > 0 ? tickets.stillValid(secrets, now()) : new Set<string>(),
      hashes.length > 0 ? sessionsValid(hashes, now()) : new Set<string>(),
    ]);
    const byTrip = Map.groupBy(here, ({ trip_id }) => trip_id);
    for (const watcher of asked)
      if (watchers.has(watcher) && !sendUpdates(watcher, { versions, here: byTrip, valid, sessions })) {
        void leave(watcher);
        watcher.onEnd();
      }
  };
  const looking = oneAtATime(() => lookOnce().catch(warn('open trips cannot be looked up')));
  const look = () => void looking.run();
  const beat = async () => {
    if (watchers.size === 0) return;
    for (const stream of new Set([...watchers].map((watcher) => watcher.stream)))
      stream.write(': still here\n\n');
    const ids = [...watchers].map(({ id }) => id);
    await presence.touch(ids, now()).catch(warn('presence cannot be kept'));
  };
  const lookTimer = setInterval(look, lookMs);
  const beatTimer = setInterval(() => void beat(), beatMs);
  lookTimer.unref();
  beatTimer.unref();

  const leave = async (watcher: Watcher) => {
    if (!watchers.delete(watcher)) return;
    await presence.remove(watcher.id).then(look, warn('presence cannot be taken back'));
  };

  return {
    /**
     * Tells a stream of a trip; whoever reads it is there for the others until it closes. `onEnd` is called where
     * there is no more to tell before that.
     */
    join: async (stream: ServerResponse, arrival: Arrival, onEnd: () => void = () => {}) => {
      const { tripId, user, asked } = arrival;
      const present = await presence.here([tripId], now() - presenceTimeoutMs);
      if (stream.closed || closing) return;
      if (present.length >= mostPresent) {
        writeTripEvent(stream, asked, 'full');
        return onEnd();
      }
      const name = user?.displayName ?? arrival.guestName ?? guestName(present);
      const id = newId();
      await presence.add({ id, trip_id: tripId, user_id: user?.id ?? null, name, seen_at: now() });
      const watcher: Watcher = { ...arrival, id, stream, onEnd, version: null, people: '' };
      watchers.add(watcher);
      // Whoever left while the database was asked is told of by no event any more.
      if (stream.closed || closing) return leave(watcher);
      stream.once('close', () => void leave(watcher));
      await looking.run();
    },
    /** A trip was saved or a ticket revoked here: whoever has it open hears of it at once. */
    changed: (tripId: string) => {
      for (const watcher of watchers) if (watcher.tripId === tripId) return look();
    },
    purge: () => presence.purge(now() - presenceTimeoutMs),
    close: async () => {
      closing = true;
      clearInterval(lookTimer);
      clearInterval(beatTimer);
      const last = [...watchers];
      await Promise.all(last.map(leave));
      for (const { onEnd } of last) onEnd();
      await looking.ended();
    },
  };
}
export type LiveHub = ReturnType<typeof liveHub>;
