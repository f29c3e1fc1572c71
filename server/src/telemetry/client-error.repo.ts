import { createHash } from 'node:crypto';
import { olderThan } from '../db/older-than.ts';
import type { Database } from '../db/open-database.ts';

const mostKept = 1000;

const fingerprintOf = (message: string, stack: string) =>
  createHash('sha256')
    .update(message)
    .update('\0')
    .update(stack.split('\n').slice(0, 6).join('\n'))
    .digest('base64url');

/** Errors of browsers, equal ones counted together. */
export function clientErrorRepo(db: Database) {
  return {
    add: async (message: string, stack: string, now: number) => {
      const fingerprint = fingerprintOf(message, stack);
      await db
        .insertInto('client_errors')
        .values({ fingerprint, message, stack, times: 1, first_at: now, last_at: now })
        .onConflict((conflict) =>
          conflict
            .column('fingerprint')
            .doUpdateSet(({ eb }) => ({ times: eb('client_errors.times', '+', 1), last_at: now })),
        )
        .execute();
    },
    list: (after: { at: number; id: string } | null, limit: number) =>
      db
        .selectFrom('client_errors')
        .selectAll()
        .$if(after !== null, (query) => query.where(olderThan('last_at', 'fingerprint', after!)))
        .orderBy('last_at', 'desc')
        .orderBy('fingerprint', 'desc')
        .limit(limit)
        .execute(),
    /** False where there is none. */
    remove: async (fingerprint: string) => {
      const { numDeletedRows } = await db
        .deleteFrom('client_errors')
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    /** Throws away what is old, and what is too much: a browser can report anything. */
    purge: async (before: number) => {
      const beyond = await db
        .selectFrom('client_errors')
        .select('last_at')
        .orderBy('last_at', 'desc')
        .offset(mostKept)
        .limit(1)
        .executeTakeFirst();
      const from = Math.max(before, (beyond?.last_at ?? -1) + 1);
      await db.deleteFrom('client_errors').where('last_at', '<', from).execute();
    },
  };
}
export type ClientErrorRepo = ReturnType<typeof clientErrorRepo>;
