import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawMaps, expectAccessible, expectComplaints, signedIn } from './browser.ts';
import { keptScreens } from './kept-screens.ts';
import { mapPixels } from './map-pixels.ts';
import { saveTrip } from './trip-steps.ts';

drawMaps();
const small = { width: 1024, height: 640 };

/** Resolves once the map shows land, the sea and the names of places. */
const drawn = (page: Page) =>
  expect
    .poll(
      async () => {
        const { land, water, letters } = await mapPixels(page);
        return land > 0.2 && water > 0.1 && letters > 100;
      },
      { timeout: 30_000 },
    )
    .toBe(true);

/** Takes the network away, and what the browser holds of its own accord: what is left the service worker has kept. */
async function goOffline(page: Page) {
  expectComplaints(/DISCONNECTED|ERR_FAILED|Failed to (fetch|get)/);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
}

const sketch = (page: Page) => page.getByRole('img', { name: /^Sketch of the route/ });

/** The version of a trip that is kept on this device. */
const keptVersion = (page: Page, id: string) =>
  page.evaluate(async (cache) => {
    const note = await (await caches.open(cache)).match('/kept-trip');
    return note ? (await note.json()).version : null;
  }, `wayfare-trip-${id}`);

describe('a trip kept for offline', () => {
  it('opens without a network on every screen, with a map that was never looked at, until it is removed', async () => {
    const { page } = await signedIn(small);
    await page.emulateMedia({ colorScheme: 'light' });
    const path = await saveTrip(page, 'Porto');
    const id = path.split('/').at(-1)!;
    // What was seen so far is forgotten: the map is there because the trip is kept.
    await page.goto(`/outline/${id}`);
    await page.evaluate(() => caches.delete('wayfare-map-pieces'));
    const dialog = page.getByRole('dialog', { name: 'Keep for offline' });
    const openDialog = async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'Keep for offline' }).click();
    };
    await openDialog();
    await dialog.getByText(/^This takes about \d+.kB\.$/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await dialog.getByText(/^Kept on this device since .* It takes \d+.kB\.$/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => keptVersion(page, id)).toBe(1);
    const { trip } = await (await page.request.get(`/api/trip/${id}`)).json();
    await page.request.post('/api/save', {
      data: { _id: id, version: 1, tripName: 'Porto, later', trip, plan: null },
    });
    // The first page reads that the trip has changed; one that starts after it keeps it anew.
    await page.goto(`/outline/${id}`);
    await page.getByRole('heading', { name: 'Porto, later' }).waitFor();
    await page.goto('/info/help');
    await expect.poll(() => keptVersion(page, id)).toBe(2);

    await goOffline(page);
    await page.goto(path);
    await page.getByRole('heading', { name: '1 Porto' }).waitFor();
    await drawn(page);
    await page.goto(`/calendar-plan/${id}`);
    await page.getByText(/This trip has no/).waitFor();
    await page.goto(`/outline/${id}`);
    await page.getByRole('img', { name: /^Map of the trip: 1 Porto/ }).waitFor();
    const cover = page.locator('img[src="/art/pt-porto.svg"]').first();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await openDialog();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('trip'))))
      .toEqual([]);
  });
});

describe('the map on a page that the service worker serves', () => {
  it('is drawn, and drawn again without a network where it was seen', async () => {
    const { page } = await signedIn(small);
    await page.emulateMedia({ colorScheme: 'light' });
    await saveTrip(page, 'Porto');
    await drawn(page);
    await page.reload();
    await drawn(page);
    await keptScreens(page, 'planner');
    await goOffline(page);
    await page.reload();
    await page.getByText(/You are offline/).waitFor();
    await drawn(page);
    expect(await sketch(page).count()).toBe(0);
  });

  it('gives way to a sketch where nothing of it can be had, and the server hears of it', async () => {
    const { page } = await signedIn(small);
    expectComplaints(/PMTiles/);
    await page.context().route(/\.pmtiles$/, (route) => route.fulfill({ status: 200, body: 'no map' }));
    const told = page.waitForRequest('**/api/log-error');
    await saveTrip(page, 'Porto');
    await sketch(page).waitFor();
    expect((await told).postDataJSON().message).toMatch(/PMTiles archive/);
  });
});
