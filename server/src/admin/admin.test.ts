import { calls } from '@wayfare/contracts/calls';
import { describe, expect, it } from 'vitest';
import { siteAccountId } from '../db/site-account.ts';
import { sampleTrip, savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';
import { tripRepo } from '../trips/trip.repo.ts';

const actsOf = async (admin: {
  get: (path: string) => Promise<{ json: { rows: { act: string; subject: string }[] } }>;
}) => (await admin.get('/api/admin/acts')).json.rows.map(({ act, subject }) => `${act}: ${subject}`);

describe('the admin calls', () => {
  it('are for admins only, each one of them', async () => {
    const server = await testServer();
    await server.signedIn('Ada');
    const traveller = await server.signedIn('Tom');
    const stranger = server.browser();
    const adminCalls = Object.entries(calls).filter(([name]) => name.startsWith('admin'));
    expect(adminCalls.length).toBeGreaterThan(10);
    for (const [name, { method, path }] of adminCalls) {
      const at = path.replace(':id', 'anything');
      const body = method === 'POST' ? {} : undefined;
      expect([name, (await traveller.call(method, at, body)).status]).toEqual([name, 403]);
      expect([name, (await stranger.call(method, at, body)).status]).toEqual([name, 401]);
    }
  });
});

describe('accounts', () => {
  it('are found by name or address, page by page', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    const now = server.clock.now();
    const many = Array.from({ length: 60 }, (_, index) => ({
      id: `u${String(index).padStart(3, '0')}`,
      email: `guest${index}@example.org`,
      display_name: index === 7 ? '100%_Guest' : `Guest ${index}`,
      admin: 0 as const,
      suspended_at: null,
      // Some were made in the same millisecond.
      created_at: now + Math.floor(index / 7),
    }));
    await server.db.insertInto('users').values(many).execute();
    const first = (await admin.get('/api/admin/users')).json;
    expect(first.rows).toHaveLength(50);
    const second = (await admin.get(`/api/admin/users?cursor=${first.nextCursor}`)).json;
    expect(second.nextCursor).toBeNull();
    const ids = [...first.rows, ...second.rows].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(61);
    const found = async (q: string) =>
      (await admin.get(`/api/admin/users?q=${encodeURIComponent(q)}`)).json.rows.map(
        ({ displayName }: { displayName: string }) => displayName,
      );
    expect(await found('0%_g')).toEqual(['100%_Guest']);
    expect(await found('ADA@')).toEqual(['Ada']);
    expect((await admin.get('/api/admin/users?cursor=nonsense')).status).toBe(400);
  });

  it('are made admins, suspended at once, and let in again', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    const tom = await server.signedIn('Tom');
    const { json } = await admin.get('/api/admin/users?q=tom');
    const id = json.rows[0].id as string;
    expect(json.rows[0]).toMatchObject({ admin: false, suspended: false, trips: 0, hasPassword: true });
    await admin.post(`/api/admin/users/${id}`, { suspended: true });
    expect((await tom.get('/api/trips')).status).toBe(401);
    await tom.signIn('tom@example.org', 'long enough 1');
    expect((await tom.get('/api/trips')).status).toBe(401);
    await admin.post(`/api/admin/users/${id}`, { suspended: false, admin: true });
    await tom.signIn('tom@example.org', 'long enough 1');
    expect((await tom.get('/api/admin/overview')).status).toBe(200);
    expect(await actsOf(admin)).toEqual([
      `let in again: Tom (${id})`,
      `made an admin: Tom (${id})`,
      `suspended: Tom (${id})`,
    ]);
    const ada = (await admin.get('/api/admin/users?q=ada')).json.rows[0].id as string;
    expect((await admin.post(`/api/admin/users/${ada}`, { admin: false })).status).toBe(409);
    expect((await admin.post(`/api/admin/users/${ada}`, { suspended: true })).status).toBe(409);
    expect((await admin.post('/api/admin/users/nobody', { admin: true })).status).toBe(404);
  });

  it('get a one-time link for a forgotten password', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    await server.signedIn('Tom');
    const { id } = (await admin.get('/api/admin/users?q=tom')).json.rows[0];
    const { link } = (await admin.post(`/api/admin/users/${id}/password-link`)).json;
    await server.browser().submit(new URL(link).pathname, { password: 'another one 2' });
    const tom = server.browser();
    await tom.signIn('tom@example.org', 'another one 2');
    expect((await tom.get('/api/current-user')).json.displayName).toBe('Tom');
  });

  it('tell the site’s own from those of people; it owns the featured trips and stays as it is', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    const site = { id: siteAccountId, email: null, display_name: 'Wayfare', admin: 0 as const };
    await server.db
      .insertInto('users')
      .values({ ...site, suspended_at: 1, created_at: server.clock.now() })
      .execute();
    const id = 'a'.repeat(22);
    await tripRepo(server.db).add({
      ...{ id, ownerId: siteAccountId, state: 'active', name: 'Old Kyoto', trip: sampleTrip() },
      ...{ plan: null, featured: true, region: 'asia', version: 1, modifiedAt: server.clock.now() },
      deletedAt: null,
    });
    const { rows } = (await admin.get('/api/admin/users')).json;
    const listed = rows.map(({ displayName, bySite }: Record<string, unknown>) => [displayName, bySite]);
    expect(listed).toEqual([
      ['Wayfare', true],
      ['Ada', false],
    ]);
    expect((await admin.get('/api/admin/overview')).json.totals.users).toBe(1);
    const refused = await admin.delete(`/api/admin/users/${siteAccountId}`);
    expect(refused.status).toBe(409);
    expect(refused.json.error.message).toContain('owns the featured trips that came with the site');
    for (const change of [{ admin: true }, { suspended: false }, { suspended: true }])
      expect((await admin.post(`/api/admin/users/${siteAccountId}`, change)).status).toBe(409);
    expect((await admin.post(`/api/admin/users/${siteAccountId}/password-link`)).status).toBe(404);
    expect((await server.browser().get(`/api/trip/${id}`)).status).toBe(200);
    expect(await actsOf(admin)).toEqual([]);
    const curated = async () =>
      (await admin.get('/api/admin/featured')).json.rows.map(
        ({ tripName, featured, region, bySite }: Record<string, unknown>) => [
          ...[tripName, featured, region, bySite],
        ],
      );
    expect(await curated()).toEqual([['Old Kyoto', true, 'asia', true]]);
    await admin.post(`/api/featured-trip/${id}`, { featured: true, region: 'oceania' });
    expect((await admin.get('/api/get-featured-trips?region=oceania')).json).toHaveLength(1);
    await admin.post(`/api/featured-trip/${id}`, { featured: false });
    expect(await curated()).toEqual([['Old Kyoto', false, null, true]]);
    await admin.post(`/api/featured-trip/${id}`, { featured: true });
    expect(await curated()).toEqual([['Old Kyoto', true, 'asia', true]]);
    expect(await actsOf(admin)).toEqual([
      `featured a trip for asia: Old Kyoto (${id})`,
      `took a trip off the featured ones: Old Kyoto (${id})`,
      `moved a featured trip to oceania: Old Kyoto (${id})`,
    ]);
  });

  it('are deleted with all they own, but never the last admin', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    const tom = await server.signedIn('Tom');
    await tom.post('/api/save', savePayload());
    const { id } = (await admin.get('/api/admin/users?q=tom')).json.rows[0];
    expect((await admin.delete(`/api/admin/users/${id}`)).status).toBe(204);
    expect((await tom.get('/api/trips')).status).toBe(401);
    expect(await server.db.selectFrom('trips').selectAll().where('owner_id', '=', id).execute()).toEqual([]);
    const ada = (await admin.get('/api/admin/users?q=ada')).json.rows[0].id as string;
    expect((await admin.delete(`/api/admin/users/${ada}`)).status).toBe(409);
  });
});

describe('featuring', () => {
  it('is noted with the trip and its region, and so is the end of it', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    const id = (await admin.post('/api/save', savePayload())).json._id as string;
    const { tripName } = savePayload();
    await admin.post(`/api/featured-trip/${id}`, { featured: true, region: 'asia' });
    await admin.post(`/api/featured-trip/${id}`, { featured: false });
    await admin.post('/api/featured-trip/bbbbbbbbbbbbbbbbbbbbbb', { featured: true });
    expect(await actsOf(admin)).toEqual([
      `took a trip off the featured ones: ${tripName} (${id})`,
      `featured a trip for asia: ${tripName} (${id})`,
    ]);
  });
});

describe('the overview', () => {
  it('counts views, chats, trips and accounts by the day, robots left out', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    const visitor = server.browser();
    const view = (path: string, userAgent: string) =>
      visitor.fetch('/api/log-view', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.origin, 'user-agent': userAgent },
        body: JSON.stringify({ path }),
      });
    await view('/', 'Mozilla/5.0 Firefox/140');
    await view('/city-guides?a=1', 'Mozilla/5.0 Firefox/140');
    await view('/', 'Mozilla/5.0 (compatible; Googlebot/2.1)');
    await visitor.post('/api/ask', { question: 'Three days in Rome', history: [], trip: null });
    await visitor.get(
      `/api/marketing-info/home?referrer=${encodeURIComponent('https://www.magazine.test/x')}`,
    );
    await admin.post('/api/save', savePayload());
    // At once: what waits to be written is written for whoever looks.
    const seen = (await admin.get('/api/admin/overview?days=3')).json;
    expect(seen.since).toBe('2026-04-29');
    expect(seen.views.map(({ count }: { count: number }) => count)).toEqual([0, 0, 2]);
    expect(seen.chats.at(-1)).toEqual({ day: '2026-05-01', count: 1 });
    expect(seen.newTrips.at(-1).count).toBe(1);
    expect(seen.newUsers.at(-1).count).toBe(1);
    expect(seen.totals).toMatchObject({ users: 1, trips: 1 });
    expect(seen.topPages).toEqual([
      { path: '/', count: 1 },
      { path: '/city-guides', count: 1 },
    ]);
    expect(seen.referrers).toEqual([{ host: 'magazine.test', count: 1 }]);
    expect(seen.services.every(({ state }: { state: string }) => state === 'off')).toBe(true);
  });
});

describe('messages and campaigns', () => {
  it('are sent, listed, and ended', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    const sent = (await admin.post('/api/admin/broadcasts', { message: 'New guides are here' })).json;
    await admin.post('/api/admin/broadcasts', { expiresInMinutes: 5 });
    const { rows } = (await admin.get('/api/admin/broadcasts')).json;
    expect(rows.map(({ message }: { message: string | null }) => message)).toEqual([
      null,
      'New guides are here',
    ]);
    expect((await admin.delete(`/api/admin/broadcasts/${sent.id}`)).status).toBe(204);
    expect((await admin.delete('/api/admin/broadcasts/none')).status).toBe(404);
    const after = (await admin.get('/api/admin/broadcasts')).json.rows;
    expect(after[1].expiresAt).not.toBeNull();
  });

  it('show at their place and time, the one made for the referrer first', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    const base = {
      place: 'home',
      referrerHost: null,
      headline: 'Spring',
      text: 'Three new guides',
      link: '/city-guides',
      startsAt: new Date(server.clock.now() - 1000).toISOString(),
      endsAt: new Date(server.clock.now() + 3_600_000).toISOString(),
    };
    const spring = (await admin.post('/api/admin/campaigns', base)).json;
    await admin.post('/api/admin/campaigns', {
      ...base,
      referrerHost: 'www.Magazine.test',
      headline: 'Readers',
    });
    const visitor = server.browser();
    const seen = async (place: string, referrer?: string) => {
      const query = referrer ? `?referrer=${encodeURIComponent(referrer)}` : '';
      const { status, json } = await visitor.get(`/api/marketing-info/${place}${query}`);
      return status === 204 ? null : (json.headline as string);
    };
    expect(await seen('home')).toBe('Spring');
    expect(await seen('home', 'https://magazine.test/page')).toBe('Readers');
    expect(await seen('jp-kyoto')).toBeNull();
    expect((await admin.post('/api/admin/campaigns', { ...base, link: 'javascript:alert(1)' })).status).toBe(
      400,
    );
    expect((await admin.post('/api/admin/campaigns', { ...base, link: '//evil.test' })).status).toBe(400);
    const changed = await admin.post('/api/admin/campaigns', {
      ...base,
      id: spring.id,
      headline: 'Late spring',
    });
    expect(changed.json.headline).toBe('Late spring');
    expect(await seen('home')).toBe('Late spring');
    server.clock.forward(7_200_000);
    expect(await seen('home')).toBeNull();
    expect((await admin.delete(`/api/admin/campaigns/${spring.id}`)).status).toBe(204);
    expect((await admin.get('/api/admin/campaigns')).json.rows).toHaveLength(1);
  });
});
