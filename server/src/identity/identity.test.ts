import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const wrong = 'The e-mail address or the password is incorrect.';
const pageOf = async ({ response }: { response: Response }) => ({
  status: response.status,
  html: await response.text(),
});

describe('Wayfare ID', () => {
  it('answers the same for an unknown address and a wrong password, and keeps what was typed', async () => {
    const server = await testServer();
    await server.signedIn('Ada');
    const known = await pageOf(await server.browser().signIn('ada@example.org', 'not the password'));
    const unknown = await pageOf(await server.browser().signIn('eve@example.org', 'not the password'));
    expect([known.status, unknown.status]).toEqual([400, 400]);
    expect(known.html).toContain(wrong);
    expect(known.html).toContain('value="ada@example.org"');
    const neutral = (html: string) => html.replaceAll(/ada@|eve@|interaction\/[\w-]+/g, '');
    expect(neutral(known.html)).toBe(neutral(unknown.html));
  });

  it('slows down guessing, and lets the right password in again after the pause', async () => {
    const server = await testServer();
    await server.signedIn('Ada');
    for (let n = 0; n < 5; n++) await server.browser().signIn('ada@example.org', `guess ${n}`);
    const paused = await pageOf(await server.browser().signIn('ada@example.org', 'long enough 1'));
    expect(paused.status).toBe(429);
    expect(paused.html).toMatch(/Please wait \d+ seconds/);
    server.clock.forward(31_000);
    const ada = server.browser();
    await ada.signIn('ada@example.org', 'long enough 1');
    expect((await ada.get('/api/current-user')).json.displayName).toBe('Ada');
  });

  it('lets strangers lock nobody out: not from another place, nor from a hundred', async () => {
    const server = await testServer({ env: { TRUST_PROXY: '1' } });
    const owner = await server.signedIn('Ada');
    const tryFrom = async (address: string, browser: typeof owner, password: string) => {
      const { at } = await browser.visit('/auth/wayfare-id');
      return browser.fetch(`${at}/sign-in`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/x-www-form-urlencoded', origin: server.origin },
          'x-forwarded-for': address,
        },
        body: new URLSearchParams({ email: 'ada@example.org', password }).toString(),
      });
    };
    const stranger = server.browser();
    for (let n = 0; n < 6; n++) await tryFrom('203.0.113.9', stranger, `guess ${n}`);
    expect((await tryFrom('203.0.113.9', stranger, 'long enough 1')).status).toBe(429);
    expect((await tryFrom('198.51.100.7', server.browser(), 'long enough 1')).status).toBe(303);
    // As if the rest of a hundred had come from as many machines.
    await server.db.updateTable('throttles').set({ failures: 100 }).where('key', 'like', 'email:%').execute();
    await tryFrom('203.0.113.10', stranger, 'one more guess');
    expect((await tryFrom('203.0.113.11', stranger, 'long enough 1')).status).toBe(429);
    expect((await tryFrom('198.51.100.8', owner, 'long enough 1')).status).toBe(303);
  });

  it('looks at five of sixty guesses that come at once', async () => {
    const server = await testServer();
    await server.signedIn('Ada');
    const guesser = server.browser();
    const { at } = await guesser.visit('/auth/wayfare-id');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        guesser.submit(`${at}/sign-in`, { email: 'ada@example.org', password: `guess ${n}` }),
      ),
    );
    const statuses = answers.map(({ response }) => response.status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(55);
  });

  it('does not pause an address for passwords that are right, however many come at once', async () => {
    const server = await testServer();
    await server.signedIn('Ada');
    const names = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const ada = server.browser();
        await ada.signIn('ada@example.org', 'long enough 1');
        return (await ada.get('/api/current-user')).json.displayName as string;
      }),
    );
    expect(names).toEqual(Array(8).fill('Ada'));
  });

  it('makes twenty accounts an hour for an address, and a few more after ever longer pauses', async () => {
    const server = await testServer({ env: { TRUST_PROXY: '1' } });
    const register = async (n: number) => {
      const visitor = server.browser();
      const { at } = await visitor.visit('/auth/wayfare-id');
      const body = new URLSearchParams({
        ...{ displayName: `P${n}`, email: `p${n}@example.org`, password: 'long enough 1' },
      }).toString();
      const headers = {
        ...{ 'content-type': 'application/x-www-form-urlencoded', origin: server.origin },
        'x-forwarded-for': '203.0.113.9',
      };
      return visitor.fetch(`${at}/register`, { method: 'POST', headers, body });
    };
    expect((await register(0)).status).toBe(303);
    // As if 18 more had been made since: each costs a tenth of a second.
    await server.db
      .updateTable('throttles')
      .set({ failures: 19 })
      .where('key', 'like', 'registered:%')
      .execute();
    expect((await register(29)).status).toBe(303);
    const refused = await register(30);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toMatch(/Too many attempts. Please wait \d+ seconds/);
    server.clock.forward(31_000);
    expect((await register(31)).status).toBe(303);
    expect((await register(32)).status).toBe(429);
    expect(await server.db.selectFrom('idp_accounts').select('id').execute()).toHaveLength(3);
  });

  it.each([
    [{ displayName: 'Ada', email: 'not an address', password: 'long enough 1' }, 'full e-mail address'],
    [{ displayName: 'Ada', email: 'ada@example.org', password: 'short' }, 'at least 12 characters'],
    [{ displayName: ' ', email: 'ada@example.org', password: 'long enough 1' }, 'enter your name'],
    [{ displayName: 'Ada', email: 'ada@example.org', password: 'x'.repeat(201) }, 'at most 128'],
    [
      { displayName: 'Ada', email: 'ada@example.org', password: 'Ada@Example.org' },
      'not your e-mail address',
    ],
    [
      { displayName: 'Ada', email: 'ada@example.org', password: 'P@ssword2026!' },
      'rows of keys that are tried first',
    ],
    [
      { displayName: 'Wilhelmina', email: 'ada@example.org', password: 'wilhelmina2026' },
      'names or rows of keys',
    ],
  ])('refuses a registration with %j in words', async (fields, sentence) => {
    const server = await testServer();
    const visitor = server.browser();
    const { at } = await visitor.visit('/auth/wayfare-id');
    const page = await pageOf(await visitor.submit(`${at}/register`, fields));
    expect(page.status).toBe(400);
    expect(page.html).toContain(sentence);
    expect(await server.db.selectFrom('idp_accounts').selectAll().execute()).toEqual([]);
  });

  it('does not let a taken address be registered again', async () => {
    const server = await testServer();
    await server.signedIn('Ada');
    const page = await pageOf(await server.browser().register('ADA', { password: 'another password' }));
    expect(page.status).toBe(400);
    expect(await server.db.selectFrom('idp_accounts').selectAll().execute()).toHaveLength(1);
  });

  it('tells nobody whether an address is taken where mail can be sent', async () => {
    const server = await testServer({ mail: true });
    await server.signedIn('Ada');
    const register = async (name: string) => {
      const visitor = server.browser();
      const page = await pageOf(await visitor.register(name, { password: 'another password' }));
      return { visitor, status: page.status, html: page.html.replaceAll(`${name.toLowerCase()}@`, '') };
    };
    const [taken, free] = [await register('Ada'), await register('Eve')];
    expect([taken.status, taken.html]).toEqual([free.status, free.html]);
    expect(free.html).toContain('Check your e-mail');
    expect(server.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.org', 'You have a Wayfare account already'],
      ['eve@example.org', 'Your Wayfare account'],
    ]);
    const accounts = () => server.db.selectFrom('idp_accounts').select('email').execute();
    expect(await accounts()).toHaveLength(1);
    // In the browser that registered the link signs in; in another one it does not, and it makes one account.
    const other = server.browser();
    const { text } = server.mails[1]!;
    expect(text).not.toContain('another password');
    await free.visitor.followWelcome(text);
    expect((await free.visitor.get('/api/current-user')).json.displayName).toBe('Eve');
    expect((await pageOf(await other.followWelcome(text))).html).toContain('already been used');
    expect((await other.get('/api/current-user')).json).toEqual({});
    expect(await accounts()).toHaveLength(2);
  });

  it('makes no account of a link that is an hour old or was changed, and mails an address thrice', async () => {
    const server = await testServer({ mail: true });
    for (let n = 0; n < 3; n++) await server.browser().register('Eve');
    const fourth = await pageOf(await server.browser().register('Eve'));
    expect([fourth.status, server.mails.length]).toEqual([429, 3]);
    const { text } = server.mails[0]!;
    const changed = text.replace(/kept=.{9}/, 'kept=AAAAAAAAA');
    expect((await pageOf(await server.browser().followWelcome(changed))).status).toBe(410);
    const elsewhere = await pageOf(await server.browser().followWelcome(text));
    expect(elsewhere.html).toContain('Your account is ready');
    await server.db.deleteFrom('idp_accounts').execute();
    server.clock.forward(3_600_000);
    expect((await pageOf(await server.browser().followWelcome(text))).status).toBe(410);
  });

  it('escapes what was typed', async () => {
    const server = await testServer();
    const page = await pageOf(
      await server.browser().signIn('"><script>alert(1)</script>@x.org', 'whatever it is'),
    );
    expect(page.html).not.toContain('<script>');
    expect(page.html).toContain('&lt;script&gt;');
  });

  it('keeps only a salted scrypt hash of a password', async () => {
    const server = await testServer();
    await server.signedIn('Ada');
    const { password_hash } = await server.db
      .selectFrom('idp_accounts')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  });

  it('does not carry out a form that another site sends', async () => {
    const server = await testServer();
    const visitor = server.browser();
    const { at } = await visitor.visit('/auth/wayfare-id');
    const response = await visitor.fetch(`${at}/sign-in`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=a',
    });
    expect(response.status).toBe(403);
  });
});

describe('passwords', () => {
  it('are changed with the current one, which signs other browsers out', async () => {
    const server = await testServer();
    const [here, there] = [await server.signedIn('Ada'), server.browser()];
    await there.signIn('ada@example.org', 'long enough 1');
    const refused = await pageOf(
      await here.submit('/idp/password', { current: 'wrong one', password: 'newly chosen 2' }),
    );
    expect([refused.status, refused.html.includes('current password is incorrect')]).toEqual([400, true]);
    await here.submit('/idp/password', { current: 'long enough 1', password: 'newly chosen 2' });
    expect((await here.get('/api/current-user')).json.displayName).toBe('Ada');
    expect((await there.get('/api/current-user')).json).toEqual({});
    await there.signIn('ada@example.org', 'newly chosen 2');
    expect((await there.get('/api/current-user')).json.displayName).toBe('Ada');
  });

  it('are reset by a mailed link, once, within the hour; the page tells nothing of who has an account', async () => {
    const server = await testServer({ mail: true });
    await server.signedIn('Ada');
    const visitor = server.browser();
    const known = await pageOf(await visitor.submit('/idp/forgot', { email: 'ada@example.org' }));
    const unknown = await pageOf(await visitor.submit('/idp/forgot', { email: 'eve@example.org' }));
    expect(known).toEqual(unknown);
    await expect.poll(() => server.mails).toHaveLength(1);
    const path = /\/idp\/reset\/[\w-]+/.exec(server.mails[0]!.text)![0];
    const short = await pageOf(await visitor.submit(path, { password: 'short' }));
    expect(short.status).toBe(400);
    expect((await visitor.submit(path, { password: 'after the reset' })).response.status).toBe(200);
    const again = await pageOf(await visitor.submit(path, { password: 'once too often' }));
    expect(again.html).toContain('expired or has already been used');
    await expect.poll(() => server.mails).toHaveLength(2);
    expect(server.mails[1]!.text).toContain('Your password was changed');
    await visitor.signIn('ada@example.org', 'after the reset');
    expect((await visitor.get('/api/current-user')).json.displayName).toBe('Ada');
    await visitor.submit('/idp/forgot', { email: 'ada@example.org' });
    await expect.poll(() => server.mails).toHaveLength(3);
    server.clock.forward(3_700_000);
    const late = await pageOf(
      await visitor.submit(/\/idp\/reset\/[\w-]+/.exec(server.mails[2]!.text)![0], {
        password: 'much too late',
      }),
    );
    expect(late.status).toBe(400);
  });

  it('make every other link void once one of them is used', async () => {
    const server = await testServer({ mail: true });
    await server.signedIn('Ada');
    const visitor = server.browser();
    for (let n = 0; n < 2; n++) await visitor.submit('/idp/forgot', { email: 'ada@example.org' });
    await expect.poll(() => server.mails).toHaveLength(2);
    const [first, second] = server.mails.map(({ text }) => /\/idp\/reset\/[\w-]+/.exec(text)![0]);
    expect((await visitor.submit(second!, { password: 'after the reset' })).response.status).toBe(200);
    const late = await pageOf(await visitor.submit(first!, { password: 'a thief’s choice' }));
    expect(late.status).toBe(400);
    expect(late.html).toContain('expired or has already been used');
  });

  it('without a mail server: says whom to ask', async () => {
    const server = await testServer();
    const page = await pageOf(await server.browser().visit('/idp/forgot'));
    expect(page.html).toContain('Ask whoever runs it for a one-time link');
  });
});
