import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

// Addresses of the embedded table: one of Japan, one of the United States.
const japan = '133.11.0.1';
const america = '8.8.8.8';

const from = (
  browser: TestBrowser,
  forwarded: string,
  path = '/api/cities',
  more: Record<string, string> = {},
) => browser.fetch(path, { headers: { 'x-forwarded-for': forwarded, ...more } });

describe('a country that is not served', () => {
  it('is told by the address that the proxy saw, not by what the visitor pretends', async () => {
    const server = await testServer({ env: { BLOCKED_COUNTRIES: 'JP', TRUST_PROXY: '1' } });
    const browser = server.browser();
    const refused = await from(browser, japan);
    expect(refused.status).toBe(451);
    expect(await refused.text()).toContain('region_not_served');
    expect((await from(browser, america)).status).toBe(200);
    // What stands before the proxy's own entry was written by the visitor.
    expect((await from(browser, `${america}, ${japan}`)).status).toBe(451);
    expect((await from(browser, `${japan}, ${america}`)).status).toBe(200);
    expect((await from(browser, japan, '/city-guides')).headers.get('location')).toBe('/region-not-served');
    expect((await from(browser, japan, '/healthz')).status).toBe(200);
    expect((await from(browser, japan, '/region-not-served')).status).not.toBe(451);
  });

  it('believes no header without a trusted proxy', async () => {
    const server = await testServer({ env: { BLOCKED_COUNTRIES: 'JP', COUNTRY_HEADER: 'cf-ipcountry' } });
    expect((await from(server.browser(), japan)).status).toBe(200);
    expect((await from(server.browser(), america, '/api/cities', { 'cf-ipcountry': 'JP' })).status).toBe(200);
  });

  it('may be named by the proxy', async () => {
    const env = { BLOCKED_COUNTRIES: 'jp', COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: 'loopback' };
    const server = await testServer({ env });
    const named = (country: string) =>
      from(server.browser(), america, '/api/cities', { 'cf-ipcountry': country });
    expect((await named('JP')).status).toBe(451);
    expect((await named('FR')).status).toBe(200);
    // T1, XX and the like say that the proxy does not know: then the table decides.
    expect((await named('T1')).status).toBe(200);
  });
});

describe('maintenance', () => {
  it('closes the API for all but admins, who can sign in and open it again', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    const traveller = await server.signedIn('Tom');
    await admin.post('/api/admin/site-rules', { maintenance: true });
    const refused = await traveller.get('/api/trips');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('wayfare-state')).toBe('maintenance');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server.browser().get('/api/cities')).status).toBe(503);
    expect((await server.browser().get('/api/sign-in-options')).status).toBe(200);
    expect((await server.browser().get('/healthz')).status).toBe(200);
    expect((await admin.get('/api/trips')).status).toBe(200);
    const again = server.browser();
    await again.signIn('ada@example.org', 'long enough 1');
    expect((await again.post('/api/admin/site-rules', { maintenance: false })).status).toBe(200);
    expect((await traveller.get('/api/trips')).status).toBe(200);
  });

  it('set by the environment stays, whatever an admin does', async () => {
    const server = await testServer({ env: { MAINTENANCE: '1' } });
    const admin = await server.signedIn('Ada');
    const { json } = await admin.post('/api/admin/site-rules', { maintenance: false });
    expect(json).toMatchObject({ maintenance: true, maintenanceFixed: true });
    expect((await server.browser().get('/api/cities')).status).toBe(503);
  });
});
