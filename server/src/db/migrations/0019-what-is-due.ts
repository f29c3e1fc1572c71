import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Totals are added up from the index alone, however much room their table took once; so is when somebody was last seen. */
async function readFromIndexes({ schema }: Kysely<unknown>) {
  await schema.dropIndex('day_totals_by_day').execute();
  await schema.createIndex('day_totals_by_day').on('day_totals').columns(['what', 'day', 'count']).execute();
  await schema.dropIndex('sessions_by_user').execute();
  await schema.createIndex('sessions_by_user').on('sessions').columns(['user_id', 'used_at']).execute();
}

/** Kept answers are told by their age and counted without reading them, large as they are. */
async function ageOfAnswers({ schema }: Kysely<unknown>) {
  await schema.createIndex('outside_answers_by_age').on('outside_answers').column('used_at').execute();
  await schema.dropIndex('outside_answers_by_use').execute();
  await schema
    .createIndex('outside_answers_by_use')
    .on('outside_answers')
    .columns(['service', 'used_at', 'bytes'])
    .execute();
}

/** Whose a record of the embedded sign-in is, so that it is found when they go. */
async function ownersOfRecords(db: Kysely<unknown>) {
  await db.schema.alterTable('idp_records').addColumn('account_id', 'text').execute();
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const accountId = onPostgres
    ? sql`payload::json ->> 'accountId'`
    : sql`json_extract(payload, '$.accountId')`;
  await sql`update idp_records set account_id = ${accountId}`.execute(db);
  await db.schema.createIndex('idp_records_by_account').on('idp_records').column('account_id').execute();
}

/** Chores and farewells read what is due, not all that is kept. */
export async function up(db: Kysely<unknown>) {
  await readFromIndexes(db);
  await ageOfAnswers(db);
  await ownersOfRecords(db);
}
