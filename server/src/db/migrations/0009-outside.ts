import type { Kysely } from 'kysely';

/** What services outside answered, with the age of each answer. */
export async function up({ schema }: Kysely<unknown>) {
  await schema
    .createTable('outside_answers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('service', 'text', (c) => c.notNull())
    .addColumn('content_type', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('outside_answers_by_use')
    .on('outside_answers')
    .columns(['service', 'used_at'])
    .execute();
}
