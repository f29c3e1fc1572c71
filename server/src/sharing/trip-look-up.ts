import type { PresenceRepo } from './presence.repo.ts';
import type { TicketRepo } from './ticket.repo.ts';
import { toldPresence } from './told-presence.ts';
import type { Found, Watcher } from './trip-updates.ts';

/** Whoever was not heard of for this long is gone, with the instance that held the stream. */
export const presenceTimeoutMs = 35_000;

export interface LookUpNeeds {
  presence: PresenceRepo;
  tickets: TicketRepo;
  /** Which of these sessions still hold. */
  sessionsValid: (hashes: readonly string[], now: number) => Promise<Set<string>>;
  now: () => number;
}

/** What watchers wait for, in four queries for all of them. */
export function tripLookUp({ presence, tickets, sessionsValid, now }: LookUpNeeds) {
  const told = toldPresence(now);
  return {
    find: async (asked: readonly Watcher[]): Promise<Found> => {
      const ids = [...new Set(asked.map(({ tripId }) => tripId))];
      const secrets = [...new Set(asked.flatMap(({ ticket }) => ticket ?? []))];
      const hashes = [...new Set(asked.flatMap(({ session }) => session ?? []))];
      const [versions, present, valid, sessions] = await Promise.all([
        presence.versions(ids),
        presence.here(ids, now() - presenceTimeoutMs),
        secrets.length > 0 ? tickets.stillValid(secrets, now()) : new Set<string>(),
        hashes.length > 0 ? sessionsValid(hashes, now()) : new Set<string>(),
      ]);
      const byTrip = Map.groupBy(present, ({ trip_id }) => trip_id);
      const here = new Map(ids.map((id) => [id, told.of(id, byTrip.get(id) ?? [])]));
      return { versions, here, valid, sessions };
    },
    /** Forgets the trips that nobody has open any more. */
    keepOnly: told.keepOnly,
  };
}
