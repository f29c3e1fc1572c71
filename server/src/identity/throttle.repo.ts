import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { Refusal } from '../http/refusal.ts';

const firstPauseMs = 30_000;
const longestPauseMs = 15 * 60_000;
const resetAfterMs = 60 * 60_000;

/** What is tried, and by whom: after `free` tries within an hour each further one doubles a pause. */
export interface Tried {
  key: string;
  free: number;
}

/** Passwords tried for one account from one place: strangers elsewhere do not lock its owner out. */
export const triesFor = (email: string, from: string): Tried => ({ key: `pair:${email}|${from}`, free: 5 });
/**
 * Passwords tried for one account from everywhere, so that a thousand machines do not guess a thousand times as much. What
 * is tried in a browser that its owner has signed in with is not counted among them.
 */
export const triesAnywhere = (email: string): Tried => ({ key: `email:${email}`, free: 100 });
/** Passwords tried from one address, where more than one person may sit. */
export const triesFrom = (address: string): Tried => ({ key: `address:${address}`, free: 10 });

const pauseAfter = (tries: number, free: number) =>
  tries < free ? 0 : Math.min(firstPauseMs * 2 ** (tries - free), longestPauseMs);

const waitWords = (seconds: number) =>
  seconds < 120 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;

/** Slows down whoever tries without end. */
export function throttle(db: Database, now: () => number) {
  return {
    /**
     * Counts a try before it is looked at, or refuses it. One transaction that holds the rows it counts in, so that
     * tries sent at once are counted one after the other. What turns out to be no guess is given back.
     */
    take: (tries: readonly Tried[]) =>
      db.transaction().execute(async (tx) => {
        const at = now();
        for (const { key, free } of tries) {
          const row = await tx
            .insertInto('throttles')
            .values({ key, failures: 0, blocked_until: 0, updated_at: at })
            .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
            .returningAll()
            .executeTakeFirstOrThrow();
          if (row.blocked_until > at) {
            const seconds = Math.ceil((row.blocked_until - at) / 1000);
            throw new Refusal(
              'too_many_requests',
              `Too many attempts. Please wait ${waitWords(seconds)} and try again.`,
              { retryAfterSeconds: seconds },
            );
          }
          const failures = (at - row.updated_at < resetAfterMs ? row.failures : 0) + 1;
          const pause = pauseAfter(failures, free);
          await tx
            .updateTable('throttles')
            // A moment without a pause is not written down: who waited for the row has an earlier clock than who held it.
            .set({ failures, blocked_until: pause && at + pause, updated_at: at })
            .where('key', '=', key)
            .execute();
        }
      }),
    /** Takes back one try, and the pause that it brought about. */
    refund: ({ key }: Tried) =>
      db
        .updateTable('throttles')
        .set(({ eb }) => ({ failures: eb('failures', '-', 1), blocked_until: 0 }))
        .where('key', '=', key)
        .where('failures', '>', 0)
        .execute(),
    clear: ({ key }: Tried) => db.deleteFrom('throttles').where('key', '=', key).execute(),
    /** Forgets all tries for one account, wherever they came from. */
    clearAccount: (email: string) => {
      const prefix = `pair:${email}|`;
      return db
        .deleteFrom('throttles')
        .where(({ eb, or }) =>
          or([
            eb('key', '=', triesAnywhere(email).key),
            sql<boolean>`substr(key, 1, ${prefix.length}) = ${prefix}`,
          ]),
        )
        .execute();
    },
    purge: () =>
      db
        .deleteFrom('throttles')
        .where('updated_at', '<', now() - resetAfterMs)
        .execute(),
  };
}
export type Throttle = ReturnType<typeof throttle>;
