import type { Kysely } from 'kysely';

/** Images of the operator, in each form in which they are shown; which of them are in use, the settings say. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('operator_images')
    .addColumn('tag', 'text', (c) => c.notNull())
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('content', 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('operator_images_key', ['tag', 'form'])
    .execute();
}
