import type { Kysely } from 'kysely';

/** What each guide said when it was last looked at, as a digest, and since which day it has said so. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('guide_changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('changed_on', 'text', (c) => c.notNull())
    .execute();
}
