import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverPng } from '@wayfare/covers';
import { codeAppAddress } from '../identity/code-app.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { savePayload } from '../testing/sample-trip.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { testServer } from '../testing/test-server.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function file(name: string, content: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-operator-'));
  folders.push(folder);
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#306090"/></svg>`;

const png = async (width: number, height: number) =>
  Buffer.from(await coverPng(drawing(width, height), width, height));

const send = (browser: TestBrowser, image: string, bytes: Buffer | string, method = 'POST') =>
  browser.fetch(`/api/admin/operator/${image}`, {
    method,
    ...(method === 'POST' && { body: bytes, headers: { 'content-type': 'application/octet-stream' } }),
  });

const settings = {
  SITE_NAME: 'Tripwise & Co',
  SITE_RUN_BY: 'Example Travel',
  SITE_EMAIL: 'help@example.org',
  SITE_ADDRESS: '1 High Street | Oxford',
};

describe('the name and contact of the site', () => {
  it('is Wayfare, run by nobody in particular, until somebody says otherwise', async () => {
    const server = await testServer();
    expect((await server.browser().get('/api/operator')).json).toEqual({
      ...{ name: 'Wayfare', runBy: null, email: null, address: null, imprint: null },
      ...{ logo: null, icon: null, picture: null, share: null },
    });
  });

  it('comes from the settings, before which comes what an admin chose, which can be taken back', async () => {
    const env = { ...settings, SITE_IMPRINT: file('imprint.txt', 'Example Travel Ltd\n\nNo. 12345\n') };
    const server = await testServer({ env });
    const admin = await server.signedIn('Ada');
    const shown = async () => (await server.browser().get('/api/operator')).json;
    expect(await shown()).toMatchObject({
      name: 'Tripwise & Co',
      address: '1 High Street\nOxford',
      imprint: 'Example Travel Ltd\n\nNo. 12345',
    });
    const { json } = await admin.post('/api/admin/operator', { name: 'Wanderly', email: 'us@wanderly.test' });
    expect(json.texts.slice(0, 3)).toEqual([
      { text: 'name', value: 'Wanderly', source: 'admin', otherwise: 'Tripwise & Co' },
      { text: 'runBy', value: 'Example Travel', source: 'environment', otherwise: 'Example Travel' },
      { text: 'email', value: 'us@wanderly.test', source: 'admin', otherwise: 'help@example.org' },
    ]);
    expect(await shown()).toMatchObject({ name: 'Wanderly', email: 'us@wanderly.test' });
    await admin.post('/api/admin/operator', { name: null });
    expect(await shown()).toMatchObject({ name: 'Tripwise & Co', email: 'us@wanderly.test' });
    expect((await admin.post('/api/admin/operator', { email: 'nowhere' })).status).toBe(400);
    expect((await admin.post('/api/admin/operator', { name: 'x'.repeat(61) })).status).toBe(400);
    expect((await admin.post('/api/admin/operator', { name: 'two\nlines' })).status).toBe(400);
    const tom = await server.signedIn('Tom');
    expect((await tom.post('/api/admin/operator', { name: 'Mine' })).status).toBe(403);
  });

  it('stands on pages, sign-in pages, the manifest, the feed, and mails', async () => {
    const server = await testServer({ env: { ...settings, SMTP_URL: 'smtp://localhost' }, mail: true });
    const text = async (path: string) => (await server.browser().fetch(path)).text();
    const page = await text('/city-guides');
    expect(page).toMatch(/<title>[^<]* · Tripwise &amp; Co<\/title>/);
    expect(page).toContain('<meta property="og:site_name" content="Tripwise &amp; Co"/>');
    expect(page).toContain('run by');
    expect(page).not.toContain('· Wayfare<');
    expect(await text('/mytrips')).toContain('<title>Tripwise &amp; Co</title>');
    expect(await text('/info/contact')).toContain('href="mailto:help@example.org"');
    expect(await text('/maintenance')).toContain('"email":"help@example.org"');
    expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({ name: 'Tripwise & Co' });
    expect(await text('/blogs.rss')).toContain('<title>Tripwise &amp; Co</title>');
    expect(await text('/')).toContain(
      '"publisher":{"@type":"Organization","name":"Tripwise & Co","legalName":',
    );
    const forgot = await text('/idp/forgot');
    expect(forgot).toContain(' · Tripwise &amp; Co</title>');
    expect(forgot).toMatch(/<p class="brand">.*Tripwise &amp; Co<\/a><\/p>/);
    expect(forgot).toMatch(/<link rel="stylesheet" href="\/assets\/[^"]+\.css">/);
    const { json } = await server.browser().get('/api/sign-in-options');
    expect(json.providers[0]).toEqual({ slug: 'wayfare-id', name: 'Tripwise & Co ID' });

    const ada = await server.signedIn('Ada');
    await server.browser().register('Ada');
    await expect.poll(() => server.mails.length).toBe(1);
    expect(server.mails.pop()!.subject).toBe('You have a Tripwise & Co account already');
    await ada.submit('/idp/second-step/sure', { password: 'long enough 1' });
    const app = await (await ada.visit('/idp/second-step/app')).response.text();
    expect(app).toContain('<code>');
    expect(codeAppAddress(Buffer.from('secret'), 'ada@example.org', 'Tripwise & Co')).toBe(
      'otpauth://totp/Tripwise%20%26%20Co:ada%40example.org?secret=ONSWG4TFOQ&issuer=Tripwise%20%26%20Co',
    );
    await server.browser().fetch('/idp/forgot', {
      method: 'POST',
      body: 'email=ada%40example.org',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    await expect.poll(() => server.mails.length).toBe(1);
    expect(server.mails[0]).toMatchObject({
      subject: 'Set a new Tripwise & Co password',
      fromName: 'Tripwise & Co',
    });
    expect(server.mails[0]!.text).toContain('Questions: help@example.org');
  });

  it('stands in the documents that travellers take along', async () => {
    const server = await testServer({ env: settings });
    const ada = await server.signedIn('Ada');
    const { _id } = (await ada.post('/api/save', savePayload())).json;
    const pdf = await (await ada.fetch(`/api/trip-export/${_id}.pdf`)).arrayBuffer();
    await send(ada, 'logo', await png(300, 100));
    const marked = await (await ada.fetch(`/api/trip-export/${_id}.pdf`)).arrayBuffer();
    const images = execFileSync('pdfimages', ['-list', '-'], {
      input: Buffer.from(marked),
      encoding: 'utf8',
    });
    expect(images).toMatch(/ 300 +100 /);
    const read = execFileSync('pdftotext', ['-layout', '-', '-'], {
      input: Buffer.from(pdf),
      encoding: 'utf8',
    });
    expect(read).toMatch(/Tripwise & Co · Page 1 of \d/);
    const { address } = (await ada.post('/api/calendar-subscription', { tripId: null })).json;
    const feed = await server.browser().fetch(new URL(address).pathname);
    expect(await feed.text()).toContain('X-WR-CALNAME:Tripwise & Co trips');
  });

  it('is told while the site is closed, and by the refusal of a country', async () => {
    const server = await testServer({
      env: { ...settings, MAINTENANCE: '1', BLOCKED_COUNTRIES: 'jp', TRUST_PROXY: '1' },
    });
    expect((await server.browser().get('/api/operator')).status).toBe(200);
    const refused = await server
      .browser()
      .fetch('/api/cities', { headers: { 'x-forwarded-for': '133.11.0.1' } });
    expect(await refused.text()).toContain('Tripwise & Co is not offered where you are.');
  });

  it('has an imprint where somebody wrote one', async () => {
    const server = await testServer();
    expect((await server.browser().fetch('/info/imprint')).status).toBe(404);
    const admin = await server.signedIn('Ada');
    await admin.post('/api/admin/operator', { imprint: 'Example Ltd\n\nRegistered in <Oxford>' });
    server.clock.forward(2000);
    const page = await server.browser().fetch('/info/imprint');
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html).toContain('Registered in &lt;Oxford&gt;');
    expect(html).toContain('href="/info/imprint"');
    expect(await (await server.browser().fetch('/sitemap-pages.xml')).text()).toContain('/info/imprint');
  });
});

describe('logo and picture', () => {
  it('are drawn anew, shown everywhere, and taken away again', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    const set = await send(admin, 'logo', await png(300, 100));
    expect(set.status).toBe(200);
    await send(admin, 'picture', await png(1200, 800));
    const { json } = await server.browser().get('/api/operator');
    expect(json.logo).toMatch(/^\/brand\/\w{8,12}\/logo\.png$/);
    for (const [path, type] of [
      [json.logo, 'image/png'],
      [json.icon, 'image/png'],
      [json.picture, 'image/webp'],
      [json.share, 'image/jpeg'],
    ]) {
      const image = await server.browser().fetch(path);
      expect(image.status).toBe(200);
      expect(image.headers.get('content-type')).toBe(type);
      expect(image.headers.get('cache-control')).toContain('immutable');
      expect(image.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    const page = await (await server.browser().fetch('/')).text();
    expect(page).toContain(`<link rel="icon" href="${json.icon}" type="image/png">`);
    expect(page).toContain(`<img src="${json.logo}"`);
    expect(page).toContain(`src="${json.picture}"`);
    expect(page).toContain(`${json.share}"`);
    const { icons } = JSON.parse(await (await server.browser().fetch('/manifest.webmanifest')).text());
    expect(icons[0].src).toBe(json.icon);
    const favicon = await server.browser().fetch('/favicon.ico');
    expect([favicon.status, favicon.headers.get('location')]).toEqual([302, json.icon]);
    expect((await send(admin, 'logo', '', 'DELETE')).status).toBe(200);
    expect((await server.browser().get('/api/operator')).json.logo).toBeNull();
    expect((await server.browser().fetch(json.logo)).status).toBe(404);
    expect((await server.browser().fetch(json.picture)).status).toBe(200);
  });

  it('come from files of the settings, too', async () => {
    const env = { SITE_LOGO: file('logo.png', await png(80, 80)), SITE_PICTURE: file('p.png', 'no picture') };
    const server = await testServer({ env });
    const { json } = await server.browser().get('/api/operator');
    expect((await server.browser().fetch(json.logo)).status).toBe(200);
    expect(json.picture).toBeNull();
    const admin = await server.signedIn('Ada');
    const parts = (await admin.get('/api/admin/operator')).json.images;
    expect(parts.map(({ source }: { source: string }) => source)).toEqual(['environment', 'environment']);
  });

  it('are refused where they are no picture, too large, or sent by somebody else', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const refused = await send(admin, 'logo', svg);
    expect(refused.status).toBe(415);
    expect(await refused.text()).toContain('Save it as PNG, JPEG or WebP');
    const cut = (await png(300, 300)).subarray(0, 60);
    expect((await send(admin, 'logo', cut)).status).toBe(415);
    expect((await send(admin, 'logo', Buffer.alloc(9 * 1024 * 1024))).status).toBe(413);
    expect((await send(admin, 'face', await png(90, 90))).status).toBe(400);
    const tom = await server.signedIn('Tom');
    expect((await send(tom, 'logo', await png(90, 90))).status).toBe(403);
    expect((await send(server.browser(), 'logo', await png(90, 90))).status).toBe(401);
    expect((await server.browser().get('/api/operator')).json.logo).toBeNull();
  });
});

it('settings that cannot be used are named', () => {
  const faults = () =>
    readConfig({
      SITE_NAME: 'n'.repeat(61),
      SITE_EMAIL: 'nobody',
      SITE_IMPRINT: '/none',
      SITE_LOGO: '/none',
    });
  expect(faults).toThrow(ConfigError);
  for (const name of ['SITE_NAME', 'SITE_EMAIL', 'SITE_IMPRINT', 'SITE_LOGO']) expect(faults).toThrow(name);
});
