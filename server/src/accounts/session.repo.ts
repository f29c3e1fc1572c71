import type { Database } from '../db/open-database.ts';

/** Sessions by the hash of their cookie. */
export function sessionRepo(db: Database) {
  return {
    add: (hash: string, userId: string, now: number, expiresAt: number) =>
      db
        .insertInto('sessions')
        .values({ id_hash: hash, user_id: userId, created_at: now, used_at: now, expires_at: expiresAt })
        .execute(),
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
