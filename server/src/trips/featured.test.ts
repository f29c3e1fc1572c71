import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { planOf } from '../testing/plan-of.ts';
import { savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';
import { featuredLists } from './list-trips.ts';
import { tripRepo } from './trip.repo.ts';

it('featured trips are found by their index, however many others there are', async () => {
  const { db } = await testServer();
  const plans = await Promise.all([
    planOf(db, (watched) => tripRepo(watched).listFeatured(null)),
    planOf(db, (watched) => tripRepo(watched).listFeatured('asia')),
    planOf(db, (watched) => tripRepo(watched).featuredVersion()),
  ]);
  for (const plan of plans)
    expect(plan).toMatch(/using (index )?trips_featured|index scan on trips_featured/i);
});

it('the featured list is kept while no featured trip changes, wherever it is changed', async () => {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  await server.makeAdmin('Ada');
  await server.signedIn('Root');
  await server.makeAdmin('Root');
  const save = async (changes = {}) => (await ada.post('/api/save', savePayload(changes))).json._id as string;
  const [one, other] = [await save(), await save({ tripName: 'Not shown' })];
  const lists = featuredLists(tripRepo(server.db));
  const names = async () =>
    JSON.parse(String((await lists(null)).json)).map(({ tripName }: { tripName: string }) => tripName);
  const feature = (id: string, featured: boolean) => ada.post(`/api/featured-trip/${id}`, { featured });

  expect(await names()).toEqual([]);
  await feature(one, true);
  expect(await names()).toEqual(['Autumn in Japan']);
  const kept = await lists(null);
  await save({ _id: other, tripName: 'Still not shown' });
  expect(await lists(null)).toBe(kept);
  expect(await lists('asia')).toBe(await lists('asia'));
  await save({ _id: one, tripName: 'Spring in Japan' });
  expect(await names()).toEqual(['Spring in Japan']);
  await feature(one, false);
  expect(await names()).toEqual([]);
  await feature(one, true);
  await ada.delete(`/api/trip/${one}`);
  expect(await names()).toEqual([]);
  await ada.post(`/api/restore-trip/${one}`);
  expect(await names()).toEqual(['Spring in Japan']);
  expect((await ada.delete('/api/my-account')).status).toBe(204);
  expect(await names()).toEqual([]);
});

it('the featured list is sent to everybody in few bytes, and in none to whoever holds it', async () => {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  await server.makeAdmin('Ada');
  for (const tripName of ['Japan', 'Peru', 'Portugal']) {
    const id = (await ada.post('/api/save', savePayload({ tripName }))).json._id as string;
    await ada.post(`/api/featured-trip/${id}`, { featured: true });
  }
  const ask = (headers: Record<string, string> = {}) =>
    server.app.inject({ url: '/api/get-featured-trips', headers });
  const plain = await ask();
  const packed = await ask({ 'accept-encoding': 'gzip' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  const again = await ask({ 'if-none-match': String(plain.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});
