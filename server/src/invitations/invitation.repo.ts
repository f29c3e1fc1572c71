import { olderThan } from '../db/older-than.ts';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';
import type { PagePosition } from '../http/page-cursor.ts';

export type InvitationRow = Schema['invitations'];

/** Invitations by the hash of their link's token. */
export function invitationRepo(db: Database) {
  const open = (tokenHash: string, now: number) =>
    db
      .selectFrom('invitations')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
  return {
    /** One that still lets somebody in. */
    open,
    add: (row: InvitationRow) => db.insertInto('invitations').values(row).execute(),
    list: (after: PagePosition | null, limit: number) =>
      db
        .selectFrom('invitations')
        .leftJoin('users', 'users.id', 'invitations.used_by')
        .selectAll('invitations')
        .select('users.display_name as used_by_name')
        .$if(after !== null, (query) =>
          query.where(olderThan('invitations.created_at', 'invitations.id', after!)),
        )
        .orderBy('invitations.created_at', 'desc')
        .orderBy('invitations.id', 'desc')
        .limit(limit)
        .execute(),
    find: (id: string) => db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst(),
    /** Takes it for an account, once: false where it was used, is too old, or is for another address. */
    use: async (tokenHash: string, by: { userId: string; email: string | null }, now: number) => {
      const used = await db
        .updateTable('invitations')
        .set({ used_at: now, used_by: by.userId })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .where(({ or, eb }) => or([eb('email', 'is', null), eb('email', '=', by.email ?? '')]))
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },
    /** Gives it back where the account did not come to be. */
    giveBack: (tokenHash: string, userId: string) =>
      db
        .updateTable('invitations')
        .set({ used_at: null, used_by: null })
        .where('token_hash', '=', tokenHash)
        .where('used_by', '=', userId)
        .execute(),
    removeUnused: async (id: string) => {
      const removed = await db
        .deleteFrom('invitations')
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return removed !== undefined;
    },
    forget: (userId: string) =>
      db
        .updateTable('invitations')
        .set({ used_by: null, email: null })
        .where('used_by', '=', userId)
        .execute(),
    purge: (before: number) => db.deleteFrom('invitations').where('expires_at', '<', before).execute(),
  };
}
export type InvitationRepo = ReturnType<typeof invitationRepo>;
