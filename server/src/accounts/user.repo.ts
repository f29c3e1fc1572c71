import { sql, type SqlBool } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { prepare } from '../db/prepare.ts';
import type { Schema } from '../db/schema.ts';
import type { User } from '../http/visitor.ts';

type UserRow = Pick<Schema['users'], 'id' | 'email' | 'display_name' | 'admin'>;

const columns = ['users.id', 'users.email', 'users.display_name', 'users.admin'] as const;

/** Written out, as a parameter could be anything and would rule out the index of admins. */
const isAdmin = sql<SqlBool>`admin = 1`;

const toUser = (row: UserRow): User => ({
  id: row.id,
  displayName: row.display_name,
  email: row.email,
  admin: row.admin === 1,
});

/** People and what they sign in with. */
export function userRepo(db: Database) {
  const bySession = prepare(db, ({ hash, now }: { hash: string; now: number }) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([...columns, 'sessions.used_at', 'sessions.created_at as session_at'])
      .where('sessions.id_hash', '=', hash)
      .where('sessions.expires_at', '>', now)
      .where('users.suspended_at', 'is', null),
  );
  return {
    findBySession: async (hash: string, now: number) => {
      const [row] = await bySession({ hash, now });
      return row ? { user: toUser(row), usedAt: row.used_at, createdAt: row.session_at } : null;
    },
    findByIdentity: async (issuer: string, subject: string) => {
      const row = await db
        .selectFrom('identities')
        .innerJoin('users', 'users.id', 'identities.user_id')
        .select([...columns, 'users.suspended_at', 'users.named_at'])
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row
        ? { user: toUser(row), suspended: row.suspended_at !== null, named: row.named_at !== null }
        : null;
    },
    identityIssuers: async (userId: string) => {
      const rows = await db.selectFrom('identities').select('issuer').where('user_id', '=', userId).execute();
      return rows.map((row) => row.issuer);
    },
    identityOf: (userId: string, issuer: string) =>
      db
        .selectFrom('identities')
        .select('subject')
        .where('user_id', '=', userId)
        .where('issuer', '=', issuer)
        .executeTakeFirst(),
    anyAdmin: async () => {
      const row = await db.selectFrom('users').select('id').where(isAdmin).limit(1).executeTakeFirst();
      return row !== undefined;
    },
    add: (user: User, issuer: string, subject: string, now: number) =>
      db.transaction().execute(async (tx) => {
        await tx
          .insertInto('users')
          .values({
            id: user.id,
            email: user.email,
            display_name: user.displayName,
            admin: user.admin ? 1 : 0,
            suspended_at: null,
            created_at: now,
          })
          .execute();
        await tx
          .insertInto('identities')
          .values({ issuer, subject, user_id: user.id, created_at: now })
          .execute();
      }),
    /** How many admins can sign in. */
    countAdmins: async () => {
      const row = await db
        .selectFrom('users')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where(isAdmin)
        .where('suspended_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.n);
    },
    /** Away with the account and, by the references to it, with all it owns. */
    remove: (id: string) => db.deleteFrom('users').where('id', '=', id).execute(),
    /** The name that they chose; what their provider calls them no longer counts. */
    setName: (id: string, displayName: string, now: number) =>
      db
        .updateTable('users')
        .set({ display_name: displayName, named_at: now })
        .where('id', '=', id)
        .execute(),
    update: (user: User) =>
      db
        .updateTable('users')
        .set({ email: user.email, display_name: user.displayName, admin: user.admin ? 1 : 0 })
        .where('id', '=', user.id)
        .execute(),
  };
}
export type UserRepo = ReturnType<typeof userRepo>;
