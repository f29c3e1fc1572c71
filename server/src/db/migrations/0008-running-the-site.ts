import { type Kysely, sql } from 'kysely';

/** What running the site needs: what admins did, campaigns, and figures by the day. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db;
  await schema
    .createTable('admin_acts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('admin_id', 'text', (c) => c.notNull())
    .addColumn('admin_name', 'text', (c) => c.notNull())
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('admin_acts_by_time').on('admin_acts').columns(['at', 'id']).execute();
  await schema
    .createTable('campaigns')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('referrer_host', 'text')
    .addColumn('headline', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('campaigns_by_place').on('campaigns').columns(['place', 'starts_at']).execute();
  await schema
    .createTable('day_counts')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('day_counts_key', ['day', 'what', 'name'])
    .execute();
  // Page views were counted in a table of their own before there was anything else to count.
  await sql`insert into day_counts (day, what, name, count) select day, 'view', path, views from page_views`.execute(
    db,
  );
  await schema.dropTable('page_views').execute();
  // Who is meant by the names in a trip's history, so that the names go when the account goes.
  await schema
    .alterTable('trip_versions')
    .addColumn('by_ids', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await schema.createIndex('client_errors_by_time').on('client_errors').columns(['last_at']).execute();
  await schema.createIndex('users_by_time').on('users').columns(['created_at', 'id']).execute();
}
