import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

describe('signing in', () => {
  it('by page: registers, comes back to where it began, and knows the person', async () => {
    const server = await testServer();
    const ada = server.browser();
    const { at } = await ada.register('Ada', { start: '/auth/wayfare-id?returnTo=%2Fmytrips%3Fa%3D1' });
    expect(at).toBe('/mytrips?a=1&login=true');
    const user = { displayName: 'Ada', email: 'ada@example.org', hasPassword: true };
    expect((await ada.get('/api/current-user')).json).toMatchObject(user);
    expect((await ada.get('/api/current_user')).json).toMatchObject(user);
    const cookie = ada.cookies.get('wayfare')!;
    expect(cookie.value).toHaveLength(43);
    expect(await server.db.selectFrom('sessions').select('id_hash').executeTakeFirst()).not.toMatchObject({
      id_hash: cookie.value,
    });
  });

  it('by popup: ends on a page that tells its opener on the same origin and closes', async () => {
    const server = await testServer();
    const { response } = await server.browser().visit('/auth/demo?messageType=AUTH_SUCCESS');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('/auth/popup.js');
    const script = await (await server.browser().fetch('/auth/popup.js')).text();
    expect(script).toContain("postMessage({ type: 'AUTH_SUCCESS' }, window.location.origin)");
  });

  it('with the demo in one step, always as the same person', async () => {
    const server = await testServer();
    const ids = new Set<string>();
    for (const visitor of [server.browser(), server.browser()]) {
      await visitor.visit('/auth/demo');
      ids.add((await visitor.get('/api/current-user')).json.id);
    }
    expect(ids.size).toBe(1);
  });

  it('gives out a new session id each time and ends the one before', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const before = ada.cookies.get('wayfare')!;
    await ada.signIn('ada@example.org', 'long enough 1');
    expect(ada.cookies.get('wayfare')!.value).not.toBe(before.value);
    const old = server.browser();
    old.cookies.set('wayfare', before);
    expect((await old.get('/api/current-user')).json).toEqual({});
  });

  it('finds the provider by any spelling of its name', async () => {
    const server = await testServer();
    for (const path of ['/auth/wayfare%20id', '/auth/Wayfare-ID', '/auth/wayfare-id']) {
      expect((await server.browser().visit(path)).at).toMatch(/^\/idp\/interaction\//);
    }
    expect((await server.browser().get('/auth/nobody')).status).toBe(404);
  });

  it.each([
    '//evil.example',
    '/..//x//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%5Cevil.example',
    '/%2F/evil.example',
  ])('never sends a person on to %s', async (target) => {
    const server = await testServer();
    const { at } = await server.browser().visit(`/auth/demo?returnTo=${encodeURIComponent(target)}`);
    expect(at).toBe('/?login=true');
  });

  it('refuses an answer that this browser did not ask for, is used twice, or is too late', async () => {
    const server = await testServer();
    const ada = server.browser();
    const start = await ada.fetch('/auth/demo');
    const interaction = await ada.fetch(start.headers.get('location')!);
    const resume = await ada.fetch(interaction.headers.get('location')!);
    const callback = (await ada.fetch(resume.headers.get('location')!)).headers.get('location')!;
    expect(callback).toContain('/auth/demo/callback?');
    expect((await server.browser().visit(callback)).at).toBe('/?problem=sign_in_expired');
    const cookies = new Map(ada.cookies);
    expect((await ada.visit(callback)).at).toBe('/?login=true');
    const again = server.browser();
    cookies.forEach((value, name) => again.cookies.set(name, value));
    expect((await again.visit(callback)).at).toBe('/?problem=sign_in_failed');
    const forged = new URL(callback);
    forged.searchParams.set('state', 'forged');
    expect((await again.visit(forged.href)).at).toBe('/?problem=sign_in_expired');
  });

  it('says so where the provider cannot be reached or refuses', async () => {
    const env = {
      PROVIDER_1_ISSUER: 'http://127.0.0.1:9',
      PROVIDER_1_CLIENT_ID: 'x',
      PROVIDER_1_NAME: 'Elsewhere',
    };
    const server = await testServer({ env });
    expect((await server.browser().visit('/auth/elsewhere')).at).toBe('/?problem=provider_away');
    expect((await server.browser().get('/api/sign-in-options')).json.providers).toEqual([
      { name: 'Elsewhere', slug: 'elsewhere' },
      { name: 'Wayfare ID', slug: 'wayfare-id' },
    ]);
  });
});

describe('signing out', () => {
  it('ends the session wherever its cookie is held', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const copy = server.browser();
    copy.cookies.set('wayfare', ada.cookies.get('wayfare')!);
    expect((await ada.get('/api/logout')).json).toEqual({ signedOut: true });
    expect((await copy.get('/api/current-user')).json).toEqual({});
    expect((await ada.get('/api/trips')).status).toBe(401);
  });

  it('sends a browser that navigates there home, and is not done for another site', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const navigate = { accept: 'text/html' };
    await ada.fetch('/api/logout', { headers: { ...navigate, 'sec-fetch-site': 'cross-site' } });
    expect((await ada.get('/api/current-user')).json.displayName).toBe('Ada');
    const response = await ada.fetch('/api/logout', {
      headers: { ...navigate, 'sec-fetch-site': 'same-origin' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/']);
    expect((await ada.get('/api/current-user')).json).toEqual({});
  });
});

describe('a session', () => {
  it('lives thirty days from its last use', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const day = 86_400_000;
    server.clock.forward(29 * day);
    expect((await ada.get('/api/current-user')).json.displayName).toBe('Ada');
    server.clock.forward(29 * day);
    expect((await ada.get('/api/current-user')).json.displayName).toBe('Ada');
    server.clock.forward(31 * day);
    expect((await ada.get('/api/current-user')).json).toEqual({});
    expect((await ada.get('/api/trips')).status).toBe(401);
  });

  it('is not opened by a forged, empty or huge cookie', async () => {
    const server = await testServer();
    for (const value of ['forged', '%00', "' or 1=1 --", 'x'.repeat(5000)]) {
      const visitor = server.browser();
      visitor.cookies.set('wayfare', { value, path: '/' });
      const answer = await visitor.get('/api/current-user');
      expect([answer.status, answer.json]).toEqual([200, {}]);
    }
  });

  it('ends for a suspended account, which cannot sign in again', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    await server.db.updateTable('users').set({ suspended_at: 1 }).execute();
    expect((await ada.get('/api/current-user')).json).toEqual({});
    const { at } = await server.browser().signIn('ada@example.org', 'long enough 1');
    expect(at).toBe('/?problem=account_suspended');
  });
});

describe('who is an admin', () => {
  it('the first account registered on an embedded install, and nobody after', async () => {
    const server = await testServer();
    const demo = server.browser();
    await demo.visit('/auth/demo');
    const [first, second] = [await server.signedIn('First'), await server.signedIn('Second')];
    const admin = async (visitor: typeof demo) => (await visitor.get('/api/current-user')).json.admin;
    expect([await admin(demo), await admin(first), await admin(second)]).toEqual([false, true, false]);
  });

  it('the addresses of ADMIN_EMAILS, which are set up by a link and cannot be registered by anybody', async () => {
    const server = await testServer({ env: { ADMIN_EMAILS: 'Boss@example.org' } });
    const thief = server.browser();
    await thief.register('Boss');
    expect((await thief.get('/api/current-user')).json).toEqual({});
    const [setup] = await server.adminSetupLinks();
    expect(setup!.email).toBe('boss@example.org');
    const boss = server.browser();
    const { response } = await boss.submit(new URL(setup!.link).pathname, { password: 'a boss password' });
    expect(response.status).toBe(200);
    await boss.signIn('boss@example.org', 'a boss password');
    expect((await boss.get('/api/current-user')).json.admin).toBe(true);
    expect(await server.adminSetupLinks()).toEqual([]);
    expect((await (await server.signedIn('Other')).get('/api/current-user')).json.admin).toBe(false);
  });

  it('checkAuth tells admins from users for admin pages', async () => {
    const server = await testServer();
    const [ada, nobody] = [await server.signedIn('Ada'), server.browser()];
    await server.db.updateTable('users').set({ admin: 0 }).execute();
    const check = async (visitor: typeof nobody, originalUri?: string) =>
      (await visitor.post('/api/checkAuth', { ...(originalUri && { originalUri }) })).json.authenticated;
    expect(await check(nobody, '/mytrips')).toBe(false);
    expect(await check(ada, '/mytrips?x=1')).toBe(true);
    expect(await check(ada)).toBe(true);
    for (const path of ['/admin', '/admin/users?q=1', '/ADMIN', '/%61dmin'])
      expect(await check(ada, path)).toBe(false);
    await server.makeAdmin('Ada');
    expect(await check(ada, '/admin')).toBe(true);
  });
});
