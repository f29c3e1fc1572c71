import type { ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { writeToAll } from '../http/event-stream.ts';
import { newId } from '../http/secret.ts';
import { looksInTurn } from './looks-in-turn.ts';
import { type LookUpNeeds, presenceTimeoutMs, tripLookUp } from './trip-look-up.ts';
import { type Arrival, guestName, sendUpdates, type Watcher, writeTripEvent } from './trip-updates.ts';

const lookMs = 400;
const beatMs = 10_000;
/** Everybody on a trip is told of everybody: whoever comes later still may change it, and sees what others did on saving. */
const mostPresent = 100;

interface HubNeeds extends LookUpNeeds {
  log: FastifyBaseLogger;
}

/**
 * The open editors of trips on this instance. While there are any, versions, tickets and who else is there are looked
 * up a few times a second, so that news of every instance arrive; a save on this one is looked up at once.
 */
export function liveHub(needs: HubNeeds) {
  const { presence, now, log } = needs;
  const watchers = new Set<Watcher>();
  const lookUp = tripLookUp(needs);
  let closing = false;
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what);

  const look = async (only: ReadonlySet<string> | null) => {
    if (only === null) lookUp.keepOnly(new Set([...watchers].map(({ tripId }) => tripId)));
    const asked = [...watchers].filter(({ tripId }) => only === null || only.has(tripId));
    if (asked.length === 0) return;
    const found = await lookUp.find(asked);
    for (const watcher of asked)
      if (watchers.has(watcher) && !sendUpdates(watcher, found)) {
        void leave(watcher);
        watcher.onEnd();
      }
  };
  const looks = looksInTurn((only) => look(only).catch(warn('open trips cannot be looked up')));
  const beat = async () => {
    if (watchers.size === 0) return;
    await writeToAll([...new Set([...watchers].map(({ stream }) => stream))], ': still here\n\n');
    const ids = [...watchers].map(({ id }) => id);
    await presence.touch(ids, now()).catch(warn('presence cannot be kept'));
  };
  const lookTimer = setInterval(looks.atAll, lookMs);
  const beatTimer = setInterval(() => void beat(), beatMs);
  lookTimer.unref();
  beatTimer.unref();

  const leave = async (watcher: Watcher) => {
    if (!watchers.delete(watcher)) return;
    await presence
      .remove(watcher.id)
      .then(() => void looks.at(watcher.tripId), warn('presence cannot be taken back'));
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
      const watcher: Watcher = { ...arrival, id, stream, onEnd, version: null, present: null, people: '' };
      watchers.add(watcher);
      // Whoever left while the database was asked is told of by no event any more.
      if (stream.closed || closing) return leave(watcher);
      stream.once('close', () => void leave(watcher));
      await looks.at(tripId);
    },
    /** A trip was saved or a ticket revoked here: whoever has it open hears of it at once. */
    changed: (tripId: string) => {
      for (const watcher of watchers) if (watcher.tripId === tripId) return void looks.at(tripId);
    },
    purge: () => presence.purge(now() - presenceTimeoutMs),
    close: async () => {
      closing = true;
      clearInterval(lookTimer);
      clearInterval(beatTimer);
      const last = [...watchers];
      await Promise.all(last.map(leave));
      for (const { onEnd } of last) onEnd();
      await looks.ended();
    },
  };
}
export type LiveHub = ReturnType<typeof liveHub>;
