import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { drawMaps, expectAccessible, signedIn } from './browser.ts';
import { patchOf } from './map-pixels.ts';
import { ownSite } from './own-site.ts';
import { streetServer } from './street-server.ts';
import { timedTrip } from './timed-trip.ts';
import { keepTrip } from './trip-steps.ts';

drawMaps();
const small = { width: 1024, height: 640 };
/** How houses and cafés are drawn by day. */
const house = [232, 223, 209] as const;
const cafe = [149, 101, 63] as const;

const map = (page: Page) => page.getByRole('region', { name: 'Map of the trip' }).first();

/** Two days in Lisbon on the map of a site, with all that its page asks of others. */
async function inLisbon(site: string) {
  const { page } = await signedIn(small, { site });
  await page.emulateMedia({ colorScheme: 'light' });
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(origin);
  });
  const id = await keepTrip(page, timedTrip('2026-05-04'));
  await page.goto(`/open/${id}`);
  await map(page).getByRole('button', { name: 'Day 1', exact: true }).click();
  await map(page)
    .getByRole('button', { name: /^2 Tower, Day 1/ })
    .waitFor();
  return { page, hosts };
}

/** Goes near enough to see houses and shops. */
async function goNear(page: Page) {
  const nearer = map(page).getByRole('button', { name: 'Nearer' });
  await nearer.click();
  await nearer.click();
}

/** Open ground and cities of the embedded map, which differ by little. */
const embedded = (page: Page) => patchOf(page, [243, 238, 229], 9);

const settled = { timeout: 30_000 };

describe('a site with streets', async () => {
  const streets = await streetServer();
  const site = await ownSite({ OUTSIDE: 'auto', STREETS: streets.url });
  afterAll(async () => {
    await site.stop();
    await streets.close();
  });

  it('shows them on the map, from this server alone, and says whose they are', async () => {
    const { page, hosts } = await inLisbon(site.origin);
    await goNear(page);
    await expect.poll(async () => (await patchOf(page, house)).share, settled).toBeGreaterThan(0.05);
    const credit = map(page).getByRole('link', { name: '© Street contributors' });
    expect(await credit.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
    await map(page).getByText('Dashed: straight line').waitFor();
    await expectAccessible(page);
    expect([...hosts]).toEqual([site.origin]);
    expect(streets.asked.some(({ pathname }) => pathname.startsWith('/planet/today/14/'))).toBe(true);
  });

  it('tells of a café that one clicks, and puts it into a day', async () => {
    const { page } = await inLisbon(site.origin);
    await goNear(page);
    const mark = async () => (await patchOf(page, cafe)).first;
    await expect.poll(mark, settled).not.toBeNull();
    await map(page)
      .locator('canvas')
      .click({ position: (await mark())! });
    const card = map(page).getByRole('region', { name: 'Café do Teste' });
    await card.getByText('Café', { exact: true }).waitFor();
    await expectAccessible(page);
    await card.getByLabel('Goes to').selectOption('Day 2');
    await card.getByRole('button', { name: 'Add to the trip' }).click();
    await page.getByRole('button', { name: /^Way to Café do Teste/ }).waitFor();
    await expect.poll(() => card.count()).toBe(0);
  });
});

describe('a site with everything outside off', async () => {
  const streets = await streetServer();
  const site = await ownSite({ OUTSIDE: 'off', STREETS: streets.url });
  afterAll(async () => {
    await site.stop();
    await streets.close();
  });

  it('has the embedded map, and nobody is asked for more', async () => {
    const { page, hosts } = await inLisbon(site.origin);
    await goNear(page);
    await expect.poll(async () => (await embedded(page)).share, settled).toBeGreaterThan(0.5);
    expect((await patchOf(page, house)).share).toBeLessThan(0.005);
    expect([...hosts]).toEqual([site.origin]);
    expect(streets.asked).toEqual([]);
  });
});

describe('a site whose server of streets has a sheet but no tiles', async () => {
  const streets = await streetServer({ broken: true });
  const site = await ownSite({ OUTSIDE: 'auto', STREETS: streets.url });
  afterAll(async () => {
    await site.stop();
    await streets.close();
  });

  it('has the embedded map, with its names, and thanks nobody else', async () => {
    const { page } = await inLisbon(site.origin);
    await expect.poll(() => streets.asked.length, settled).toBeGreaterThan(1);
    await goNear(page);
    await expect.poll(async () => (await embedded(page)).share, settled).toBeGreaterThan(0.5);
    expect(await map(page).getByRole('link', { name: '© Street contributors' }).count()).toBe(0);
  });
});
