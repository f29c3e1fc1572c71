import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const nameOf = async (browser: { get: (path: string) => Promise<{ json: { displayName?: string } }> }) =>
  (await browser.get('/api/current-user')).json.displayName;

/** A site that its admin Ada has closed to all but the invited. */
async function closedSite(options: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer(options);
  const admin = await server.signedIn('Ada');
  const invite = async (body: { email?: string; days: number } = { days: 7 }) => {
    const { json } = await admin.post('/api/admin/invitations', body);
    return { id: json.invitation.id as string, path: new URL(json.link).pathname, mailed: json.mailed };
  };
  return { server, admin, invite };
}

describe('registration', () => {
  it('is open unless it is closed, which a visitor is told in words', async () => {
    const { server, admin } = await closedSite();
    expect((await admin.get('/api/sign-in-options')).json.registration).toBe('open');
    expect((await admin.post('/api/admin/registration', { kind: 'invitation' })).json.kind).toBe(
      'invitation',
    );
    const eve = server.browser();
    const { at, response } = await eve.visit('/auth/wayfare-id');
    const page = await response.text();
    expect(page).toContain('New accounts are by invitation here. Ask whoever runs this site');
    expect(page).not.toContain('Make an account');
    const refused = await eve.submit(`${at}/register`, {
      ...{ displayName: 'Eve', email: 'eve@example.org', password: 'long enough 1' },
    });
    expect(refused.response.status).toBe(403);
    expect(await server.db.selectFrom('idp_accounts').select('email').execute()).toHaveLength(1);
    await admin.post('/api/admin/registration', { kind: 'closed' });
    expect(await (await eve.visit(`${at}/register`)).response.text()).toContain('takes no new accounts');
  });

  it('lets those in who have an account, Demo, and the first account of an install', async () => {
    const { server, admin } = await closedSite({ env: { REGISTRATION: 'closed' } });
    expect(await nameOf(admin)).toBe('Ada');
    const again = server.browser();
    await again.signIn('ada@example.org', 'long enough 1');
    expect(await nameOf(again)).toBe('Ada');
    const demo = server.browser();
    await demo.visit('/auth/demo');
    expect(await nameOf(demo)).toBe('Demo Traveller');
  });

  it('that the environment closes cannot be opened by an admin', async () => {
    const { admin } = await closedSite({ env: { REGISTRATION: 'invitation' } });
    expect((await admin.get('/api/admin/registration')).json).toEqual({
      kind: 'invitation',
      fixed: 'invitation',
    });
    const opened = await admin.post('/api/admin/registration', { kind: 'open' });
    expect([opened.status, opened.json.error.message]).toEqual([
      409,
      expect.stringContaining('REGISTRATION'),
    ]);
    expect((await admin.post('/api/admin/registration', { kind: 'closed' })).json.kind).toBe('closed');
  });

  it('refuses an account of the provider that the site does not know, too', async () => {
    const { server, admin } = await closedSite();
    const now = server.clock.now();
    await admin.post('/api/admin/registration', { kind: 'closed' });
    const { hashPassword } = await import('../identity/password.ts');
    await server.db
      .insertInto('idp_accounts')
      .values({
        ...{ id: 'eve', email: 'eve@example.org', display_name: 'Eve', created_at: now },
        password_hash: await hashPassword('long enough 1'),
      })
      .execute();
    const eve = server.browser();
    expect((await eve.signIn('eve@example.org', 'long enough 1')).at).toBe('/?problem=registration_closed');
    expect(await nameOf(eve)).toBeUndefined();
  });
});

describe('an invitation', () => {
  it('makes one account, once', async () => {
    const { server, admin, invite } = await closedSite();
    await admin.post('/api/admin/registration', { kind: 'closed' });
    const { path } = await invite();
    const [tom, eve] = [server.browser(), server.browser()];
    // Opened by both before either uses it.
    for (const browser of [tom, eve]) {
      const { response } = await browser.visit(path);
      expect(await response.text()).toContain('This invitation makes one account, until 8 May 2026.');
    }
    await tom.register('Tom');
    expect(await nameOf(tom)).toBe('Tom');
    expect((await eve.register('Eve')).response.status).toBe(403);
    expect((await eve.visit(path)).response.status).toBe(410);
    const [row] = (await admin.get('/api/admin/invitations')).json.rows;
    expect(row).toMatchObject({ state: 'used', usedByName: 'Tom', byName: 'Ada', email: null });
    const kept = await server.db.selectFrom('invitations').selectAll().executeTakeFirstOrThrow();
    expect(kept.token_hash).not.toContain(path.split('/').at(-1));
  });

  it('to an address is good for that one only, and is mailed there', async () => {
    const { server, admin, invite } = await closedSite({ env: { REGISTRATION: 'closed' }, mail: false });
    const { path } = await invite({ email: 'Tom@Example.org', days: 7 });
    const eve = server.browser();
    await eve.visit(path);
    expect((await eve.register('Eve')).at).toBe('/?problem=registration_closed');
    const tom = server.browser();
    await tom.visit(path);
    await tom.register('Tom');
    expect(await nameOf(tom)).toBe('Tom');
    const acts = (await admin.get('/api/admin/acts')).json.rows.map(
      ({ act, subject }: { act: string; subject: string }) => `${act}: ${subject}`,
    );
    expect(acts).toContain('made an invitation: tom@example.org');
    const nonsense = await admin.post('/api/admin/invitations', { email: 'tom', days: 7 });
    expect(nonsense.status).toBe(400);
  });

  it('is void once it is taken back or too old', async () => {
    const { server, admin, invite } = await closedSite({ env: { REGISTRATION: 'invitation' } });
    const [revoked, old] = [await invite(), await invite({ days: 2 })];
    const tom = server.browser();
    await tom.visit(revoked.path);
    expect((await admin.delete(`/api/admin/invitations/${revoked.id}`)).status).toBe(204);
    expect((await tom.register('Tom')).response.status).toBe(403);
    expect((await tom.visit(revoked.path)).response.status).toBe(410);
    const late = server.browser();
    await late.visit(old.path);
    server.clock.forward(2 * 86_400_000 + 1000);
    expect((await late.register('Tom')).response.status).toBe(403);
    expect((await late.visit(old.path)).response.status).toBe(410);
    expect((await admin.get('/api/admin/invitations')).json.rows).toMatchObject([{ state: 'expired' }]);
    expect((await admin.delete('/api/admin/invitations/unknown')).status).toBe(404);
  });
});
