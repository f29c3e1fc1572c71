import { describe, expect, it } from 'vitest';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testServer } from '../testing/test-server.ts';

const nameOf = async (visitor: TestBrowser) => (await visitor.get('/api/current-user')).json.displayName;
const everywhere = { HOST: '0.0.0.0', DEMO_SIGN_IN: '1' };

/** Signs in with both providers by page and by popup, writes something, signs out: all at one address. */
async function journeyAt(visitor: TestBrowser, name = 'Ada') {
  const { at } = await visitor.register(name, { start: '/auth/wayfare-id?returnTo=%2Fmytrips' });
  expect(at).toBe('/mytrips?login=true');
  expect(await nameOf(visitor)).toBe(name);
  expect((await visitor.post('/api/checkAuth', {})).json).toEqual({ authenticated: true });
  expect((await visitor.get('/api/logout')).json).toEqual({ signedOut: true });
  expect(await nameOf(visitor)).toBeUndefined();
  const { response, at: end } = await visitor.visit('/auth/demo?messageType=AUTH_SUCCESS');
  expect(response.status).toBe(200);
  expect(end).toMatch(/^\/auth\/demo\/callback/);
  expect(await nameOf(visitor)).toBe('Demo Traveller');
}

describe('signing in where one came', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('works from beginning to end at %s', async (name) => {
    const server = await testServer();
    await journeyAt(server.browser(`http://${name}:${server.port}`));
  });

  it.each(['192.168.7.7', '[fd00::7]', 'localhost'])(
    'works at %s where the server listens everywhere and no ORIGIN is set',
    async (name) => {
      const server = await testServer({ env: everywhere });
      await journeyAt(server.browser(`http://${name}:${server.port}`));
    },
  );

  it('finds the same account at each of them', async () => {
    const server = await testServer();
    await server.signedIn('Ada');
    const elsewhere = server.browser(`http://localhost:${server.port}`);
    await elsewhere.signIn('ada@example.org', 'long enough 1');
    expect(await nameOf(elsewhere)).toBe('Ada');
    expect(await server.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('works behind an ORIGIN on loopback, whatever the port that the server itself listens on', async () => {
    const server = await testServer({ env: { ...everywhere, ORIGIN: 'http://localhost:8080' } });
    for (const [name, person] of [
      ['localhost', 'Ada'],
      ['127.0.0.1', 'Tom'],
    ])
      await journeyAt(server.browser(`http://${name}:8080`), person);
  });

  it('stays with the one ORIGIN for every name that could be somebody else’s', async () => {
    const server = await testServer({ env: everywhere });
    const there = server.browser(`http://trips.evil.example:${server.port}`);
    const start = await there.fetch('/auth/demo');
    expect(start.headers.get('location')).toMatch(`http://localhost:${server.port}/idp/auth?`);
    const metadata = await (await there.fetch('/idp/.well-known/openid-configuration')).text();
    expect(metadata).not.toContain('evil.example');
    const write = await there.post('/api/checkAuth', {});
    expect(write.status).toBe(403);
  });

  it('with a provider outside, leads to the one address that it knows before anything begins', async () => {
    const env = {
      PROVIDER_1_ISSUER: 'http://127.0.0.1:9',
      PROVIDER_1_CLIENT_ID: 'x',
      PROVIDER_1_NAME: 'Elsewhere',
    };
    const server = await testServer({ env });
    const there = server.browser(`http://localhost:${server.port}`);
    const page = { headers: { accept: 'text/html' } };
    const response = await there.fetch('/create?q=Rome', page);
    expect(response.headers.get('location')).toBe(`${server.origin}/create?q=Rome`);
    expect((await server.browser().fetch('/create?q=Rome', page)).headers.has('location')).toBe(false);
    expect((await there.get('/api/current-user')).status).toBe(200);
  });
});

describe('a sign-in that another site begins', () => {
  it('is not carried out: the visitor is asked first, and stays who they are', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    for (const site of ['cross-site', 'same-site']) {
      const answer = await ada.fetch('/auth/demo', { headers: { 'sec-fetch-site': site } });
      expect(answer.headers.get('location')).toBe('/login');
    }
    // A link in a mail is sent by no site; a browser without these words by none that can be told.
    for (const headers of [{ 'sec-fetch-site': 'none' }, { 'sec-fetch-site': '' }]) {
      const answer = await ada.fetch('/auth/demo', { headers });
      expect(answer.headers.get('location')).toBe('/login');
    }
    expect(await nameOf(ada)).toBe('Ada');
    const own = await ada.fetch('/auth/demo', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(own.headers.get('location')).toContain('/idp/auth?');
  });
});

describe('changing accounts', () => {
  const leavesNoScript = async ({ response }: { response: Response }) =>
    expect(await response.text()).not.toMatch(/Submitting Callback|<script>/);

  it.each(['fetch', 'navigation'])('works after signing out by %s', async (way) => {
    const server = await testServer();
    const visitor = server.browser();
    await visitor.visit('/auth/demo');
    await visitor.fetch('/api/logout', { headers: { accept: way === 'fetch' ? '*/*' : 'text/html' } });
    await leavesNoScript(await visitor.register('Nina'));
    expect(await nameOf(visitor)).toBe('Nina');
    await visitor.fetch('/api/logout');
    await visitor.visit('/auth/demo');
    expect(await nameOf(visitor)).toBe('Demo Traveller');
  });

  it('works without signing out, and with a sign-in under way beside it', async () => {
    const server = await testServer();
    const visitor = server.browser();
    const { at: beside } = await visitor.visit('/auth/wayfare-id');
    await visitor.visit('/auth/demo');
    await leavesNoScript(await visitor.register('Nina'));
    expect(await nameOf(visitor)).toBe('Nina');
    await visitor.visit('/auth/demo');
    expect(await nameOf(visitor)).toBe('Demo Traveller');
    await leavesNoScript(
      await visitor.submit(`${beside}/sign-in`, { email: 'nina@example.org', password: 'long enough 1' }),
    );
  });

  it('leaves nothing with the provider that would sign anybody in again', async () => {
    const server = await testServer();
    const visitor = server.browser();
    await visitor.visit('/auth/demo');
    await visitor.get('/api/logout');
    const kept = await server.db.selectFrom('idp_records').select('kind').execute();
    expect(kept.map(({ kind }) => kind)).not.toContain('Session');
    expect([...visitor.cookies.keys()]).not.toContain('wayfare_idp');
  });
});
