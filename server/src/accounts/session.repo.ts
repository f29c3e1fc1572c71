import type { Database } from '../db/open-database.ts';
import { padded } from '../db/padded.ts';
import type { Schema } from '../db/schema.ts';

/** Sessions by the hash of their cookie. */
export function sessionRepo(db: Database) {
  return {
    add: (row: Schema['sessions']) => db.insertInto('sessions').values(row).execute(),
    /** Those of an account that can still be used, the latest used first. */
    list: (userId: string, now: number) =>
      db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('expires_at', '>', now)
        .orderBy('used_at', 'desc')
        .orderBy('id')
        .execute(),
    endOne: async (userId: string, id: string) => {
      const ended = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return ended !== undefined;
    },
    /** Which of these are in use by accounts that are not suspended. */
    stillValid: async (hashes: readonly string[], now: number) => {
      const rows = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select('id_hash')
        .where('id_hash', 'in', padded(hashes))
        .where('sessions.expires_at', '>', now)
        .where('users.suspended_at', 'is', null)
        .execute();
      return new Set(rows.map(({ id_hash }) => id_hash));
    },
    extend: (hash: string, now: number, expiresAt: number) =>
      db
        .updateTable('sessions')
        .set({ used_at: now, expires_at: expiresAt })
        .where('id_hash', '=', hash)
        .execute(),
    end: (hash: string) => db.deleteFrom('sessions').where('id_hash', '=', hash).execute(),
    endAllBut: (userId: string, hash: string | null) =>
      db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('id_hash', '!=', hash ?? '')
        .execute(),
    purge: (now: number) => db.deleteFrom('sessions').where('expires_at', '<=', now).execute(),
  };
}
export type SessionRepo = ReturnType<typeof sessionRepo>;
