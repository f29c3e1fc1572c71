import type { Kysely } from 'kysely';

/** Places of an operator's own extracts, beside the atlas's. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('extra_places')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('extra_places_by_source').on('extra_places').column('source').execute();
}
