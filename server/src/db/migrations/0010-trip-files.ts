import type { Kysely } from 'kysely';

/** Files of bookings, their content in pieces. The embedded database keeps bytes as they are in a column of any name. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('trip_files')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('trip_id', 'text', (c) => c.notNull().references('trips.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema.createIndex('trip_files_by_trip').on('trip_files').columns(['trip_id']).execute();
  await schema.createIndex('trip_files_by_use').on('trip_files').columns(['used_at']).execute();
  await schema
    .createTable('trip_file_pieces')
    .addColumn('file_id', 'text', (c) => c.notNull().references('trip_files.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('trip_file_pieces_key', ['file_id', 'number'])
    .execute();
}
