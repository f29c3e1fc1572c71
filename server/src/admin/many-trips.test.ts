import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { userRepo } from '../accounts/user.repo.ts';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/open-database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { planOf } from '../testing/plan-of.ts';
import { savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';
import { adminUserRepo } from './admin-user.repo.ts';
import { curatedTripRepo } from './curated-trip.repo.ts';
import { dayTotalRepo } from './day-total.repo.ts';

/** The kept totals beside what one finds by counting. */
async function totals(db: Database) {
  const count = async (table: 'users' | 'trips', where: string) => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}
      where ${sql.raw(where)}`.execute(db);
    return Number(rows[0]!.n);
  };
  const counted = {
    users: await count('users', "id <> 'wayfare-editors'"),
    trips: await count(
      'trips',
      "deleted_at is null and state <> 'unsaved' and owner_id <> 'wayfare-editors'",
    ),
  };
  return { kept: await dayTotalRepo(db).totals(), counted };
}

it('how many accounts and trips there are is kept through all that happens to them', async () => {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const bob = await server.signedIn('Bob');
  const expectTotals = async (users: number, trips: number) => {
    const { kept, counted } = await totals(server.db);
    expect([kept, kept]).toEqual([counted, { users, trips }]);
    await dayTotalRepo(server.db).addUp();
    expect(await dayTotalRepo(server.db).totals()).toEqual(kept);
    expect((await server.db.selectFrom('day_totals').selectAll().execute()).length).toBeLessThan(3);
  };
  const save = async (who: typeof ada) => (await who.post('/api/save', savePayload())).json._id as string;
  const [first, second] = [await save(ada), await save(bob)];
  await save(bob);
  await expectTotals(2, 3);
  await ada.post('/api/unsaved-trip', savePayload());
  await expectTotals(2, 3);
  await ada.post(`/api/archive-trip/${first}`, {});
  await ada.post(`/api/unarchive-trip/${first}`, {});
  await ada.post('/api/save', savePayload({ _id: first, tripName: 'Again' }));
  await expectTotals(2, 3);
  await bob.delete(`/api/trip/${second}`);
  await expectTotals(2, 2);
  await bob.post(`/api/restore-trip/${second}`, {});
  await expectTotals(2, 3);
  await bob.delete(`/api/trip/${second}`);
  await server.db.deleteFrom('trips').where('deleted_at', 'is not', null).execute();
  await expectTotals(2, 2);
  await bob.delete('/api/my-account');
  await expectTotals(1, 1);
  const { newTrips, newUsers } = (await ada.get('/api/admin/overview?days=2')).json;
  const days = ({ count }: { count: number }) => count;
  expect([newTrips.map(days), newUsers.map(days)]).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

it('what was there before it was kept is counted, and who changed whose trip is found', async () => {
  const { db, databaseUrl, drop } = await freshDatabase();
  const cascade = sql.raw(databaseUrl ? 'cascade' : '');
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true }))
    await sql`drop table ${sql.table(name)} ${cascade}`.execute(db);
  await migrate(db, '0017-who-said-it');
  const user = (id: string) =>
    sql`insert into users (id, display_name, admin, created_at) values (${id}, ${id}, 0, 86400000)`.execute(
      db,
    );
  const trip = (id: string, owner: string, state: string, by: string) =>
    sql`insert into trips (id, owner_id, state, name, info, featured, version, created_at, modified_at, trip)
      values (${id}, ${owner}, ${state}, '', '{}', 0, 1, 86400001, 1, '{}')`
      .execute(db)
      .then(() =>
        sql`insert into trip_versions (trip_id, version, kind, by_name, by_ids, summary, began_at, saved_at, document)
          values (${id}, 1, 'changed', 'x', ${by}, '', 1, 1, '')`.execute(db),
      );
  for (const id of ['ada', 'bob', 'wayfare-editors']) await user(id);
  await trip('t1', 'ada', 'active', 'ada');
  await trip('t2', 'ada', 'archived', 'ada,bob,somebody-gone');
  await trip('t3', 'bob', 'unsaved', '');
  await trip('t4', 'wayfare-editors', 'active', 'wayfare-editors');
  await sql`insert into idp_records (kind, id, payload) values ('Grant', 'g1', '{"accountId":"a1"}')`.execute(
    db,
  );
  await migrate(db);
  const { kept, counted } = await totals(db);
  expect([kept, kept]).toEqual([counted, { users: 2, trips: 2 }]);
  expect(await dayTotalRepo(db).newByDay('trips', 86_400_000)).toEqual(new Map([['1970-01-02', 2]]));
  expect((await db.selectFrom('idp_records').select('account_id').execute())[0]!.account_id).toBe('a1');
  expect(await db.selectFrom('trip_hands').selectAll().execute()).toEqual([
    { user_id: 'bob', trip_id: 't2' },
  ]);
  await drop();
});

it('nothing that an admin opens, and nothing that ends, reads all accounts or all trips', async () => {
  const { db } = await testServer();
  const plans = await Promise.all([
    planOf(db, (watched) => dayTotalRepo(watched).totals()),
    planOf(db, (watched) => dayTotalRepo(watched).newByDay('trips', 0)),
    planOf(db, (watched) => adminUserRepo(watched).list('', null, 50)),
    planOf(db, (watched) => curatedTripRepo(watched).list()),
    planOf(db, (watched) => userRepo(watched).anyAdmin()),
    planOf(db, (watched) => userRepo(watched).identityIssuers('somebody')),
  ]);
  for (const plan of plans)
    expect(plan).not.toMatch(/SCAN (users|trips|identities|sessions)"|trips_deleted|Seq Scan/);
});
