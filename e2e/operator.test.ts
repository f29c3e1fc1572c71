import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { desktop, expectAccessible, expectComplaints, phone, signedIn, traveller } from './browser.ts';
import { keepTrip } from './trip-steps.ts';
import { ownSite } from './own-site.ts';

// A site of its own: the others go by their usual name.
let site: Awaited<ReturnType<typeof ownSite>>;
beforeAll(async () => {
  site = await ownSite({ SITE_RUN_BY: 'Example Travel' });
});
afterAll(() => site.stop());
let adminCookies: Awaited<ReturnType<BrowserContext['cookies']>> = [];

it('an operator names the site, which shows it everywhere at once', async () => {
  const { page: admin } = await signedIn(desktop, { site: site.origin });
  await admin.goto('/admin?section=site');
  await admin.getByText('Set by SITE_RUN_BY where the server runs.').waitFor();
  await admin.getByLabel('Name of the site').fill('Wanderly');
  await admin.getByLabel('Address for mail').fill('help@wanderly.test');
  await admin.getByLabel('Imprint').fill('Wanderly Ltd\n\nNo. 12345');
  await admin.getByRole('button', { name: 'Save' }).click();
  await admin.getByRole('banner').getByText('Wanderly').waitFor();
  await expect.poll(() => admin.title()).toBe('Admin · Wanderly');
  await admin.getByText('Set here. Emptied, it is “Wayfare” again.').waitFor();
  await admin.getByRole('contentinfo').getByText('Wanderly · run by Example Travel').waitFor();

  expectComplaints(/415/);
  const logo = admin.getByLabel('Logo: choose a file');
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await admin.getByText(/Save it as PNG, JPEG or WebP/).waitFor();
  const buffer = Buffer.from(await (await fetch(`${site.origin}/icon-192.png`)).arrayBuffer());
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await admin.getByRole('img', { name: 'Logo as it is shown now' }).waitFor();
  await expectAccessible(admin);

  const visitor = await traveller(phone, { site: site.origin });
  await visitor.goto('/info/contact');
  await visitor.getByRole('link', { name: 'help@wanderly.test' }).waitFor();
  expect(await visitor.title()).toBe('Contact: whom to write to, and where · Wanderly');
  await expect
    .poll(() =>
      visitor
        .locator('header img[src^="/brand/"]')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(192);
  await visitor.getByRole('link', { name: 'Imprint' }).click();
  await visitor.getByText('No. 12345').waitFor();
  await visitor.goto('/login');
  await visitor.getByRole('button', { name: 'Sign in with Wanderly ID' }).click();
  await visitor.getByText('With your Wanderly ID.').waitFor();
  expect(await visitor.title()).toBe('Sign in · Wanderly');
  await expectAccessible(visitor);
  adminCookies = await admin.context().cookies();
});

it('a featured trip is filed elsewhere, taken off after a question, and brought back', async () => {
  const admin = await traveller(desktop, { site: site.origin });
  await admin.context().addCookies(adminCookies);
  await admin.goto('/admin?section=featured');
  await admin.getByLabel('Find a trip').fill('old capitals');
  const region = admin.getByRole('combobox', { name: /^Region of Japan by train/ });
  await expect.poll(() => region.inputValue()).toBe('asia');
  await region.selectOption('Oceania');
  const inOceania = async () =>
    (await (await fetch(`${site.origin}/api/get-featured-trips?region=oceania`)).text()).includes(
      'old capitals',
    );
  await expect.poll(inOceania).toBe(true);

  await admin.getByRole('button', { name: /^Unfeature Japan by train/ }).click();
  await admin
    .getByRole('dialog')
    .getByText(/^Take “Japan by train/)
    .waitFor();
  await admin.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await inOceania()).toBe(true);
  await admin.getByRole('button', { name: /^Unfeature Japan by train/ }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Unfeature' }).click();
  await expect.poll(inOceania).toBe(false);
  await admin.getByRole('heading', { name: 'Taken off' }).waitFor();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(inOceania).toBe(true);

  await admin.goto('/admin?section=accounts');
  await admin.getByText('The site itself').waitFor();
  expect(await admin.getByRole('button', { name: 'Suspend' }).count()).toBe(0);
  await admin.goto('/admin?section=log');
  await admin.getByText(/moved a featured trip to oceania: Japan by train/).waitFor();
});

it('a trip of one’s own is taken off after a question, and goes back to the region it was in', async () => {
  const admin = await traveller(desktop, { site: site.origin });
  await admin.context().addCookies(adminCookies);
  const id = await keepTrip(admin, { tripName: 'My own way', trip: emptyTrip(), plan: null });
  const data = { featured: true, region: 'europe' };
  expect((await admin.request.post(`/api/featured-trip/${id}`, { data })).ok()).toBe(true);
  await admin.goto('/mytrips');
  await admin.getByRole('button', { name: 'Unfeature' }).click();
  const question = admin.getByRole('dialog');
  await question.getByText(/^Take “My own way” off/).waitFor();
  await question.getByRole('button', { name: 'Unfeature' }).click();
  await admin.getByRole('button', { name: 'Feature', exact: true }).waitFor();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await admin.getByRole('button', { name: 'Unfeature' }).waitFor();
  const inEurope = async () => (await fetch(`${site.origin}/api/get-featured-trips?region=europe`)).text();
  await expect.poll(inEurope).toContain('My own way');
});
