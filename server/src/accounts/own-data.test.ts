import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';
import { ownDataRepo } from './own-data.repo.ts';

/** Every row of the database that holds one of these words, by table. */
async function traces(db: Database, words: readonly string[]) {
  const found: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    for (const row of rows) {
      const written = JSON.stringify(row).toLowerCase();
      if (words.some((word) => written.includes(word.toLowerCase()))) found.push(`${name}: ${written}`);
    }
  }
  return found;
}

async function peopleWithData() {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const tom = await server.signedIn('Tomasina');
  const saved = (await tom.post('/api/save', savePayload({ tripName: 'Tomasina’s way' }))).json;
  const deleted = (await tom.post('/api/save', savePayload({ tripName: 'Deleted way' }))).json;
  await tom.delete(`/api/trip/${deleted._id}`);
  await tom.post('/api/unsaved-trip', savePayload({ tripName: 'Draft' }));
  await tom.post(`/api/trip/${saved._id}/tickets`, { right: 'view' });
  await tom.post('/api/ask', { question: 'Three days in Rome', history: [], trip: null, tripId: saved._id });
  await tom.post('/api/ask', { question: 'Four days in Lisbon', history: [], trip: null });
  const adas = (await ada.post('/api/save', savePayload({ tripName: 'Together' }))).json;
  const { secret } = (await ada.post(`/api/trip/${adas._id}/tickets`, { right: 'edit' })).json;
  await tom.post('/api/save', {
    ...savePayload({ tripName: 'Together, later' }),
    _id: adas._id,
    version: adas.version,
    ticket: secret,
  });
  const { id } = (await ada.get('/api/admin/users?q=tomasina')).json.rows[0];
  await ada.post(`/api/admin/users/${id}`, { admin: true });
  await tom.post('/api/admin/broadcasts', { message: 'Hello' });
  return { server, ada, tom, id: id as string, tripIds: [saved._id, deleted._id] as string[] };
}

describe('one’s own data', () => {
  it('comes as a file that holds all of it and opens no door', async () => {
    const { tom, id, tripIds } = await peopleWithData();
    const { headers, json, text } = await tom.get('/api/my-data');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(json.tables.users).toEqual([expect.objectContaining({ id, email: 'tomasina@example.org' })]);
    expect(json.tables.trips).toHaveLength(3);
    expect(json.tables.trips[0].trip.stops).toHaveLength(3);
    expect(json.tables.tickets).toEqual([expect.objectContaining({ trip_id: tripIds[0], right: 'view' })]);
    expect(json.tables.tickets[0].secret).toBeUndefined();
    expect(text).not.toContain('ada@example.org');
  });

  it('holds every trip of an account of many, with all that hangs on them', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const ids: string[] = [];
    for (let index = 0; index < 25; index += 1)
      ids.push((await ada.post('/api/save', savePayload({ tripName: `Way ${index}` }))).json._id);
    const { tables } = (await ada.get('/api/my-data')).json;
    const tripIds = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();
    expect(tripIds(tables.trips)).toEqual(ids.toSorted());
    expect(tables.trip_versions.map((row: { trip_id: string }) => row.trip_id).toSorted()).toEqual(
      ids.toSorted(),
    );
    expect(
      (await server.signedIn('Bob').then((bob) => bob.get('/api/my-data'))).json.tables.trips,
    ).toBeUndefined();
  });

  it('is read with room for the requests of others in between', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    for (let index = 0; index < 12; index += 1) await ada.post('/api/save', savePayload());
    const { id } = (await ada.get('/api/current-user')).json;
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    let pieces = 0;
    for await (const { rows } of ownDataRepo(server.db).read(id)) pieces += rows.length > 0 ? 1 : 0;
    clearImmediate(next);
    expect(pieces).toBeGreaterThan(8);
    expect(turns).toBeGreaterThanOrEqual(pieces);
  });

  it('is really gone with the account, table by table', async () => {
    const { server, tom, ada, id, tripIds } = await peopleWithData();
    const words = [id, 'tomasina', ...tripIds];
    const before = await traces(server.db, words);
    expect(new Set(before.map((trace) => trace.split(':', 1)[0])).size).toBeGreaterThan(10);
    expect((await tom.delete('/api/my-account')).status).toBe(204);
    expect(await traces(server.db, words)).toEqual([]);
    expect((await tom.get('/api/current-user')).json).toEqual({});
    expect((await ada.get('/api/current-user')).json.displayName).toBe('Ada');
    expect((await server.browser().get('/api/my-data')).status).toBe(401);
  });

  it('of the last admin stays until there is another', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const refused = await ada.delete('/api/my-account');
    expect([refused.status, refused.json.error.message]).toEqual([
      409,
      expect.stringContaining('last admin'),
    ]);
  });
});
