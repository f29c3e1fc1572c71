import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

export interface IdpAccount {
  id: string;
  email: string;
  displayName: string;
  passwordHash: string | null;
}

const toAccount = (row: Schema['idp_accounts']): IdpAccount => ({
  id: row.id,
  email: row.email,
  displayName: row.display_name,
  passwordHash: row.password_hash,
});

/** Accounts of the embedded provider, and the one-time links that set their passwords. */
export function idpAccountRepo(db: Database) {
  const one = async (column: 'id' | 'email', value: string) => {
    const row = await db.selectFrom('idp_accounts').selectAll().where(column, '=', value).executeTakeFirst();
    return row ? toAccount(row) : null;
  };
  return {
    find: (id: string) => one('id', id),
    findByEmail: (email: string) => one('email', email),
    count: async () => {
      const row = await db
        .selectFrom('idp_accounts')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('password_hash', 'is not', null)
        .executeTakeFirstOrThrow();
      return Number(row.n);
    },
    /** False where the e-mail address is taken. */
    add: async (account: IdpAccount, now: number) => {
      const added = await db
        .insertInto('idp_accounts')
        .values({
          id: account.id,
          email: account.email,
          display_name: account.displayName,
          password_hash: account.passwordHash,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    /** Away with the account and with every code and grant made out to it. */
    remove: (id: string) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('idp_records').where('account_id', '=', id).execute();
        await tx.deleteFrom('idp_accounts').where('id', '=', id).execute();
      }),
    /** Sets the password; links that would set another are void from then on. */
    setPassword: (id: string, passwordHash: string) =>
      db.transaction().execute(async (tx) => {
        await tx
          .updateTable('idp_accounts')
          .set({ password_hash: passwordHash })
          .where('id', '=', id)
          .execute();
        await tx.deleteFrom('password_resets').where('account_id', '=', id).execute();
      }),
    addReset: (tokenHash: string, accountId: string, expiresAt: number) =>
      db
        .insertInto('password_resets')
        .values({ token_hash: tokenHash, account_id: accountId, expires_at: expiresAt, used_at: null })
        .execute(),
    findReset: async (tokenHash: string, now: number) => {
      const row = await db
        .selectFrom('password_resets')
        .select('account_id')
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row?.account_id ?? null;
    },
    /** Throws away codes, grants and links that have had their time. */
    purge: async (now: number) => {
      await db.deleteFrom('idp_records').where('expires_at', '<=', now).execute();
      await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
    },
    /** Takes the link, once: null where it was used or is too old. */
    useReset: async (tokenHash: string, now: number) => {
      const row = await db
        .updateTable('password_resets')
        .set({ used_at: now })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('account_id')
        .executeTakeFirst();
      return row?.account_id ?? null;
    },
  };
}
export type IdpAccountRepo = ReturnType<typeof idpAccountRepo>;
