import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { messageRepo } from '../messages/message.repo.ts';
import { openWorld } from '../places/open-world.ts';
import { sampleTrip, savePayload } from '../testing/sample-trip.ts';
import { TestBrowser } from '../testing/test-browser.ts';
import { testServer } from '../testing/test-server.ts';

const money = { amountCents: 1200, currency: 'EUR' };
const hotel: PlaceRef = {
  name: 'Hotel Secret',
  kind: 'lodging',
  latitude: 35.0101,
  longitude: 135.7602,
  status: 'own',
};
const travel = { mode: 'rail', minutes: 60, distanceMeters: 1000, estimate: true, cost: money };
const item = {
  id: 'i1',
  kind: 'visit',
  title: 'Temple',
  place: null,
  startMinute: 600,
  endMinute: 660,
  travel,
  cost: money,
  locked: false,
  madeBy: 'traveller',
  booking: { reference: 'SECRET-REF' },
  link: 'https://bookings.example/SECRET-REF',
  note: 'private words',
};
const plan = {
  schemaVersion: 1,
  days: [
    {
      id: 'd1',
      on: '2026-10-03',
      stopId: 's1',
      base: hotel,
      endBase: hotel,
      startMinute: 540,
      endMinute: 1200,
      items: [item, { ...item, id: 'i2', kind: 'check_in', title: 'Check in: Hotel Secret', place: hotel }],
      note: 'private words',
    },
    {
      ...{ id: 'd2', on: '2026-10-04', stopId: 's1', startMinute: 540, endMinute: 1200, items: [] },
      base: hotel,
      // A bed found for one night, which stands at no stop.
      endBase: {
        ...hotel,
        ...{ name: 'Hotel Secret by the lake', latitude: 35.2, status: 'found', phone: '+81 75 000 0000' },
        source: { name: 'openstreetmap', id: 'node/1', on: '2026-05-12' },
      },
    },
  ],
};
const fullTrip = () =>
  sampleTrip({
    request: {
      budget: { amount: 3000, currency: 'EUR', per: 'total' },
      dietary: ['a private diet'],
      accessibility: ['a private need'],
      childAges: [7],
      lodging: 'a private wish',
      fixed: [{ what: 'a private party', day: 2 }],
    },
    notes: 'private words',
    stops: sampleTrip().stops.map((stop) => ({
      ...stop,
      lodging: hotel,
      cost: money,
      booking: { reference: 'SECRET-REF' },
    })),
    legs: [{ id: 'l1', from: 's1', to: 's2', travel: travel as never, booking: { reference: 'SECRET-REF' } }],
  });

async function sharedTrip() {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const { json } = await ada.post('/api/save', savePayload({ trip: fullTrip(), plan }));
  const id: string = json._id;
  const link = async (body: Record<string, unknown>) =>
    (await ada.post(`/api/trip/${id}/tickets`, body)).json as { id: string; secret: string };
  return { server, ada, id, link };
}

describe('what a link shows', () => {
  it.each([
    [{ costs: false, notes: false, bookings: false }],
    [{ costs: true, notes: false, bookings: true }],
    [{ costs: false, notes: true, bookings: false }],
  ])('is what the owner chose: %j', async (shows) => {
    const { server, ada, id, link } = await sharedTrip();
    const { secret } = await link({ right: 'view', shows });
    const nobody = server.browser();
    const bob = await server.signedIn('Bob');
    const { json: copy } = await bob.post(`/api/copy-trip/${id}`, { ticket: secret });
    const answers = [
      await nobody.get(`/api/trip/${id}?ticket=${secret}`),
      await nobody.get(`/api/trip-outline/${id}?ticket=${secret}`),
      await bob.get(`/api/trip/${copy._id}`),
    ];
    for (const { text } of answers) {
      expect(text.includes('amountCents') || text.includes('"budget"')).toBe(shows.costs);
      expect(text.includes('private words')).toBe(shows.notes);
      expect(text.includes('SECRET-REF')).toBe(shows.bookings);
      expect(text.includes('Hotel Secret')).toBe(shows.bookings);
      expect(text).not.toMatch(/a private|childAges/);
      expect(text).toContain('Temple');
    }
    expect((await ada.get(`/api/trip/${id}/tickets`)).json.tickets[0].shows).toEqual(shows);
  });

  it('is everything to whoever may edit, so that a save takes nothing away', async () => {
    const { server, id, link } = await sharedTrip();
    const { secret } = await link({ right: 'edit' });
    const { json } = await server.browser().get(`/api/trip/${id}?ticket=${secret}`);
    expect(json).toMatchObject({ access: 'edit', trip: fullTrip() });
  });
});

/** A browser without an account that was told a name. */
const guestCalled = ({ browser }: { browser: () => TestBrowser }, name: string) => {
  const guest = browser();
  guest.cookies.set('wayfare_guest', { value: encodeURIComponent(name), path: '/' });
  return guest;
};

describe('saving with a link', () => {
  it('is written down under the name that a guest gave, which passes for no account', async () => {
    const { server, ada, id, link } = await sharedTrip();
    const { secret: ticket } = await link({ right: 'edit' });
    const guest = guestCalled(server, 'Ada');
    expect((await guest.post('/api/save', savePayload({ _id: id, version: 1, ticket }))).status).toBe(200);
    const { versions } = (await ada.get(`/api/trip/${id}/versions`)).json;
    expect(versions[0].by.split(', ').at(-1)).toBe('Ada (guest)');
  });

  it('is for links to edit, until they are revoked, and is written down', async () => {
    const { server, ada, id, link } = await sharedTrip();
    const view = await link({ right: 'view' });
    const edit = await link({ right: 'edit' });
    const guest = server.browser();
    const save = (ticket: string | undefined, version: number) =>
      guest.post('/api/save', savePayload({ _id: id, version, ticket, tripName: 'By a guest' }));
    expect((await save(undefined, 1)).status).toBe(401);
    expect((await save(view.secret, 1)).status).toBe(404);
    expect((await save(edit.secret, 1)).json).toMatchObject({ _id: id, version: 2 });
    const late = await save(edit.secret, 1);
    expect([late.status, late.json.error.current.access]).toEqual([409, 'edit']);
    const bob = await server.signedIn('Bob');
    const { ticket: _, ...mine } = { ...savePayload({ _id: id, version: 2 }), ticket: '' };
    expect((await bob.post('/api/save', mine)).status).toBe(404);
    expect((await ada.get(`/api/trip/${id}/versions`)).json.versions[0].by).toContain('A guest');
    await ada.delete(`/api/trip/${id}/tickets/${edit.id}`);
    expect((await save(edit.secret, 2)).status).toBe(404);
    expect((await ada.get(`/api/trip/${id}`)).json).toMatchObject({ version: 2, tripName: 'By a guest' });
    expect((await guest.post('/api/save', savePayload({ ticket: edit.secret }))).status).toBe(401);
  });
});

/** Reads a trip's stream piece by piece, over a connection of its own that ends with it. */
async function watch(browser: TestBrowser, path: string) {
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const request = get(new URL(path, browser.origin), { agent: false, headers: { cookie } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const pieces = response.setEncoding('utf8')[Symbol.asyncIterator]();
  let seen = '';
  /** Waits for words that were not read before; answers what came until then. */
  const until = async (wanted: string) => {
    while (!seen.includes(wanted)) {
      const { done, value } = await pieces.next();
      if (done) throw new Error(`the stream ended with: ${seen}`);
      seen += value as string;
    }
    const before = seen.slice(0, seen.indexOf(wanted));
    seen = seen.slice(before.length + wanted.length);
    return before;
  };
  const ended = async () => {
    while (!(await pieces.next()).done);
    return true;
  };
  return { until, ended, leave: () => request.destroy() };
}

describe('a trip open in several places', () => {
  it('tells of every version and of who is there', async () => {
    const { server, ada, id, link } = await sharedTrip();
    const { secret } = await link({ right: 'edit' });
    const mine = await watch(ada, `/api/trip-events/${id}`);
    await mine.until(`event: version\ndata: {"trip":"${id}","version":1}`);
    await mine.until('"people":[],"alone":true}');
    const guest = await watch(server.browser(), `/api/trip-events/${id}?ticket=${secret}`);
    await guest.until('"name":"Ada"');
    await mine.until('"name":"Guest 1"');
    await ada.post('/api/save', savePayload({ _id: id, version: 1 }));
    await guest.until('"version":2}');
    guest.leave();
    await mine.until('"people":[],"alone":true}');
    const maya = await watch(guestCalled(server, 'Maya'), `/api/trip-events/${id}?ticket=${secret}`);
    await mine.until('"name":"Maya (guest)"');
    maya.leave();
  });

  it('ends where the link is revoked or runs out, and says so', async () => {
    const { server, ada, id, link } = await sharedTrip();
    const one = await link({ right: 'edit' });
    const other = await link({ right: 'edit', expiresOn: '2026-05-02' });
    const first = await watch(server.browser(), `/api/trip-events/${id}?ticket=${one.secret}`);
    const second = await watch(server.browser(), `/api/trip-events/${id}?ticket=${other.secret}`);
    await second.until('"name":"Guest 1"');
    await ada.delete(`/api/trip/${id}/tickets/${one.id}`);
    await first.until('"reason":"revoked"}');
    expect(await first.ended()).toBe(true);
    server.clock.forward(4 * 86_400_000);
    await second.until('"reason":"revoked"}');
  });

  it('is told of with others, and with messages to everybody, on one stream', async () => {
    const { server, ada, id, link } = await sharedTrip();
    const edit = await link({ right: 'edit' });
    const { json } = await ada.post('/api/save', savePayload());
    const asked = `${id}.${edit.secret}`;
    const all = await watch(ada, `/api/message?trip=${id}&trip=${json._id}&trip=${'A'.repeat(22)}`);
    await all.until(`event: version\ndata: {"trip":"${id}","version":1}`);
    await all.until(`event: version\ndata: {"trip":"${json._id}","version":1}`);
    await all.until(`event: refused\ndata: {"trip":"${'A'.repeat(22)}"}`);
    const guest = await watch(server.browser(), `/api/message?trip=${asked}`);
    await guest.until(`{"trip":"${asked}","people":[{"key":`);
    await all.until('"name":"Guest 1"');
    await ada.delete(`/api/trip/${id}/tickets/${edit.id}`);
    await guest.until(`event: closed\ndata: {"trip":"${asked}","reason":"revoked"}`);
    await all.until(`{"trip":"${id}","people":[],"alone":true}`);
    await messageRepo(server.db).add({ id: 'm1', text: 'Hello', createdAt: 1, expiresAt: null });
    await Promise.all([all.until('data: {"message":"Hello"'), guest.until('data: {"message":"Hello"')]);
    for (const query of [
      'trip=1',
      'trip=a%00',
      Array(21)
        .fill(0)
        .map((_, n) => `trip=${`${n}`.padStart(22, 'A')}`)
        .join('&'),
    ])
      expect((await ada.get(`/api/message?${query}`)).status).toBe(400);
  });

  it('names a few of many, and tells nobody more than a hundred', async () => {
    const { server, ada, id, link } = await sharedTrip();
    const { secret } = await link({ right: 'edit' });
    const seen = server.clock.now();
    const guests = Array.from({ length: 99 }, (_, index) => ({
      id: `guest-${index}`,
      trip_id: id,
      user_id: null,
      name: `Guest ${index + 1}`,
      seen_at: seen,
    }));
    await server.db.insertInto('trip_presence').values(guests).execute();
    const mine = await watch(ada, `/api/trip-events/${id}`);
    await mine.until('"name":"Guest 1"');
    await mine.until('],"more":87,"alone":false}');
    // A crowd is told of itself every now and then, what it does at once.
    await server.db.deleteFrom('trip_presence').where('id', '=', 'guest-98').execute();
    await ada.post('/api/save', savePayload({ _id: id, version: 1 }));
    await mine.until('"version":2}');
    await ada.post('/api/save', savePayload({ _id: id, version: 2 }));
    expect(await mine.until('"version":3}')).not.toContain('"people"');
    server.clock.forward(3000);
    await mine.until('],"more":86,"alone":false}');
    await server.db.insertInto('trip_presence').values(guests.at(-1)!).execute();
    const late = await watch(server.browser(), `/api/trip-events/${id}?ticket=${secret}`);
    await late.until('event: full');
    expect(await server.db.selectFrom('trip_presence').select('id').execute()).toHaveLength(100);
  });

  it('is for the owner and for links to edit only', async () => {
    const { server, id, link } = await sharedTrip();
    const { secret } = await link({ right: 'view' });
    const bob = await server.signedIn('Bob');
    for (const query of ['', `?ticket=${secret}`, '?ticket=nothing'])
      expect((await bob.get(`/api/trip-events/${id}${query}`)).status).toBe(404);
  });

  it('is told what was saved by way of another instance', async () => {
    const { server, ada, id } = await sharedTrip();
    const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', WAYFARE_DATA: server.directory });
    const needs = { config, db: server.db, now: server.clock.now, sendMail: null, ...openWorld() };
    const { app } = await createApp(needs);
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const elsewhere = new TestBrowser(origin);
    for (const [name, cookie] of ada.cookies) elsewhere.cookies.set(name, cookie);
    const there = await watch(elsewhere, `/api/trip-events/${id}`);
    await there.until('"version":1}');
    await ada.post('/api/save', savePayload({ _id: id, version: 1 }));
    await there.until('"version":2}');
    await app.close();
  });
});
