import { type Kysely, sql } from 'kysely';

/** Invitations, and sessions that can be told apart. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db;
  await schema
    .createTable('invitations')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('used_by', 'text')
    .execute();
  await schema.createIndex('invitations_by_time').on('invitations').columns(['created_at', 'id']).execute();
  await sessionColumns(db);
}

/** What a session is called by its owner, and names that people chose. */
async function sessionColumns(db: Kysely<unknown>) {
  const { schema } = db;
  await schema.alterTable('users').addColumn('named_at', 'bigint').execute();
  await schema
    .alterTable('sessions')
    .addColumn('id', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('sessions')
    .addColumn('browser', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update sessions set id = substr(id_hash, 1, 22)`.execute(db);
}
