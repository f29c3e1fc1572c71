import { describe, expect, it } from 'vitest';
import { sampleTrip, savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';
import { packDocument } from './packed-document.ts';
import { summariseChange } from './summarise-change.ts';

const minutes = (count: number) => count * 60_000;

async function tripOfAda() {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const { json } = await ada.post('/api/save', savePayload());
  const id: string = json._id;
  let version = 1;
  const save = async (changes: Record<string, unknown>) => {
    const saved = await ada.post('/api/save', savePayload({ _id: id, version, ...changes }));
    expect(saved.status).toBe(200);
    version = saved.json.version;
  };
  const log = async () => (await ada.get(`/api/trip/${id}/versions`)).json.versions;
  return { server, ada, id, save, log };
}

const withoutStop = (stopId: string) =>
  sampleTrip({ stops: sampleTrip().stops.filter((stop) => stop.id !== stopId) });

describe('the change log', () => {
  it('tells who changed what, saves of one person within minutes as one', async () => {
    const { server, save, log } = await tripOfAda();
    server.clock.forward(minutes(10));
    await save({ trip: withoutStop('s3') });
    await save({ trip: withoutStop('s3'), tripName: 'Two cities' });
    server.clock.forward(minutes(10));
    await save({ tripName: 'Two cities' });
    expect(await log()).toMatchObject([
      { version: 4, kind: 'changed', by: 'Ada', summary: 'Added Osaka' },
      { version: 3, kind: 'changed', by: 'Ada', summary: 'Renamed it “Two cities”. Removed Osaka' },
      { version: 1, kind: 'made', by: 'Ada', summary: 'Made the trip' },
    ]);
  });

  it('shows an earlier state and brings it back, which can be taken back in turn', async () => {
    const { server, ada, id, save, log } = await tripOfAda();
    server.clock.forward(minutes(10));
    await save({ trip: withoutStop('s1'), tripName: 'Later' });
    const then = await ada.get(`/api/trip/${id}/versions/1`);
    expect(then.json).toMatchObject({ version: 1, tripName: 'Autumn in Japan', trip: sampleTrip() });
    const late = await ada.post(`/api/trip/${id}/versions/1`, { version: 1 });
    expect([late.status, late.json.error.current.version]).toEqual([409, 2]);
    const restored = await ada.post(`/api/trip/${id}/versions/1`, { version: 2 });
    expect(restored.json).toMatchObject({ version: 3, tripName: 'Autumn in Japan' });
    expect((await ada.get(`/api/trip/${id}`)).json.trip).toEqual(sampleTrip());
    expect((await log())[0]).toMatchObject({ version: 3, kind: 'restored' });
    await ada.post(`/api/trip/${id}/versions/2`, { version: 3 });
    expect((await ada.get(`/api/trip/${id}`)).json.tripName).toBe('Later');
    expect(await log()).toHaveLength(4);
  });

  it('packs an entry once, when the next one begins', async () => {
    const { server, ada, id, save, log } = await tripOfAda();
    const documents = async () => {
      const rows = await server.db
        .selectFrom('trip_versions')
        .select('document')
        .where('trip_id', '=', id)
        .orderBy('version')
        .execute();
      return rows.map(({ document }) => document);
    };
    expect(await documents()).toEqual(['']);
    server.clock.forward(minutes(10));
    await save({ tripName: 'Open' });
    const [made, ...others] = await documents();
    expect([made, others]).toEqual([expect.stringMatching(/.{100}/), ['']]);
    await save({ tripName: 'Still open' });
    expect(await documents()).toEqual([made, '']);
    const read = async (version: number) => (await ada.get(`/api/trip/${id}/versions/${version}`)).json;
    const renamed = { version: 3, tripName: 'Still open', summary: 'Renamed it “Still open”' };
    expect(await read(3)).toMatchObject(renamed);
    server.clock.forward(minutes(10));
    await save({ tripName: 'Next' });
    expect(await read(3)).toMatchObject({ ...renamed, trip: sampleTrip(), plan: null });
    expect(await log()).toMatchObject([{ version: 4 }, { summary: renamed.summary }, { version: 1 }]);
  });

  it('goes on with a newest entry that was packed already, and keeps one that ends as it is', async () => {
    const { server, ada, id, save, log } = await tripOfAda();
    const packNewest = async (name: string, summary: string) => {
      const texts = { name, trip: JSON.stringify(sampleTrip()), plan: null };
      const [{ version } = { version: 0 }] = await log();
      const row = { document: await packDocument(texts), summary };
      await server.db.updateTable('trip_versions').set(row).where('version', '=', version).execute();
    };
    await packNewest('Autumn in Japan', 'Made the trip');
    server.clock.forward(minutes(10));
    await save({ tripName: 'Later' });
    await packNewest('Later', 'Renamed it “Later”');
    await save({ tripName: 'Latest' });
    expect(await log()).toMatchObject([{ version: 3, summary: 'Renamed it “Latest”' }, { version: 1 }]);
    await packNewest('Latest', 'As it was told');
    server.clock.forward(minutes(10));
    await save({ tripName: 'Last' });
    expect(await log()).toMatchObject([{ version: 4 }, { summary: 'As it was told' }, { version: 1 }]);
    expect((await ada.get(`/api/trip/${id}/versions/3`)).json.tripName).toBe('Latest');
  });

  it('begins with the first change of a trip that is older than it', async () => {
    const { server, ada, id, save, log } = await tripOfAda();
    await server.db.deleteFrom('trip_versions').execute();
    server.clock.forward(minutes(10));
    await save({ tripName: 'Later' });
    expect(await log()).toMatchObject([{ version: 2 }, { version: 1, by: '', summary: '' }]);
    expect((await ada.get(`/api/trip/${id}/versions/1`)).json.tripName).toBe('Autumn in Japan');
  });

  it('is bounded: the oldest go first', async () => {
    const { server, save, log } = await tripOfAda();
    for (let count = 0; count < 202; count++) {
      server.clock.forward(minutes(6));
      await save({ tripName: `Name ${count}` });
    }
    const versions = await log();
    expect(versions).toHaveLength(200);
    expect(versions.at(-1).version).toBe(4);
  });

  it('belongs to the owner, is not copied, and goes with the trip', async () => {
    const { server, ada, id, save } = await tripOfAda();
    server.clock.forward(minutes(10));
    await save({ tripName: 'Later' });
    const bob = await server.signedIn('Bob');
    const { json: edit } = await ada.post(`/api/trip/${id}/tickets`, { right: 'edit' });
    for (const path of [`/api/trip/${id}/versions`, `/api/trip/${id}/versions/1`]) {
      expect((await bob.get(`${path}?ticket=${edit.secret}`)).status).toBe(404);
      expect((await server.browser().get(path)).status).toBe(401);
    }
    expect((await bob.post(`/api/trip/${id}/versions/1`, { version: 2 })).status).toBe(404);
    const { json: copy } = await bob.post(`/api/copy-trip/${id}`, { ticket: edit.secret });
    expect((await bob.get(`/api/trip/${copy._id}/versions`)).json.versions).toHaveLength(1);
    await ada.delete(`/api/trip/${id}`);
    await server.db.deleteFrom('trips').where('id', '=', id).execute();
    const left = await server.db.selectFrom('trip_versions').select('trip_id').execute();
    expect(left).toEqual([{ trip_id: copy._id }]);
  });

  it('keeps none of a draft until it is a trip', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { json: draft } = await ada.post('/api/unsaved-trip', savePayload());
    await ada.post('/api/unsaved-trip', savePayload({ _id: draft._id, tripName: 'More' }));
    expect((await ada.get(`/api/trip/${draft._id}/versions`)).json.versions).toEqual([]);
    await ada.post('/api/save', savePayload({ _id: draft._id }));
    expect((await ada.get(`/api/trip/${draft._id}/versions`)).json.versions).toMatchObject([
      { version: 3, kind: 'made' },
    ]);
  });
});

describe('summariseChange', () => {
  const base = { tripName: 'A', trip: sampleTrip(), plan: null };
  it.each([
    [{ notes: 'Other' }, 'Changed the notes'],
    [{ startOn: null }, 'Left the start open'],
    [{ stops: base.trip.stops.toReversed() }, 'Changed the order of the stops'],
    [
      { stops: base.trip.stops.map((stop) => ({ ...stop, nights: 1 })) },
      'Changed the nights in Tokyo, Kyoto and Osaka',
    ],
    [{ request: { adults: 3 } }, 'Changed the wishes'],
    [{}, 'Small changes'],
  ])('%j', (changes, words) => {
    expect(summariseChange(base, { ...base, trip: sampleTrip(changes) })).toBe(words);
  });
});
