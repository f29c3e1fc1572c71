import { createHash } from 'node:crypto';
import type { Database } from '../db/open-database.ts';

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
  };
}
export type ClientErrorRepo = ReturnType<typeof clientErrorRepo>;
