import type { Kysely } from 'kysely';

/** Private addresses at which calendar programs read one trip, or all trips of an account. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('calendar_subscriptions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('trip_id', 'text', (c) => c.references('trips.id').onDelete('cascade'))
    .addColumn('secret', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('calendar_subscriptions_by_owner')
    .on('calendar_subscriptions')
    .columns(['owner_id', 'trip_id'])
    .execute();
}
