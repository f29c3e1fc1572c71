import type { Database } from '../db/open-database.ts';
import { Refusal } from '../http/refusal.ts';

const freeTries = 5;
const firstPauseMs = 30_000;
const longestPauseMs = 15 * 60_000;
const forgottenAfterMs = 60 * 60_000;

/** Slows down whoever guesses: after five failures each further one doubles a pause, for the key and its place. */
export function throttle(db: Database, now: () => number) {
  const read = (key: string) =>
    db.selectFrom('throttles').selectAll().where('key', '=', key).executeTakeFirst();
  return {
    /** Refuses while one of the keys is paused. */
    check: async (...keys: string[]) => {
      for (const key of keys) {
        const row = await read(key);
        if (!row || row.blocked_until <= now()) continue;
        const seconds = Math.ceil((row.blocked_until - now()) / 1000);
        throw new Refusal(
          'too_many_requests',
          `Too many tries. Please wait ${seconds} seconds and try again.`,
          {
            retryAfterSeconds: seconds,
          },
        );
      }
    },
    fail: async (...keys: string[]) => {
      for (const key of keys) {
        const row = await read(key);
        const remembered = row && now() - row.updated_at < forgottenAfterMs ? row.failures : 0;
        const failures = remembered + 1;
        const over = failures - freeTries;
        const pause = over < 0 ? 0 : Math.min(firstPauseMs * 2 ** over, longestPauseMs);
        const values = { failures, blocked_until: now() + pause, updated_at: now() };
        await db
          .insertInto('throttles')
          .values({ key, ...values })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
          .execute();
      }
    },
    clear: (key: string) => db.deleteFrom('throttles').where('key', '=', key).execute(),
    purge: () =>
      db
        .deleteFrom('throttles')
        .where('updated_at', '<', now() - forgottenAfterMs)
        .execute(),
  };
}
export type Throttle = ReturnType<typeof throttle>;
