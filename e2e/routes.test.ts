import { describe, expect, it } from 'vitest';
import {
  desktop,
  expectAccessible,
  expectComplaints,
  expectPath,
  phone,
  signedIn,
  traveller,
} from './browser.ts';

const publicPages = {
  first: ['/', '/login', '/create', '/search?q=kyoto', '/region-not-served'],
  featured: [
    '/featured-trips',
    '/featured-trips/asia',
    '/featured-trips/europe',
    '/featured-trips/north-america',
    '/featured-trips/central-south-america',
    '/featured-trips/oceania',
    '/featured-trips/others',
  ],
  guides: [
    '/city-guides',
    '/city-guides/japan',
    '/city-guide/japan/kyoto',
    '/attraction-guide/japan/kyoto/fushimi-inari-taisha',
    '/blogs',
  ],
  info: ['/info/about', '/info/contact', '/info/help', '/info/terms', '/info/privacy', '/info/credits'],
};
/** Pages that are drawn by the same code as another of the list, or the same at every width. */
const oneOfAKind = (path: string) => !/^\/featured-trips\/|^\/info\/(?!help)|^\/city-guides$/.test(path);
const protectedPaths = ['/mytrips', '/profile', '/active-trips'];

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('on a %s', (_name, viewport) => {
  it.each(Object.entries(publicPages))(
    'the %s pages show themselves, with a title, one heading and nothing in the way',
    async (_group, paths) => {
      const page = await traveller(viewport);
      for (const path of paths) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        // A sign of somebody there, so that it is the application that is looked at.
        await page.mouse.move(5, 5);
        await page.waitForLoadState('networkidle');
        // The site's name gives way to a title that fills the line of a search result by itself.
        expect(await page.title(), path).toMatch(/Wayfare|^.{51,60}$/);
        expect(await page.getByRole('heading', { level: 1 }).count(), `headings of ${path}`).toBe(1);
        expect(await page.getByRole('main').count(), `main parts of ${path}`).toBe(1);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `pixels of ${path} that stand out at the side`).toBeLessThanOrEqual(0);
        if (viewport === desktop || oneOfAKind(path)) await expectAccessible(page);
      }
    },
  );

  it('protected pages show themselves to whoever is signed in', async () => {
    const { page } = await signedIn(viewport);
    for (const path of protectedPaths) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectPath(page, path);
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
    }
  });
});

describe('an address', () => {
  it('that does not exist leads home', async () => {
    const page = await traveller();
    expectComplaints(/404/);
    await page.goto('/no/such/page');
    await expectPath(page, '/');
  });

  it.each([...protectedPaths, '/admin'])(
    '%s leads to the sign-in page and comes back from there',
    async (path) => {
      const page = await traveller();
      await page.goto(path);
      await expectPath(page, '/login');
      const target = await page.evaluate(() => (window.history.state as { usr: Record<string, string> }).usr);
      expect([target['originalUri'], target['returnTo']]).toEqual([path, path]);
    },
  );

  it('of a narrow window shows the featured trips as home', async () => {
    const page = await traveller(phone);
    await page.goto('/home');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Be inspired/);
  });

  it('/maintenance leads home again, in place of its own entry', async () => {
    const page = await traveller();
    await page.goto('/info/about');
    await page.goto('/maintenance');
    await expectPath(page, '/home');
    await page.goBack();
    await expectPath(page, '/info/about');
  });
});

describe('the navigation', () => {
  it('of a desktop stands in the order of the product, and Discover opens on hover', async () => {
    const page = await traveller();
    await page.goto('/info/about');
    const bar = page.getByRole('banner').getByRole('navigation');
    const words = (await bar.innerText()).replace(/\s+/g, ' ');
    expect(words).toMatch(/Be Inspired.*Explore & Plan.*My Itineraries.*Discover/);
    expect(words).not.toContain('Admin');
    await page.getByRole('button', { name: 'Discover' }).hover();
    await page.getByRole('link', { name: 'City Guides', exact: true }).first().click();
    await expectPath(page, '/city-guides');
  });

  it('of a phone leads to guides and to the profile, as the desktop does', async () => {
    const { page } = await signedIn(phone);
    await page.goto('/info/about');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'City Guides' }).click();
    await expectPath(page, '/city-guides');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await expectPath(page, '/profile');
    await page.setViewportSize(desktop);
    await page.goto('/info/about');
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
    await expectPath(page, '/profile');
  });

  it('is not shown on the planner', async () => {
    const page = await traveller();
    await page.goto('/create');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('Be Inspired').count()).toBe(0);
    await page.setViewportSize(phone);
    await page.getByRole('tablist', { name: 'Panes' }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
  });
});
