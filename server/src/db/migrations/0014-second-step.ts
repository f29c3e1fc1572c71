import type { Kysely } from 'kysely';

/** What a Wayfare ID is asked for besides its password. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db;
  await schema
    .createTable('code_apps')
    .addColumn('account_id', 'text', (c) => c.primaryKey().references('idp_accounts.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('last_step', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('idp_accounts.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('passkeys_by_account').on('passkeys').column('account_id').execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull().references('idp_accounts.id').onDelete('cascade'))
    .execute();
  await schema.createIndex('recovery_codes_by_account').on('recovery_codes').column('account_id').execute();
}
