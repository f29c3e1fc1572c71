import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, signedIn, traveller } from './browser.ts';
import { ownSite } from './own-site.ts';
import { makeTicket, saveTrip } from './trip-steps.ts';

// A site of its own: nobody else holds a stream here, and the first account is its admin.
let site: Awaited<ReturnType<typeof ownSite>>;
beforeAll(async () => {
  site = await ownSite({ METRICS: '1' });
});
afterAll(() => site.stop());

async function openStreams() {
  const figures = await (await fetch(`${site.origin}/metrics`)).text();
  return Number(/^wayfare_open_pages (\d+)$/m.exec(figures)?.[1]);
}

/** To the browser that tests drive every tab is in front; this is what a tab hears that another one covers. */
const cover = (page: Page, covered: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, covered);

async function openTabs(first: Page, paths: readonly string[]) {
  const tabs = await Promise.all(paths.map(() => first.context().newPage()));
  await Promise.all(tabs.map((tab, index) => tab.goto(paths[index]!)));
  return tabs;
}

const announced = (page: Page, words: string) => page.getByLabel('Announcement').getByText(words).waitFor();
const nights = (page: Page, count: number) =>
  page
    .getByRole('group', { name: 'Nights in Porto' })
    .getByText(new RegExp(`^${count}`))
    .waitFor();
const longer = (page: Page) => page.getByRole('button', { name: 'More: Nights in Porto' }).click();
const broadcast = async (admin: Page, message: string) =>
  expect((await admin.request.post('/api/admin/broadcasts', { data: { message } })).ok()).toBe(true);

describe('eight tabs of one browser', () => {
  it('share one event stream, which brings each of them what it waits for', async () => {
    const { page: first, name } = await signedIn(desktop, { site: site.origin });
    const one = await saveTrip(first, 'Porto');
    const other = await saveTrip(first, 'Porto');
    const third = await saveTrip(first, 'Lisbon');
    const tabs = [first, ...(await openTabs(first, [one, one, other, '/', '/', '/mytrips', '/info/about']))];
    const [, left, right, shared] = tabs as [Page, Page, Page, Page];
    expect(new URL(first.url()).pathname).toBe(third);
    await expect.poll(openStreams).toBe(1);
    for (const tab of tabs)
      expect(await tab.evaluate(async () => (await fetch('/api/search?q=porto')).status)).toBe(200);
    await broadcast(first, 'Hello to all tabs');
    await Promise.all(tabs.map((tab) => announced(tab, 'Hello to all tabs')));

    await longer(left);
    await nights(right, 3);
    await longer(right);
    await nights(left, 4);

    // Somebody else comes to a trip that only one of the tabs has open.
    const secret = await makeTicket(first, other.split('/').at(-1)!, 'edit');
    const guest = await traveller(desktop, { site: site.origin });
    await guest.goto(`${other}?ticket=${secret}`);
    await guest.getByRole('img', { name }).waitFor();
    await shared.getByRole('img', { name: 'Guest 1' }).waitFor();
    await longer(guest);
    await nights(shared, 3);
    await expect.poll(openStreams).toBe(2);

    // Covered tabs hear nothing, are nowhere, and catch up when they are looked at again.
    await Promise.all(tabs.map((tab) => cover(tab, true)));
    await expect.poll(openStreams).toBe(1);
    await expect.poll(() => guest.getByRole('img', { name }).count()).toBe(0);
    await longer(guest);
    await broadcast(first, 'You were away');
    await announced(guest, 'You were away');
    await cover(shared, false);
    await nights(shared, 4);
    await announced(shared, 'You were away');
    expect(await left.getByText('You were away').count()).toBe(0);
    await cover(left, false);
    await announced(left, 'You were away');
    await expect.poll(openStreams).toBe(2);

    // The tab that held the stream goes; another one takes it up.
    await shared.close();
    await broadcast(first, 'Still there');
    await announced(left, 'Still there');
    await expect.poll(() => guest.getByRole('img', { name }).count()).toBe(0);
    await expect.poll(openStreams).toBe(2);
  });
});

describe('tabs of a browser that has no locks', () => {
  it('hold a stream each while they are looked at', async () => {
    const { page } = await signedIn(desktop, { site: site.origin });
    await page.context().addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
    const trip = await saveTrip(page, 'Porto');
    const [left, right] = (await openTabs(page, [trip, trip])) as [Page, Page];
    await page.close();
    await expect.poll(openStreams).toBe(2);
    await cover(left, true);
    await expect.poll(openStreams).toBe(1);
    await cover(left, false);
    await expect.poll(openStreams).toBe(2);
    await longer(left);
    await nights(right, 3);
  });
});
