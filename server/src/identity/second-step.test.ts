import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { base32, codeOf, codeStepAt, stepOfCode } from './code-app.ts';

const password = 'long enough 1';
const email = 'ada@example.org';
type Server = Awaited<ReturnType<typeof testServer>>;
type Browser = Awaited<ReturnType<Server['signedIn']>>;

const htmlOf = async ({ response }: { response: Response }) => response.text();
const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
const nameOf = async (browser: Browser) =>
  (await browser.get('/api/current-user')).json.displayName as string | undefined;

function secretIn(html: string) {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const text = /<code>([A-Z2-7 ]+)<\/code>/.exec(html)![1]!.replaceAll(' ', '');
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2)));
}

/** Ada with codes of an app, set up as a person does it. */
async function withCodeApp(server: Server) {
  const ada = await server.signedIn('Ada');
  await ada.submit('/idp/second-step/sure', { password });
  const page = await htmlOf(await ada.visit('/idp/second-step/app'));
  const secret = secretIn(page);
  const code = () => codeOf(secret, codeStepAt(server.clock.now()));
  const done = await htmlOf(
    await ada.submit('/idp/second-step/app', { kept: fieldOf(page, 'kept'), code: code() }),
  );
  const recovery = [...done.matchAll(/<code>([A-Z2-7-]{19})<\/code>/g)].map(([, found]) => found!);
  return { ada, code, secret, recovery };
}

/** A browser that has given the password: the page that asks for more. */
async function afterPassword(server: Server) {
  const browser = server.browser();
  const { at } = await browser.visit('/auth/wayfare-id');
  const html = await htmlOf(await browser.submit(`${at}/sign-in`, { email, password }));
  const token = fieldOf(html, 'token');
  const answer = (fields: Record<string, string>) =>
    browser.submit(`${at}/second-step`, { token, ...fields });
  return { browser, html, answer, at, token };
}

describe('codes of an app', () => {
  it('are those of RFC 6238', () => {
    const secret = Buffer.from('12345678901234567890');
    expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const at = (seconds: number) => codeOf(secret, codeStepAt(seconds * 1000));
    expect([59, 1111111109, 20000000000].map(at)).toEqual(['287082', '081804', '353130']);
    expect(stepOfCode(secret, '287 082', 89_999)).toBe(1);
    expect(stepOfCode(secret, '287082', 90_000)).toBe(null);
    expect(stepOfCode(secret, '28708', 59_000)).toBe(null);
  });

  it('are asked for after the password, and each counts once', async () => {
    const server = await testServer();
    const { code, recovery } = await withCodeApp(server);
    expect(recovery).toHaveLength(10);
    server.clock.forward(60_000);
    const first = await afterPassword(server);
    expect(first.html).toContain('One more step');
    expect(await nameOf(first.browser)).toBe(undefined);
    expect((await first.answer({ code: '000000' })).response.status).toBe(400);
    const used = code();
    await first.answer({ code: used });
    expect(await nameOf(first.browser)).toBe('Ada');
    const again = await afterPassword(server);
    expect((await again.answer({ code: used })).response.status).toBe(400);
    server.clock.forward(30_000);
    await again.answer({ code: code() });
    expect(await nameOf(again.browser)).toBe('Ada');
  });

  it('tell their owner by mail where one is typed a second time', async () => {
    const server = await testServer({ mail: true });
    const { code } = await withCodeApp(server);
    server.clock.forward(60_000);
    const used = code();
    await (await afterPassword(server)).answer({ code: used });
    const before = server.mails.length;
    const thief = await afterPassword(server);
    expect((await thief.answer({ code: '000000' })).response.status).toBe(400);
    expect((await thief.answer({ code: used })).response.status).toBe(400);
    await expect.poll(() => server.mails.length).toBe(before + 1);
    expect(server.mails.at(-1)).toMatchObject({ to: email, subject: 'A code was used twice at Wayfare' });
  });

  it('cannot be guessed, nor answered without the password', async () => {
    const server = await testServer();
    const { code, recovery } = await withCodeApp(server);
    server.clock.forward(60_000);
    const guesser = await afterPassword(server);
    for (let n = 0; n < 5; n++) await guesser.answer({ code: '000000' });
    expect(await htmlOf(await guesser.answer({ code: code() }))).toContain('Please wait');
    server.clock.forward(31_000);
    const elsewhere = await afterPassword(server);
    // A token of another sign-in, a changed one and none open nothing.
    for (const token of [guesser.token, `${elsewhere.token.slice(0, -2)}AA`, ''])
      await elsewhere.browser.submit(`${elsewhere.at}/second-step`, { token, code: recovery[0]! });
    expect(await nameOf(elsewhere.browser)).toBe(undefined);
    server.clock.forward(11 * 60_000);
    await elsewhere.answer({ code: code() });
    expect(await nameOf(elsewhere.browser)).toBe(undefined);
  });

  it('are replaced by a recovery code, once', async () => {
    const server = await testServer();
    const { recovery } = await withCodeApp(server);
    const first = await afterPassword(server);
    await first.answer({ code: recovery[3]!.toLowerCase().replaceAll('-', ' ') });
    expect(await nameOf(first.browser)).toBe('Ada');
    const second = await afterPassword(server);
    expect((await second.answer({ code: recovery[3]! })).response.status).toBe(400);
    await second.answer({ code: recovery[4]! });
    expect(await nameOf(second.browser)).toBe('Ada');
  });

  it('keep nothing that opens an account in the database', async () => {
    const server = await testServer();
    const { secret, recovery } = await withCodeApp(server);
    const kept = JSON.stringify([
      await server.db.selectFrom('code_apps').selectAll().execute(),
      await server.db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    for (const plain of [secret.toString('base64url'), secret.toString('hex'), base32(secret), ...recovery])
      expect(kept).not.toContain(plain);
  });

  it('are still asked for after the password was reset, and go when they are removed', async () => {
    const server = await testServer({ mail: true });
    const { ada, code } = await withCodeApp(server);
    expect(server.mails.at(-1)?.text).toContain('Codes of an app are asked for');
    await server.browser().submit('/idp/forgot', { email });
    await expect.poll(() => server.mails.at(-1)?.subject).toBe('Set a new Wayfare password');
    const [link] = /http\S+/.exec(server.mails.at(-1)!.text)!;
    await server.browser().submit(new URL(link).pathname, { password });
    server.clock.forward(60_000);
    const asked = await afterPassword(server);
    expect(asked.html).toContain('One more step');
    await asked.answer({ code: code() });
    await asked.browser.submit('/idp/second-step/sure', { password });
    expect(await nameOf(ada)).toBe(undefined);
    await asked.browser.submit('/idp/second-step/app/remove', {});
    expect(await server.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([]);
    const { browser } = await afterPassword(server);
    expect(await nameOf(browser)).toBe('Ada');
  });
});

describe('changing the second step', () => {
  it('wants the password first, and again after ten minutes or in another browser', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const overview = async (browser: Browser) => htmlOf(await browser.visit('/idp/second-step'));
    expect(await overview(ada)).toContain('Is it you?');
    await ada.submit('/idp/second-step/app/remove', {});
    expect((await ada.submit('/idp/second-step/sure', { password: 'no' })).response.status).toBe(400);
    expect(await overview(ada)).toContain('Is it you?');
    await ada.submit('/idp/second-step/sure', { password });
    expect(await overview(ada)).toContain('Set up an app');
    const other = server.browser();
    await other.signIn(email, password);
    other.cookies.set('wayfare_sure', ada.cookies.get('wayfare_sure')!);
    expect(await overview(other)).toContain('Is it you?');
    server.clock.forward(10 * 60_000);
    expect(await overview(ada)).toContain('Is it you?');
  });

  it('is not there for Demo, nor for visitors', async () => {
    const server = await testServer();
    const demo = server.browser();
    await demo.visit('/auth/demo');
    expect(await nameOf(demo)).toBe('Demo Traveller');
    for (const browser of [demo, server.browser()]) {
      expect((await browser.visit('/idp/second-step')).at).toBe('/login?returnTo=%2Fprofile');
      expect((await browser.submit('/idp/second-step/sure', { password })).at).toContain('/login');
    }
  });
});
