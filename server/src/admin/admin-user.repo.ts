import { sql } from 'kysely';
import { olderThan } from '../db/older-than.ts';
import type { Database } from '../db/open-database.ts';
import type { PagePosition } from '../http/page-cursor.ts';

const asPattern = (search: string) => `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`;

/** Accounts as admins look at them. The figures count people, and so not the site's own. */
export function adminUserRepo(db: Database) {
  const rows = () =>
    db.selectFrom('users').select([
      'users.id',
      'users.email',
      'users.display_name',
      'users.admin',
      'users.suspended_at',
      'users.created_at',
      ({ selectFrom }) =>
        selectFrom('sessions')
          .select(({ fn }) => fn.max<number | null>('used_at').as('at'))
          .whereRef('sessions.user_id', '=', 'users.id')
          .as('last_seen_at'),
      ({ selectFrom }) =>
        selectFrom('trips')
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .whereRef('trips.owner_id', '=', 'users.id')
          .where('deleted_at', 'is', null)
          .as('trips'),
    ]);
  return {
    find: (id: string) => rows().where('users.id', '=', id).executeTakeFirst(),
    list: (search: string, after: PagePosition | null, limit: number) =>
      rows()
        .$if(search !== '', (query) =>
          query.where(({ or }) => {
            const pattern = asPattern(search);
            return or([
              sql<boolean>`lower(users.display_name) like ${pattern} escape '!'`,
              sql<boolean>`lower(users.email) like ${pattern} escape '!'`,
            ]);
          }),
        )
        .$if(after !== null, (query) => query.where(olderThan('users.created_at', 'users.id', after!)))
        .orderBy('users.created_at', 'desc')
        .orderBy('users.id', 'desc')
        .limit(limit)
        .execute(),
    setAdmin: (id: string, admin: boolean) =>
      db
        .updateTable('users')
        .set({ admin: admin ? 1 : 0 })
        .where('id', '=', id)
        .execute(),
    setSuspended: (id: string, at: number | null) =>
      db.updateTable('users').set({ suspended_at: at }).where('id', '=', id).execute(),
  };
}
export type AdminUserRepo = ReturnType<typeof adminUserRepo>;
