import { dayTotalRepo } from '@wayfare/server/admin/day-total.repo';
import type { Database } from '@wayfare/server/db/open-database';
import { PostgresAdapter, sql } from 'kysely';

export interface Size {
  users: number;
  trips: number;
}

const dayMs = 86_400_000;
/** Everything was made within these days, so that half of it falls into the month that the overview shows. */
const spreadDays = 60;
const ticketShare = 20;
const figureDays = 60;
/** On each day, on either site: so many are told apart of those that are over. */
const pagesRead = 100;

/** Numbers one to `count`, for a statement that makes as many rows. */
const numbers = (count: number) =>
  sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})`;
/** The same digits for the same number, its order lost, as ids have none; 22 characters with its prefix of 11. */
const idOf = (prefix: string) =>
  sql`${sql.lit(prefix)} || substr(cast(100000000000 + (cast(n as bigint) * 48271) % 99999999977 as text), 2)`;
const ownerOf = ({ users }: Size) =>
  sql`'scale-user-' || substr(cast(100000000000 + (cast(1 + n % ${sql.lit(users)} as bigint) * 48271) % 99999999977 as text), 2)`;

async function fillAccounts(db: Database, size: Size, now: number) {
  const at = sql`${sql.lit(now)} - (cast(n as bigint) * 7919000) % ${sql.lit(spreadDays * dayMs)}`;
  const id = idOf('scale-user-');
  const write = (into: string, what: ReturnType<typeof sql>, count = size.users) =>
    sql`insert into ${sql.raw(into)} ${numbers(count)} select ${what} from numbers`.execute(db);
  await write(
    'users (id, email, display_name, admin, suspended_at, created_at)',
    sql`${id}, 'person' || n || '@example.org', 'Person ' || n, 0, null, ${at}`,
  );
  await write(
    'identities (issuer, subject, user_id, created_at)',
    sql`(select min(issuer) from identities), 'subject' || n, ${id}, ${at}`,
  );
  await write('trip_lists (owner_id, version)', sql`${id}, 20`);
  const session = sql`${sql.lit(now)}, ${sql.lit(now)}, ${sql.lit(now + 30 * dayMs)}`;
  for (const device of ['a', 'b', 'c'])
    await write(
      'sessions (id_hash, id, user_id, browser, created_at, used_at, expires_at)',
      sql`${sql.lit(device)} || n, ${sql.lit(device)} || n, ${id}, 'Firefox', ${session}`,
    );
}

/** Copies of one trip, of all kinds: archived ones, some deleted a moment ago, each with its log, a few shared. */
async function fillTrips(db: Database, size: Size, template: string, now: number) {
  const id = idOf('scale-trip-');
  const at = sql`${sql.lit(now)} - (cast(n as bigint) * 997000) % ${sql.lit(spreadDays * dayMs)}`;
  await sql`
    insert into trips (id, owner_id, state, name, info, region, featured, version, created_at, modified_at, deleted_at, trip, plan)
    ${numbers(size.trips)}
    select ${id}, ${ownerOf(size)}, case when n % 9 = 0 then 'archived' else 'active' end, 'Trip ' || n, info, null, 0, 1,
      ${at}, ${at}, case when n % 100 = 0 then cast(${sql.lit(now)} as bigint) end, trip, plan
    from numbers cross join (select info, trip, plan from trips where id = ${sql.lit(template)}) as template`.execute(
    db,
  );
  await sql`
    insert into trip_versions (trip_id, version, kind, by_name, by_ids, summary, began_at, saved_at, document)
    select id, 1, 'made', 'Somebody', owner_id, '', created_at, created_at, '' from trips where owner_id like 'scale-user-%'`.execute(
    db,
  );
  await sql`
    insert into tickets (id, trip_id, secret, "right", shows, created_at, expires_at)
    ${numbers(Math.floor(size.trips / ticketShare))}
    select 'ticket' || n, ${id}, 'secret' || n, 'view', 'costs', ${sql.lit(now)}, null from numbers`.execute(
    db,
  );
  await sql`
    insert into calendar_subscriptions (id, owner_id, trip_id, secret, created_at)
    ${numbers(Math.floor(size.trips / ticketShare))}
    select 'calendar' || n, ${ownerOf(size)}, ${id}, 'secret' || n, ${sql.lit(now)} from numbers`.execute(db);
}

/** How often each page was read on each day. */
async function fillFigures(db: Database, now: number) {
  for (let back = 0; back < figureDays; back += 1) {
    const day = new Date(now - back * dayMs).toISOString().slice(0, 10);
    await sql`
      insert into day_counts (day, what, name, count) ${numbers(pagesRead)}
      select ${sql.lit(day)}, 'view', '/city-guide/country/city-' || n, 1 + n % 7 from numbers`.execute(db);
  }
}

/** Fills a site with people and with copies of one of its trips, past the server; two sizes differ in nothing else. */
export async function fillSite(db: Database, size: Size, template: string, now: number) {
  await fillAccounts(db, size, now);
  await fillTrips(db, size, template, now);
  await fillFigures(db, now);
  // As the server does every hour.
  await dayTotalRepo(db).addUp();
  // PostgreSQL looks after what has come and gone by itself, a minute later; the embedded database has no need to.
  if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`vacuum analyze`.execute(db);
}
