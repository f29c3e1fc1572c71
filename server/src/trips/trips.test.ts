import { describe, expect, it } from 'vitest';
import { savePayload, sampleTrip } from '../testing/sample-trip.ts';
import { plannedTrip } from '../testing/planned-trip.ts';
import { testServer } from '../testing/test-server.ts';

const names = (answer: { json: { tripInfos: { tripName: string }[] } }) =>
  answer.json.tripInfos.map((info) => info.tripName);

describe('saving', () => {
  it('keeps a new trip whole and lists it', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const saved = await ada.post('/api/save', savePayload());
    expect(saved.status).toBe(200);
    expect(saved.json._id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(saved.json.version).toBe(1);
    const read = await ada.get(`/api/trip/${saved.json._id}`);
    expect(read.json.trip).toEqual(sampleTrip());
    expect(read.json).toMatchObject({ access: 'owner', archived: false, unsaved: false, featured: false });
    const list = await ada.get('/api/trips');
    expect(list.json.tripInfos[0]).toMatchObject({
      tripName: 'Autumn in Japan',
      nights: 9,
      startOn: '2026-10-03',
      endOn: '2026-10-12',
      interests: ['food', 'history'],
      hasPlan: false,
    });
    expect(list.json.tripInfos[0].cities.map((city: { name: string }) => city.name)).toEqual([
      'Tokyo',
      'Kyoto',
      'Osaka',
    ]);
  });

  it('names a trip that was given no name', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const saved = await ada.post('/api/save', savePayload({ tripName: '   ' }));
    expect(saved.json.tripName).toBe('9 nights in Tokyo, Kyoto and Osaka');
  });

  it('replaces the version it was made from and refuses an older one with the current trip', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { json: first } = await ada.post('/api/save', savePayload());
    const second = await ada.post(
      '/api/save',
      savePayload({ _id: first._id, version: 1, tripName: 'Second' }),
    );
    expect(second.json).toMatchObject({ _id: first._id, version: 2 });
    const late = await ada.post('/api/save', savePayload({ _id: first._id, version: 1, tripName: 'Late' }));
    expect(late.status).toBe(409);
    expect(late.json.error.code).toBe('conflict');
    expect(late.json.error.current).toMatchObject({ tripName: 'Second', version: 2 });
    expect((await ada.get(`/api/trip/${first._id}`)).json.tripName).toBe('Second');
  });

  it('lets one of several saves at once win and tells the others', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { json } = await ada.post('/api/save', savePayload());
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        ada.post('/api/save', savePayload({ _id: json._id, version: 1, tripName: `Try ${n}` })),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(7);
    expect((await ada.get(`/api/trip/${json._id}`)).json.version).toBe(2);
  });

  it('keeps a plan that a save does not speak of', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const plan = { schemaVersion: 1, days: [] };
    const { json } = await ada.post('/api/save', savePayload({ plan }));
    const { plan: _, ...withoutPlan } = savePayload({ _id: json._id });
    await ada.post('/api/save', withoutPlan);
    expect((await ada.get(`/api/trip/${json._id}`)).json.plan).toEqual(plan);
  });

  it('keeps text that looks like a date-time as text', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { json } = await ada.post('/api/save', savePayload({ tripName: '2026-01-01T10:00:00' }));
    expect(json.tripName).toBe('2026-01-01 10:00:00');
  });
});

describe('the draft', () => {
  it('is one an account, and becomes a trip when saved', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { json: draft } = await ada.post('/api/unsaved-trip', savePayload({ tripName: 'Draft' }));
    expect((await ada.get('/api/trips')).json).toMatchObject({
      tripInfos: [],
      unsavedTrip: { _id: draft._id },
    });
    const again = await ada.post(
      '/api/unsaved-trip',
      savePayload({ _id: draft._id, version: 1, tripName: 'Draft 2' }),
    );
    expect(again.json.version).toBe(2);
    expect((await ada.get(`/api/trip/${draft._id}?unsaved=true`)).json).toMatchObject({
      unsaved: true,
      tripName: 'Draft 2',
    });
    const saved = await ada.post('/api/save', savePayload({ _id: draft._id, version: 2 }));
    expect(saved.status).toBe(200);
    const list = await ada.get('/api/trips');
    expect(list.json.unsavedTrip).toBeNull();
    expect(names(list)).toEqual(['Autumn in Japan']);
    expect((await ada.get(`/api/trip/${draft._id}?unsaved=true`)).status).toBe(404);
  });

  it('is not overwritten by a second one: the first is offered', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    await ada.post('/api/unsaved-trip', savePayload({ tripName: 'First' }));
    const second = await ada.post('/api/unsaved-trip', savePayload({ tripName: 'Second' }));
    expect(second.status).toBe(409);
    expect(second.json.error.current.tripName).toBe('First');
    const two = await Promise.all([
      ada.post('/api/unsaved-trip', savePayload()),
      ada.post('/api/unsaved-trip', savePayload()),
    ]);
    expect(two.map((answer) => answer.status)).toEqual([409, 409]);
  });

  it('can be discarded and restored, as a trip where there is a newer draft', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { json: draft } = await ada.post('/api/unsaved-trip', savePayload({ tripName: 'First' }));
    expect((await ada.delete(`/api/unsaved-trip/${draft._id}`)).status).toBe(200);
    await ada.post('/api/unsaved-trip', savePayload({ tripName: 'Second' }));
    expect((await ada.post(`/api/restore-trip/${draft._id}`)).status).toBe(200);
    const list = await ada.get('/api/trips');
    expect(names(list)).toEqual(['First']);
    expect(list.json.unsavedTrip.tripName).toBe('Second');
  });
});

describe('the lists', () => {
  it('move a trip between active and archived, delete it from either, and take a deletion back', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { json: trip } = await ada.post('/api/save', savePayload());
    expect((await ada.delete(`/api/archived-trip/${trip._id}`)).status).toBe(404);
    expect((await ada.post(`/api/archive-trip/${trip._id}`)).status).toBe(200);
    expect(names(await ada.get('/api/trips'))).toEqual([]);
    expect(names(await ada.get('/api/archived-trips'))).toEqual(['Autumn in Japan']);
    expect((await ada.post(`/api/archive-trip/${trip._id}`)).status).toBe(404);
    expect((await ada.delete(`/api/archived-trip/${trip._id}`)).status).toBe(200);
    expect((await ada.get(`/api/trip/${trip._id}`)).status).toBe(404);
    expect((await ada.post(`/api/restore-trip/${trip._id}`)).status).toBe(200);
    expect(names(await ada.get('/api/archived-trips'))).toEqual(['Autumn in Japan']);
    expect((await ada.post(`/api/unarchive-trip/${trip._id}`)).status).toBe(200);
    expect((await ada.delete(`/api/trip/${trip._id}`)).status).toBe(200);
    server.clock.forward(3_600_000);
    expect((await ada.post(`/api/restore-trip/${trip._id}`)).status).toBe(404);
  });

  it('come newest change first and in pages of a hundred, none twice and none left out', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const made = await Promise.all(
      Array.from({ length: 205 }, (_, n) => ada.post('/api/save', savePayload({ tripName: `Trip ${n}` }))),
    );
    const first = await ada.get('/api/trips');
    await ada.post('/api/save', savePayload({ _id: made[0]!.json._id, tripName: 'Changed' }));
    expect(names(await ada.get('/api/trips'))[0]).toBe('Changed');
    const sizes = [first.json.tripInfos.length];
    const seen = new Set(names(first));
    const stamps = first.json.tripInfos.map((info: { modified: string }) => info.modified);
    for (let cursor = first.json.nextCursor; cursor;) {
      const next = await ada.get(`/api/trips?cursor=${cursor}`);
      names(next).forEach((name) => seen.add(name));
      stamps.push(...next.json.tripInfos.map((info: { modified: string }) => info.modified));
      sizes.push(next.json.tripInfos.length);
      cursor = next.json.nextCursor;
    }
    expect(sizes[0]).toBe(100);
    expect(sizes.at(-1)).toBeLessThanOrEqual(5);
    expect(stamps).toEqual([...stamps].sort().reverse());
    expect(seen.size).toBeGreaterThanOrEqual(204);
    expect((await ada.get('/api/trips?cursor=nonsense')).status).toBe(400);
  });
});

describe('another person', () => {
  it('does not learn that a trip exists', async () => {
    const server = await testServer();
    const [ada, bob] = [await server.signedIn('Ada'), await server.signedIn('Bob')];
    const { json: trip } = await ada.post('/api/save', savePayload());
    const missing = 'A'.repeat(22);
    for (const id of [trip._id, missing]) {
      const answers = await Promise.all([
        bob.get(`/api/trip/${id}`),
        bob.get(`/api/trip-outline/${id}`),
        bob.delete(`/api/trip/${id}`),
        bob.delete(`/api/archived-trip/${id}`),
        bob.post(`/api/archive-trip/${id}`),
        bob.post(`/api/unarchive-trip/${id}`),
        bob.post(`/api/restore-trip/${id}`),
        bob.post('/api/save', savePayload({ _id: id })),
        bob.post('/api/unsaved-trip', savePayload({ _id: id })),
        bob.post(`/api/copy-trip/${id}`, {}),
        bob.get(`/api/trip/${id}/tickets`),
        bob.post(`/api/trip/${id}/tickets`, { right: 'view' }),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
    }
    expect((await ada.get(`/api/trip/${trip._id}`)).json.version).toBe(1);
  });

  it('is asked to sign in where nobody is', async () => {
    const server = await testServer();
    const nobody = server.browser();
    const id = 'A'.repeat(22);
    const answers = await Promise.all([
      nobody.get('/api/trips'),
      nobody.get('/api/archived-trips'),
      nobody.post('/api/save', savePayload()),
      nobody.post('/api/unsaved-trip', savePayload()),
      nobody.delete(`/api/trip/${id}`),
      nobody.post(`/api/featured-trip/${id}`, { featured: true }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401, 401]);
    expect((await nobody.get(`/api/trip/${id}`)).status).toBe(404);
  });
});

describe('featured trips', () => {
  it('are set by admins only, public to read without private parts, by region, and copied', async () => {
    const server = await testServer();
    const [first, ada, bob] = [
      await server.signedIn('First'),
      await server.signedIn('Ada'),
      await server.signedIn('Bob'),
    ];
    await server.makeAdmin('First');
    const { json: trip } = await first.post('/api/save', savePayload());
    expect((await ada.post(`/api/featured-trip/${trip._id}`, { featured: true })).status).toBe(403);
    expect((await first.post(`/api/featured-trip/${trip._id}`, { featured: true })).json).toEqual({
      _id: trip._id,
      featured: true,
    });
    const nobody = server.browser();
    const read = await nobody.get(`/api/trip/${trip._id}`);
    expect(read.json).toMatchObject({ access: 'view', featured: true });
    expect(read.json.trip.notes).toBe('');
    expect(read.json.trip.stops[0].note).toBeUndefined();
    expect((await nobody.get('/api/get-featured-trips?region=asia')).json).toHaveLength(1);
    expect((await nobody.get('/api/get-featured-trips?region=europe')).json).toHaveLength(0);
    expect((await nobody.get('/api/get-featured-trips?region=mars')).status).toBe(400);
    const copy = await bob.post(`/api/copy-trip/${trip._id}`, { startOn: '2027-03-01' });
    const copied = await bob.get(`/api/trip/${copy.json._id}`);
    expect(copied.json).toMatchObject({ access: 'owner', featured: false, tripName: 'Autumn in Japan' });
    expect(copied.json.trip.startOn).toBe('2027-03-01');
    await first.post(`/api/featured-trip/${trip._id}`, { featured: false });
    expect((await nobody.get(`/api/trip/${trip._id}`)).status).toBe(404);
    expect((await nobody.get('/api/get-featured-trips')).json).toEqual([]);
  });
});

describe('a copy of one’s own trip', () => {
  it('is named as one and holds everything but what was booked', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const first = plannedTrip();
    const [day, ...days] = first.plan.days;
    const booked = { ...day!.items[0]!, booking: { reference: 'SECRET-2', provider: 'Tower' } };
    const plan = { ...first.plan, days: [{ ...day!, items: [booked, ...day!.items.slice(1)] }, ...days] };
    const { json: saved } = await ada.post('/api/save', { ...first, plan });
    const { json: made } = await ada.post(`/api/copy-trip/${saved._id}`, {});
    expect(made.tripName).toBe(`${first.tripName} (copy)`);
    const { json: copy } = await ada.get(`/api/trip/${made._id}`);
    expect(JSON.stringify(copy)).not.toContain('SECRET');
    const unbooked = (written: unknown) =>
      JSON.parse(JSON.stringify(written, (key, value) => (key === 'booking' ? undefined : value)));
    expect([copy.trip, copy.plan]).toEqual([unbooked(first.trip), unbooked(plan)]);
    expect((await ada.get(`/api/trip/${saved._id}`)).json.trip).toEqual(first.trip);
  });

  it('has a name that is not too long', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { json: saved } = await ada.post('/api/save', { ...plannedTrip(), tripName: 'x'.repeat(120) });
    const { json: made } = await ada.post(`/api/copy-trip/${saved._id}`, {});
    expect(made.tripName).toBe(`${'x'.repeat(113)} (copy)`);
  });
});

describe('tickets', () => {
  it('open a trip to whoever holds them, until they expire or are revoked', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { json: trip } = await ada.post('/api/save', savePayload());
    const nobody = server.browser();
    const { json: view } = await ada.post(`/api/trip/${trip._id}/tickets`, { right: 'view' });
    const { json: edit } = await ada.post(`/api/trip/${trip._id}/tickets`, {
      right: 'edit',
      expiresOn: '2026-05-03',
    });
    const open = (secret: string) => nobody.get(`/api/trip/${trip._id}?ticket=${secret}`);
    expect((await open(view.secret)).json.access).toBe('view');
    expect((await open(edit.secret)).json.access).toBe('edit');
    expect((await open('x'.repeat(22))).status).toBe(404);
    expect((await nobody.get(`/api/trip-outline/${trip._id}?ticket=${view.secret}`)).status).toBe(200);
    server.clock.forward(5 * 86_400_000);
    expect((await open(edit.secret)).status).toBe(404);
    expect((await ada.get(`/api/trip/${trip._id}/tickets`)).json.tickets).toHaveLength(2);
    expect((await ada.delete(`/api/trip/${trip._id}/tickets/${view.id}`)).status).toBe(204);
    expect((await open(view.secret)).status).toBe(404);
  });
});
