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

/** What one look finds: versions by trip, who is on them, which tickets still hold. */
interface Found {
  versions: ReadonlyMap<string, number>;
  here: readonly Present[];
  valid: ReadonlySet<string>;
}

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

/** Tells one watcher what is news to it; false where its stream has come to its end, which it is told too. */
function tellNews(watcher: Watcher, found: Found): boolean {
  const version = found.versions.get(watcher.tripId);
  const revoked = watcher.ticket !== null && !found.valid.has(watcher.ticket);
  if (revoked || version === undefined) {
    tell(watcher, 'closed', { reason: revoked ? 'revoked' : 'deleted' });
    watcher.stream.end();
    return false;
  }
  if (version !== watcher.version) tell(watcher, 'version', { version });
  watcher.version = version;
  const seen = peopleFor(
    watcher,
    found.here.filter(({ trip_id }) => trip_id === watcher.tripId),
  );
  const written = JSON.stringify(seen);
  if (written !== watcher.people) tell(watcher, 'people', seen);
  watcher.people = written;
  return true;
}

/** Looks up what all watchers wait for in three queries, and tells them. */
async function lookOnce(watchers: Set<Watcher>, { presence, tickets, now }: HubNeeds) {
  const asked = [...watchers];
  if (asked.length === 0) return;
  const ids = [...new Set(asked.map(({ tripId }) => tripId))];
  const secrets = [...new Set(asked.flatMap(({ ticket }) => ticket ?? []))];
  const [versions, here, valid] = await Promise.all([
    presence.versions(ids),
    presence.here(ids, now() - goneMs),
    secrets.length > 0 ? tickets.stillValid(secrets, now()) : new Set<string>(),
  ]);
  for (const watcher of asked)
    if (watchers.has(watcher) && !tellNews(watcher, { versions, here, valid })) watchers.delete(watcher);
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
export function liveHub(needs: HubNeeds) {
  const { presence, now, log } = needs;
  const watchers = new Set<Watcher>();
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what);
  const looking = oneAtATime(() => lookOnce(watchers, needs).catch(warn('open trips cannot be looked up')));
  const look = () => void looking.run();
  const beat = async () => {
    if (watchers.size === 0) return;
    for (const { stream } of watchers) stream.write(': still here\n\n');
    const ids = [...watchers].map(({ id }) => id);
    await presence.touch(ids, now()).catch(warn('presence cannot be kept'));
  };
  const lookTimer = setInterval(look, lookMs);
  const beatTimer = setInterval(() => void beat(), beatMs);
  lookTimer.unref();
  beatTimer.unref();

  const leave = async (watcher: Watcher) => {
    watchers.delete(watcher);
    if (watcher.left) return;
    watcher.left = true;
    await presence.remove(watcher.id).then(look, warn('presence cannot be taken back'));
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
      await looking.run();
    },
    /** A trip was saved or a ticket revoked here: whoever has it open hears of it at once. */
    changed: (tripId: string) => {
      for (const watcher of watchers) if (watcher.tripId === tripId) return look();
    },
    purge: () => presence.purge(now() - goneMs),
    close: async () => {
      clearInterval(lookTimer);
      clearInterval(beatTimer);
      const last = [...watchers];
      await Promise.all(last.map(leave));
      // A reader that stands still would hold its connection, and with it the server's end.
      for (const { stream } of last) stream.end(() => stream.destroy());
      await looking.ended();
    },
  };
}
export type LiveHub = ReturnType<typeof liveHub>;
