import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

/** What accounts of the embedded provider are asked for besides the password. */
export function secondStepRepo(db: Database) {
  return {
    codeApp: (accountId: string) =>
      db.selectFrom('code_apps').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
    setCodeApp: (row: Schema['code_apps']) =>
      db
        .insertInto('code_apps')
        .values(row)
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute(),
    /** Takes the code of a half minute, once: false where that one or a later one was used. */
    useStep: async (accountId: string, step: number) => {
      const used = await db
        .updateTable('code_apps')
        .set({ last_step: step })
        .where('account_id', '=', accountId)
        .where('last_step', '<', step)
        .returning('account_id')
        .executeTakeFirst();
      return used !== undefined;
    },
    removeCodeApp: (accountId: string) =>
      db.deleteFrom('code_apps').where('account_id', '=', accountId).execute(),
    passkeys: (accountId: string) =>
      db
        .selectFrom('passkeys')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    passkey: (id: string) => db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst(),
    /** False where it is known already. */
    addPasskey: async (row: Schema['passkeys']) => {
      const added = await db
        .insertInto('passkeys')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },
    usedPasskey: (id: string, counter: number, now: number) =>
      db.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute(),
    removePasskey: (accountId: string, id: string) =>
      db.deleteFrom('passkeys').where('account_id', '=', accountId).where('id', '=', id).execute(),
    codesLeft: async (accountId: string) => {
      const { n } = await db
        .selectFrom('recovery_codes')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(n);
    },
    /** Puts these in the place of all earlier ones. */
    setCodes: (accountId: string, hashes: readonly string[]) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
        if (hashes.length === 0) return;
        const rows = hashes.map((code_hash) => ({ code_hash, account_id: accountId }));
        await tx.insertInto('recovery_codes').values(rows).execute();
      }),
    /** Takes a recovery code, once. */
    useCode: async (accountId: string, hash: string) => {
      const used = await db
        .deleteFrom('recovery_codes')
        .where('account_id', '=', accountId)
        .where('code_hash', '=', hash)
        .returning('code_hash')
        .executeTakeFirst();
      return used !== undefined;
    },
  };
}
export type SecondStepRepo = ReturnType<typeof secondStepRepo>;
