import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { siteAccountId } from '../site-account.ts';

const dayOf = (column: string) => sql`${sql.ref(column)} / 86400000`;
/** A trip that somebody keeps: no draft, not deleted, and not the site's own. */
const isKept = (row: 'trips' | 'old' | 'new') =>
  sql`(${sql.ref(`${row}.deleted_at`)} is null and ${sql.ref(`${row}.state`)} <> 'unsaved' and ${sql.ref(`${row}.owner_id`)} <> ${sql.lit(siteAccountId)})`;
const isPerson = (row: 'users' | 'old' | 'new') => sql`${sql.ref(`${row}.id`)} <> ${sql.lit(siteAccountId)}`;

const add = (what: 'trips' | 'users') =>
  sql`insert into day_totals (what, day, count) values (${sql.lit(what)}, ${dayOf('new.created_at')}, 1)`;
const take = (what: 'trips' | 'users') =>
  sql`insert into day_totals (what, day, count) values (${sql.lit(what)}, ${dayOf('old.created_at')}, -1)`;

interface Trigger {
  name: string;
  on: string;
  when: ReturnType<typeof sql>;
  does: ReturnType<typeof sql>;
}

const triggers: readonly Trigger[] = [
  { name: 'users_made', on: 'insert on users', when: isPerson('new'), does: add('users') },
  { name: 'users_gone', on: 'delete on users', when: isPerson('old'), does: take('users') },
  { name: 'trips_made', on: 'insert on trips', when: isKept('new'), does: add('trips') },
  { name: 'trips_gone', on: 'delete on trips', when: isKept('old'), does: take('trips') },
  {
    name: 'trips_kept',
    on: 'update of state, deleted_at on trips',
    when: sql`${isKept('new')} and not ${isKept('old')}`,
    does: add('trips'),
  },
  {
    name: 'trips_left',
    on: 'update of state, deleted_at on trips',
    when: sql`${isKept('old')} and not ${isKept('new')}`,
    does: take('trips'),
  },
];

async function createTrigger(db: Kysely<unknown>, { name, on, when, does }: Trigger) {
  const begin = sql`create trigger ${sql.raw(name)} after ${sql.raw(on)} for each row when (${when})`;
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await sql`${begin} begin ${does}; end`.execute(db);
    return;
  }
  await sql`create or replace function ${sql.raw(name)}() returns trigger language plpgsql as $$ begin ${does}; return null; end $$`.execute(
    db,
  );
  await sql`${begin} execute function ${sql.raw(name)}()`.execute(db);
}

/**
 * How many accounts and trips were made on each day that are still there, kept by the database itself: counting them takes
 * the longer the more there are. Each change adds a row, which waits for no other; they are added up now and then. Days are
 * counted from 1970, in UTC.
 */
async function countByDay(db: Kysely<unknown>) {
  await db.schema
    .createTable('day_totals')
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('day', 'bigint', (c) => c.notNull())
    .addColumn('count', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('day_totals_by_day').on('day_totals').columns(['what', 'day']).execute();
  await sql`insert into day_totals (what, day, count)
    select 'users', ${dayOf('created_at')}, count(*) from users where ${isPerson('users')} group by ${dayOf('created_at')}`.execute(
    db,
  );
  await sql`insert into day_totals (what, day, count)
    select 'trips', ${dayOf('created_at')}, count(*) from trips where ${isKept('trips')} group by ${dayOf('created_at')}`.execute(
    db,
  );
  for (const trigger of triggers) await createTrigger(db, trigger);
}

/** What would otherwise be looked for among all accounts or all trips. */
async function indexes({ schema }: Kysely<unknown>) {
  await schema.createIndex('identities_by_user').on('identities').column('user_id').execute();
  await schema
    .createIndex('users_admin')
    .on('users')
    .column('id')
    .where(sql<boolean>`admin = 1`)
    .execute();
  await schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
  await schema.createIndex('idp_records_by_expiry').on('idp_records').column('expires_at').execute();
  await schema.createIndex('password_resets_by_account').on('password_resets').column('account_id').execute();
  await schema
    .createIndex('calendar_subscriptions_by_trip')
    .on('calendar_subscriptions')
    .column('trip_id')
    .execute();
}

/** Which accounts have changed trips of others, so that their names can be taken out of these without reading all. */
async function handsOnTrips(db: Kysely<unknown>) {
  await db.schema
    .createTable('trip_hands')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('trip_id', 'text', (c) => c.notNull().references('trips.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('trip_hands_key', ['user_id', 'trip_id'])
    .execute();
  await db.schema.createIndex('trip_hands_by_trip').on('trip_hands').column('trip_id').execute();
  const { rows } = await sql<{ trip_id: string; owner_id: string; by_ids: string }>`
    select distinct trip_id, owner_id, by_ids from trip_versions inner join trips on trips.id = trip_id
    where by_ids <> '' and by_ids <> owner_id`.execute(db);
  for (const { trip_id, owner_id, by_ids } of rows)
    for (const user of by_ids.split(','))
      if (user !== owner_id)
        await sql`insert into trip_hands (user_id, trip_id)
          select id, ${trip_id} from users where id = ${user} on conflict do nothing`.execute(db);
}

/** What keeps a site of a million trips as quick as one of a thousand. */
export async function up(db: Kysely<unknown>) {
  await countByDay(db);
  await indexes(db);
  await handsOnTrips(db);
}
