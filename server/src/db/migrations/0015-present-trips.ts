import { type Kysely, sql } from 'kysely';

/** How many trips an account has is counted for each new one, without reading them. */
export async function up(db: Kysely<unknown>) {
  await sql`create index trips_present on trips (owner_id) where deleted_at is null`.execute(db);
}
