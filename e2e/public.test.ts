import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, expectComplaints, expectPath, origin, phone, signedIn, traveller } from './browser.ts';
import { keepTrip } from './trip-steps.ts';

const kyoto = '/city-guide/japan/kyoto';
const inari = '/attraction-guide/japan/kyoto/fushimi-inari-taisha';
const article = '/blog/japan/kyoto/kyoto-before-nine-in-the-morning';
const pages = [
  '/',
  '/featured-trips?length=short',
  '/city-guides',
  '/city-guides/japan',
  kyoto,
  inari,
  '/blogs',
  article,
  '/info/help',
];

/** Gives a sign, and waits until the browser's application has taken the page over. */
async function takenOver(page: Page) {
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => {
    const drawn = document.querySelector('#root > *');
    return drawn !== null && Object.keys(drawn).some((key) => key.startsWith('__reactFiber'));
  });
}

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('on a %s', (_name, viewport) => {
  it('every public page is taken over as the server drew it, without a word in the console', async () => {
    const page = await traveller(viewport);
    for (const path of pages) {
      await page.goto(path);
      // What was drawn is kept: a page drawn anew would not have its first element any more.
      await page.evaluate(() => document.querySelector('main')?.setAttribute('data-drawn', 'yes'));
      await takenOver(page);
      expect(await page.locator('main[data-drawn]').count(), path).toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      await page.waitForLoadState('networkidle');
    }
  });
});

describe('what a browser loads', () => {
  it('holds no schema library, whose weight only the server needs', () => {
    const assets = resolve(import.meta.dirname, '../web/dist/assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(20);
    // Every zod schema holds its workings under this name, which no minifier may change.
    const heavy = scripts.filter((name) => readFileSync(resolve(assets, name), 'utf8').includes('_zod'));
    expect(heavy).toEqual([]);
  });
});

describe('a first visit', () => {
  /** Holds the application's scripts back until they are let go; tells whether they were asked for. */
  async function heldBack(page: Page) {
    const asked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const log = { asked: false };
    await page.route(/\/assets\/frame-/, async (route) => {
      log.asked = true;
      asked.resolve();
      await release.promise;
      await route.continue();
    });
    return { log, asked: asked.promise, release: release.resolve };
  }

  it('loads no application before the first sign, and loses nothing that is done meanwhile', async () => {
    const page = await traveller(desktop, { worker: false });
    const scripts = await heldBack(page);
    await page.goto('/', { waitUntil: 'load' });
    await page.getByRole('heading', { name: 'Go somewhere worth remembering' }).waitFor();
    expect(scripts.log.asked).toBe(false);
    await page.getByRole('combobox', { name: 'Where to?' }).pressSequentially('Kyot');
    await scripts.asked;
    await page.getByRole('button', { name: 'Search' }).first().click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    scripts.release();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('combobox', { name: 'Where to?' }).inputValue()).toBe('Kyot');
    await page.getByRole('combobox', { name: 'Where to?' }).press('o');
    await page
      .getByRole('option', { name: /^Kyoto/ })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/create');
  });

  it('sends a form that was sent before anything could take it, and follows links as a page does', async () => {
    const page = await traveller(desktop, { worker: false });
    const scripts = await heldBack(page);
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Where to?' }).fill('a week in Kyoto');
    await page.keyboard.press('Enter');
    await scripts.asked;
    scripts.release();
    await expectPath(page, '/create?ask=a+week+in+Kyoto');
    const other = await traveller(desktop, { worker: false });
    await heldBack(other);
    await other.goto('/');
    await other.getByRole('link', { name: 'All city guides' }).click();
    await other.getByRole('heading', { level: 1, name: 'City guides' }).waitFor();
  });
});

describe('without JavaScript', () => {
  it('public pages can be read', async () => {
    const page = await traveller();
    const plain = await page.context().browser()!.newContext({ javaScriptEnabled: false, baseURL: origin });
    const reader = await plain.newPage();
    for (const [path, words] of [
      ['/', 'Go somewhere worth remembering'],
      [kyoto, 'Neighbourhoods'],
      [inari, 'Before you go'],
      [article, 'Kyoto before nine in the morning'],
      ['/featured-trips/asia', 'Japan by train'],
      ['/search?q=kyoto', 'Japan by train, old capitals first'],
    ] as const) {
      await reader.goto(path);
      expect(await reader.getByText(words).first().isVisible(), path).toBe(true);
    }
    await plain.close();
  });
});

describe('the search', () => {
  it('opens by a key over any page, finds in spite of a typing error, and is used by keys alone', async () => {
    const page = await traveller();
    await page.goto('/info/about');
    // It stands there once the page listens to keys: only then the browser knows that nobody is signed in.
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: /Search/ });
    await box.waitFor();
    await page.keyboard.type('kyotto');
    await page
      .getByRole('option', { name: /^Kyoto/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await expectPath(page, kyoto);
    await page.keyboard.press('Control+k');
    await box.waitFor();
    await box.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('takes five thousand letters, and letters of any script', async () => {
    const page = await traveller();
    for (const q of ['x'.repeat(5000), '😀😀', 'القاهرة', '<script>alert(1)</script>']) {
      await page.goto(`/search?${new URLSearchParams({ q })}`);
      await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
    }
  });
});

describe('featured trips', () => {
  it('are filtered by what the address says, and say it there', async () => {
    const page = await traveller();
    await page.goto('/featured-trips');
    await takenOver(page);
    const cards = page.getByRole('main').getByRole('article');
    const all = await cards.count();
    expect(all).toBeGreaterThanOrEqual(24);
    await page.getByLabel('Length').selectOption('short');
    await expectPath(page, '/featured-trips?length=short');
    await expect.poll(() => cards.count()).toBeLessThan(all);
    const short = await cards.count();
    await page.reload();
    expect(await cards.count()).toBe(short);
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => cards.count()).toBe(all);
  });
});

describe('a guide', () => {
  it('that does not exist names those that were perhaps meant', async () => {
    const page = await traveller();
    expectComplaints(/404/);
    await page.goto('/city-guide/japan/kyotoo');
    await page.getByRole('link', { name: /^Kyoto, / }).click();
    await expectPath(page, kyoto);
  });

  it('asks what can be booked once it stands, and starts the planner with its city, on a first visit', async () => {
    const page = await traveller(desktop, { worker: false });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(kyoto, { waitUntil: 'load' });
    expect(asked).not.toContain('/api/gyg-city/jp-kyoto');
    await takenOver(page);
    const tours = page.getByRole('heading', { name: 'Tours and tickets' }).locator('..');
    const link = await tours.getByRole('link').first().getAttribute('href');
    expect(link).toMatch(/^https:\/\/www\.getyourguide\.com\/s\/\?q=/);
    expect(asked).toContain('/api/marketing-info/jp-kyoto');
    await page.getByRole('link', { name: 'Plan a trip here' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/create');
    await page.getByText('Kyoto').first().waitFor();
  });

  it('puts its sight among the ideas of a draft on the device, and of an account', async () => {
    const page = await traveller();
    await page.goto(inari);
    await takenOver(page);
    await page.getByRole('button', { name: 'Add to my trip' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /A new trip/ })
      .click();
    await page.getByText(/was added to the ideas/).waitFor();
    const kept = await page.evaluate(() => localStorage.getItem('wayfare.draft'));
    expect(JSON.parse(kept!).document.trip.ideas[0].place.placeId).toBe('jp-kyoto/fushimi-inari-taisha');

    const { page: own } = await signedIn();
    const id = await keepTrip(own, { tripName: 'My Kyoto', trip: emptyTrip(), plan: null });
    await own.goto(inari);
    await takenOver(own);
    await own.getByRole('button', { name: 'Add to my trip' }).click();
    await own
      .getByRole('dialog')
      .getByRole('button', { name: /My Kyoto/ })
      .click();
    await own.getByText(/was added to the ideas in “My Kyoto”/).waitFor();
    const held = await (await own.request.get(`/api/trip/${id}`)).json();
    expect(held.trip.ideas).toHaveLength(1);
  });
});
