import type { Database } from '@wayfare/server/db/open-database';
import { sql } from 'kysely';

/** An id has 22 characters: here a word of thirteen and a number of nine figures. */
const firstNumber = 100_000_000;
const atOnce = 2000;
const tripsEach = 10;

interface Filling {
  /** The trip that all are copies of. */
  like: string;
  from: number;
  to: number;
}

/** Runs a statement for the numbers of a range, some at a time: each is a transaction of its own. */
async function inPieces({ from, to }: Filling, run: (numbers: ReturnType<typeof sql>) => Promise<unknown>) {
  for (let first = from; first <= to; first += atOnce) {
    const last = Math.min(to, first + atOnce - 1);
    await run(
      sql`with recursive numbers(n) as (select ${sql.lit(first)} union all select n + 1 from numbers where n < ${sql.lit(last)})`,
    );
  }
}

async function copyTrips(db: Database, filling: Filling, prefix: string, owner: ReturnType<typeof sql>) {
  const id = sql`${sql.lit(prefix)} || cast(${sql.lit(firstNumber)} + n as text)`;
  await inPieces(filling, async (numbers) => {
    await sql`${numbers}
      insert into trips (id, owner_id, state, name, info, region, featured, version, created_at, modified_at, deleted_at, trip, plan)
      select ${id}, ${owner}, state, name, info, region, 0, 1, created_at, modified_at - n, null, trip, plan
      from trips cross join numbers where trips.id = ${filling.like}`.execute(db);
    await sql`${numbers}
      insert into trip_versions (trip_id, version, kind, by_name, by_ids, summary, began_at, saved_at, document)
      select ${id}, 1, 'made', 'Somebody', '', 'Made the trip', 0, 0, '' from numbers`.execute(db);
  });
}

/** Gives an account more trips, past the product: each takes a second's fraction of what it takes to save one. */
export async function fillAccount(db: Database, filling: Filling) {
  const { like, from, to } = filling;
  await copyTrips(db, filling, 'bench-mine-of', sql`owner_id`);
  // Each trip that an account has was a change of its lists.
  await sql`update trip_lists set version = version + ${sql.lit(to - from + 1)}
    where owner_id = (select owner_id from trips where id = ${like})`.execute(db);
}

/** Gives other accounts trips, ten each. */
export async function fillOthers(db: Database, filling: Filling) {
  const owner = sql`'bench-owner-' || cast((n - 1) / ${sql.lit(tripsEach)} as text)`;
  await inPieces(filling, (numbers) =>
    sql`${numbers}
      insert into users (id, email, display_name, admin, suspended_at, created_at)
      select ${owner}, null, 'Somebody', 0, null, 0 from numbers where (n - 1) % ${sql.lit(tripsEach)} = 0`.execute(
      db,
    ),
  );
  await copyTrips(db, filling, 'bench-others-', owner);
}
