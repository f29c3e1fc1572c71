import { describe, expect, it } from 'vitest';
import { savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';

const megabyte = 1024 * 1024;
/** With notes that take more than the share of one trip among a thousand in a megabyte. */
const large = (changes: { _id?: string } = {}, letter = 'x') => {
  const payload = savePayload(changes);
  return { ...payload, trip: { ...payload.trip, notes: letter.repeat(20_000) } };
};

describe('the room of an account', () => {
  it('holds so many trips, however many come at once, and says what to do', async () => {
    const server = await testServer({ env: { ACCOUNT_TRIPS: '3' } });
    const ada = await server.signedIn('Ada');
    const saved = await Promise.all(Array.from({ length: 8 }, () => ada.post('/api/save', savePayload())));
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 200, 200, 413, 413, 413, 413, 413]);
    const refused = saved.find(({ status }) => status === 413)!;
    expect(refused.json.error.message).toContain('3 trips at most. Delete some');
    const id = saved.find(({ status }) => status === 200)!.json._id as string;
    expect((await ada.post(`/api/copy-trip/${id}`, {})).status).toBe(413);
    expect((await ada.post('/api/save', savePayload({ _id: id }))).status).toBe(200);
    // One that was deleted makes room, and comes back only where there is room again.
    await ada.delete(`/api/trip/${id}`);
    const { json } = await ada.post('/api/save', savePayload());
    expect((await ada.post(`/api/restore-trip/${id}`)).status).toBe(413);
    await ada.delete(`/api/trip/${json._id}`);
    expect((await ada.post(`/api/restore-trip/${id}`)).status).toBe(200);
    expect((await ada.get('/api/my-room')).json.trips).toEqual({ used: 3, most: 3 });
  });

  it('holds so many bytes; what has not grown may still be saved', async () => {
    const server = await testServer({ env: { ACCOUNT_TRIPS: '1000', ACCOUNT_TRIP_MB: '1' } });
    const ada = await server.signedIn('Ada');
    const { _id } = (await ada.post('/api/save', large())).json;
    const { tripBytes } = (await ada.get('/api/my-room')).json;
    expect(tripBytes.most).toBe(megabyte);
    expect(tripBytes.used).toBeGreaterThan(20_000);
    // As if older trips took the rest.
    const other = (await ada.post('/api/save', savePayload())).json._id as string;
    await server.db
      .updateTable('trips')
      .set({ plan: 'x'.repeat(megabyte) })
      .where('id', '=', other)
      .execute();
    const refused = await ada.post('/api/save', large());
    expect([refused.status, refused.json.error.message]).toEqual([
      413,
      expect.stringContaining('1 MB at most'),
    ]);
    expect((await ada.post('/api/save', large({ _id }))).status).toBe(200);
    expect((await ada.post('/api/save', large({ _id }, 'é'))).status).toBe(413);
    expect((await ada.get(`/api/trip/${_id}`)).json.trip.notes).toBe('x'.repeat(20_000));
  });

  it('is everybody’s own', async () => {
    const server = await testServer({ env: { ACCOUNT_TRIPS: '1', ACCOUNT_FILE_MB: '7' } });
    const [ada, bob] = [await server.signedIn('Ada'), await server.signedIn('Bob')];
    expect((await ada.post('/api/save', savePayload())).status).toBe(200);
    expect((await bob.post('/api/save', savePayload())).status).toBe(200);
    expect((await bob.get('/api/my-room')).json.fileBytes).toEqual({ used: 0, most: 7 * megabyte });
    expect((await server.browser().get('/api/my-room')).status).toBe(401);
  });
});
