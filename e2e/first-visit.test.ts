import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, drawMaps, inWholeBrowser, origin, phone, traveller } from './browser.ts';
import { keptScreens } from './kept-screens.ts';
import { addStop } from './trip-steps.ts';
import { countedWire } from './wire.ts';

drawMaps();
inWholeBrowser();

let wire: Awaited<ReturnType<typeof countedWire>>;
beforeAll(async () => {
  wire = await countedWire(origin);
});
afterAll(() => wire.stop());

async function newcomer(viewport = desktop) {
  const before = wire.kilobytes();
  const page = await traveller(viewport, { worker: false, site: wire.origin });
  return { page, spent: () => wire.kilobytes() - before };
}

/** A server that has just started draws its first pages late, and the browser then draws them alone, for more bytes. */
const drawn = (path: string) =>
  expect
    .poll(async () => (await (await fetch(origin + path)).text()).includes('id="page-data"'), {
      timeout: 30_000,
    })
    .toBe(true);

/** Comes to a page that the server drew, and does nothing. */
async function arrive(page: Page, path: string) {
  await drawn(path);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** The visitor's first sign, after which the application comes. */
async function firstSign(page: Page) {
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await page.waitForFunction(() => localStorage.getItem('wayfare.seen') !== null);
  await page.waitForLoadState('networkidle');
}

/** Resolves once the service worker holds every script of the page, with which its work on a first visit ends. */
const keptScripts = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
          const read = performance.getEntriesByType('resource').map(({ name }) => name);
          const scripts = read.filter((name) => /\/assets\/.*\.js$/.test(name));
          const held = await Promise.all(scripts.map((script) => caches.match(script)));
          return held.every(Boolean);
        }),
      { timeout: 60_000 },
    )
    .toBe(true);

/** Reads a page to its end, past all its pictures. */
async function readOn(page: Page) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight);
  for (let left = await beyond(); left > 1; left = await beyond()) {
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  }
  await page.waitForLoadState('networkidle');
}

describe('a first visit, until the page is used', () => {
  it.each(['/', '/city-guide/japan/kyoto', '/city-guide/france/paris', '/city-guides', '/blogs'])(
    'costs at most 150 kB for %s',
    async (path) => {
      const { page, spent } = await newcomer();
      await arrive(page, path);
      expect(spent()).toBeLessThanOrEqual(150);
    },
  );
});

it.each(['/', '/city-guide/japan/kyoto'])(
  'what stands in %s is not asked for again, however long ago the page was drawn',
  async (path) => {
    const page = await traveller(desktop, { worker: false });
    await drawn(path);
    // The page is as old as the browser takes it to be.
    await page.clock.setFixedTime(Date.now() + 50 * 60_000);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await arrive(page, path);
    await firstSign(page);
    await expect.poll(() => asked).toContain('/api/log-view');
    await page.waitForLoadState('networkidle');
    // Who is here, and what is for them alone or for this hour, no page can hold.
    const perVisit = /^\/api\/(current-user|log-view|message|marketing-info\/.*|gyg-city\/.*)$/;
    expect(asked.filter((name) => name.startsWith('/api/') && !perVisit.test(name))).toEqual([]);
  },
);

describe('a first visit, with all that the service worker fetches', () => {
  it('costs at most 330 kB for a guide read to its end, of which no map is fetched unasked', async () => {
    const { page, spent } = await newcomer();
    await arrive(page, '/city-guide/japan/kyoto');
    await firstSign(page);
    await keptScripts(page);
    await readOn(page);
    expect(spent()).toBeLessThanOrEqual(330);
    const map = page.waitForResponse((response) => response.url().endsWith('.pmtiles'));
    await page.getByRole('button', { name: 'Show the map' }).click();
    await map;
  });

  it.each([
    ['phone', phone, 230],
    ['desktop, where ten drawings are in reach', desktop, 255],
  ])('costs little for the first page after the first sign, on a %s', async (_width, viewport, most) => {
    const { page, spent } = await newcomer(viewport);
    await arrive(page, '/');
    await firstSign(page);
    const application = spent();
    await keptScripts(page);
    expect(application).toBeLessThanOrEqual(most);
    expect(spent()).toBeLessThanOrEqual(most + 20);
  });

  it.each([
    ['phone', phone],
    ['desktop', desktop],
  ])(
    'costs at most 300 kB for the planner that is not used yet, without the map, on a %s',
    async (_width, viewport) => {
      const { page, spent } = await newcomer(viewport);
      await page.goto('/create');
      await page.getByRole('textbox', { name: 'Message' }).waitFor();
      await keptScripts(page);
      await page.waitForLoadState('networkidle');
      expect(spent()).toBeLessThanOrEqual(300);
    },
  );

  it('costs at most 1000 kB for the planner in use, map and all', async () => {
    const { page, spent } = await newcomer();
    const map = page.waitForResponse((response) => response.url().endsWith('.pmtiles'));
    await page.goto('/create');
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    await page.mouse.move(200, 300);
    await map;
    await addStop(page, 'Porto');
    await keptScreens(page, 'planner');
    await page.waitForLoadState('networkidle');
    expect(spent()).toBeLessThanOrEqual(1000);
  });

  it('fetches nothing in the background where data is saved', async () => {
    const { page } = await newcomer();
    const wires = await page.context().newCDPSession(page);
    await wires.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.goto('/create');
    // The page knows who is here, and had a moment to spare: from then on it would fetch.
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)).then(() => undefined));
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });
});
