import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, expectComplaints, expectPath, phone, signedIn, traveller } from './browser.ts';
import { keptScreens } from './kept-screens.ts';
import { addStop, kept, saveTrip } from './trip-steps.ts';

/** Resolves once this device keeps an answer that speaks of Porto. */
const copyOf = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (wanted) => (await caches.match(wanted))?.text(), path))
    .toContain('Porto');

const stop = (page: Page, city: string) => page.getByRole('heading', { name: new RegExp(`^\\d+ ${city}$`) });

describe('without a network', () => {
  it('what was opened can be read and changed, and the changes are sent later', async () => {
    const { page } = await signedIn();
    const context = page.context();
    await page.goto('/');
    await keptScreens(page, 'planner');
    const path = await saveTrip(page, 'Porto');
    const id = path.split('/').at(-1)!;
    await copyOf(page, `/api/trip/${id}`);
    const first = kept(page);
    await page.getByRole('button', { name: 'More: Nights in Porto' }).click();
    await first;
    await page.goto('/mytrips');
    await copyOf(page, '/api/trips');

    // What a page sends while it is left may still arrive: then its second sending is told that it did.
    expectComplaints(/DISCONNECTED|ERR_FAILED|Failed to (fetch|get)|409/);
    await context.setOffline(true);
    await page.reload();
    await page.getByText(/You are offline/).waitFor();
    await page.getByRole('link', { name: /Porto/ }).first().click();
    await stop(page, 'Porto').waitFor();
    await page.getByRole('group', { name: 'Nights in Porto' }).getByText(/^3/).waitFor();
    await page.getByRole('button', { name: 'More: Nights in Porto' }).click();
    await page.getByText('Offline, will save').waitFor();
    await page.goto(`/outline/${id}`);
    await page.getByText('Porto').first().waitFor();
    await page.goto(path);
    await page.getByRole('group', { name: 'Nights in Porto' }).getByText(/^4/).waitFor();

    await context.setOffline(false);
    await page.getByText('Saved', { exact: true }).waitFor();
    await expect.poll(() => page.getByText(/You are offline/).count()).toBe(0);
    const { trip } = await (await context.request.get(`/api/trip/${id}`)).json();
    expect(trip.stops[0].nights).toBe(4);
  });

  it.each([
    ['desktop', desktop],
    ['phone', phone],
    ['narrow phone', { width: 320, height: 640 }],
  ] as const)('the planner on a %s keeps to the screen below the banner', async (_name, viewport) => {
    const page = await traveller(viewport);
    await page.goto('/create');
    await page.getByRole('textbox', { name: 'Trip name' }).waitFor();
    expectComplaints(/DISCONNECTED|ERR_FAILED|Failed to (fetch|get)/);
    await page.context().setOffline(true);
    await page.getByText(/You are offline/).waitFor();
    const beyond = () => document.documentElement.scrollHeight - window.innerHeight;
    expect(await page.evaluate(beyond)).toBe(0);
  });

  it('nothing of an account is left after signing out', async () => {
    const { page } = await signedIn();
    await page.goto('/');
    await keptScreens(page, 'planner');
    const path = await saveTrip(page, 'Porto');
    await copyOf(page, `/api/trip/${path.split('/').at(-1)}`);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect.poll(() => page.evaluate(() => caches.has('wayfare-copies'))).toBe(false);
    expectComplaints(/DISCONNECTED|ERR_FAILED|Failed to (fetch|get)/);
    await page.context().setOffline(true);
    await page.goto('/mytrips');
    await expectPath(page, '/login');
  });

  it('a new release finds what was kept, and can be installed', async () => {
    const { page } = await signedIn();
    await page.goto('/');
    await keptScreens(page, 'planner');
    await addStop(await openPlanner(page), 'Porto');
    const names = await page.evaluate(() => caches.keys());
    expect(names.filter((name) => name.startsWith('wayfare-shell-'))).toHaveLength(1);
    const worker = await page.request.get('/sw.js');
    expect(worker.headers()['cache-control']).toBe('no-cache');
    const manifest = await (await page.request.get('/manifest.webmanifest')).json();
    for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true);
  });
});

async function openPlanner(page: Page) {
  await page.goto('/create');
  return page;
}
