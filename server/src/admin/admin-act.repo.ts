import { olderThan } from '../db/older-than.ts';
import type { Database } from '../db/open-database.ts';
import type { PagePosition } from '../http/page-cursor.ts';
import { newId } from '../http/secret.ts';
import type { User } from '../http/visitor.ts';

/** What admins did, kept even after the admin or the account in question is gone. */
export function adminActRepo(db: Database) {
  return {
    add: (actor: User, act: string, subject: string, at: number) =>
      db
        .insertInto('admin_acts')
        .values({ id: newId(), at, admin_id: actor.id, admin_name: actor.displayName, act, subject })
        .execute(),
    list: (after: PagePosition | null, limit: number) =>
      db
        .selectFrom('admin_acts')
        .selectAll()
        .$if(after !== null, (query) => query.where(olderThan('at', 'id', after!)))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    /** Takes an account's name out of what was done by it and to it. */
    forget: async (userId: string) => {
      const gone = 'a deleted account';
      await db
        .updateTable('admin_acts')
        .set({ admin_name: gone, admin_id: '' })
        .where('admin_id', '=', userId)
        .execute();
      await db
        .updateTable('admin_acts')
        .set({ subject: gone })
        .where('subject', 'like', `%(${userId})`)
        .execute();
    },
    purge: (before: number) => db.deleteFrom('admin_acts').where('at', '<', before).execute(),
  };
}
export type AdminActRepo = ReturnType<typeof adminActRepo>;
