import type { Kysely } from 'kysely';

/** The change log of trips, who is on a trip right now, and what a share link shows. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('trip_versions')
    .addColumn('trip_id', 'text', (c) => c.notNull().references('trips.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('by_name', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('began_at', 'bigint', (c) => c.notNull())
    .addColumn('saved_at', 'bigint', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('trip_versions_key', ['trip_id', 'version'])
    .execute();
  await schema
    .createTable('trip_presence')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('trip_id', 'text', (c) => c.notNull().references('trips.id').onDelete('cascade'))
    .addColumn('user_id', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('trip_presence_by_trip').on('trip_presence').column('trip_id').execute();
  await schema
    .alterTable('tickets')
    .addColumn('shows', 'text', (c) => c.notNull().defaultTo('costs'))
    .execute();
}
