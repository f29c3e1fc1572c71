import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, expectAccessible, phone, traveller } from './browser.ts';
import { longTrip } from './long-trip.ts';
import { openPart } from './trip-steps.ts';

const tablet = { width: 768, height: 1024 };
const narrow = { width: 320, height: 640 };

/** Somebody whose draft is the long trip, looking at its days. */
async function onTheRoad(viewport: typeof desktop, document = longTrip()) {
  const page = await traveller(viewport);
  await page.addInitScript(
    (draft) => {
      if (!localStorage.getItem('wayfare.draft')) localStorage.setItem('wayfare.draft', draft);
    },
    JSON.stringify({ document, changedAt: 1 }),
  );
  await page.goto('/create?pane=trip');
  await page.getByRole('heading', { name: /^Day 1\b/ }).waitFor();
  return page;
}

const part = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) });
const strip = (page: Page) => page.getByRole('navigation', { name: 'Go to a day' });
const tab = (page: Page, number: number) =>
  strip(page).getByRole('button', { name: new RegExp(`^Day ${number},`) });
const current = (page: Page) => strip(page).locator('[aria-current]').getAttribute('data-day-tab');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const heightOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!.height;

/** How far below the strip a day begins. */
const belowStrip = async (page: Page, dayId: string) => {
  const [edge, day] = [
    await strip(page).boundingBox(),
    await page.locator(`[data-day-id="${dayId}"]`).boundingBox(),
  ];
  return day!.y - (edge!.y + edge!.height);
};

const beginsBelowStrip = async (page: Page, dayId: string) => {
  const below = await belowStrip(page, dayId);
  return below >= 0 && below < 24;
};

/** Scrolls the days by hand. */
async function wheel(page: Page, by: number) {
  await page.locator('[data-pane=trip]').hover();
  await page.mouse.wheel(0, by);
}

const isInStrip = (page: Page, dayId: string) =>
  page.locator(`[data-day-tab="${dayId}"]`).evaluate((one) => {
    const [row, box] = [
      one.closest('.overflow-x-auto')!.getBoundingClientRect(),
      one.getBoundingClientRect(),
    ];
    return box.left >= row.left && box.right <= row.right;
  });

describe('the frame of a trip', () => {
  it('invites to what is missing, opens beside the trip, and goes back to where it was opened', async () => {
    const page = await onTheRoad(desktop);
    expect(await part(page, 'Dates').innerText()).toMatch(/^May 3 – 30/);
    await page.getByRole('button', { name: 'Travellers: Add travellers' }).press('Enter');
    const travellers = page.getByRole('dialog', { name: 'Travellers' });
    await expect
      .poll(() => travellers.evaluate((panel) => panel.contains(document.activeElement)))
      .toBe(true);
    await travellers.getByRole('button', { name: 'More: Adults' }).click();
    await page.getByRole('button', { name: 'Travellers: 2 adults' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Travellers: Add travellers' }).waitFor();
    await page.keyboard.press('Escape');
    await travellers.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toBe('Travellers: Add travellers');
    // The trip beside the panel stays in reach: one press undoes there, and closes it.
    const wishes = await openPart(page, 'Wishes');
    await wishes.getByRole('button', { name: 'Relaxed' }).click();
    await wishes.getByRole('button', { name: 'Hiking' }).click();
    await page.getByRole('button', { name: 'Wishes: Relaxed, Hiking' }).waitFor();
    await wishes.getByRole('button', { name: 'Rebuild 28 days to match' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Your wishes have changed since these days were planned.').waitFor();
    await openPart(page, 'Wishes');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    // Two wishes are one step where they follow each other quickly, which a busy machine may not let them.
    await page.getByRole('button', { name: /^Wishes: (Add wishes|Relaxed)$/ }).waitFor();
    await wishes.waitFor({ state: 'hidden' });
    const ends = await openPart(page, 'Way there and home');
    await ends.getByRole('button', { name: 'Add where you start from' }).click();
    await ends.getByRole('combobox', { name: 'Where you start from' }).fill('Zurich');
    await ends
      .getByRole('option', { name: /^Z.rich/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Way there and home: From Z.rich/ }).waitFor();
    await ends.getByRole('button', { name: /^Back to Z.rich/ }).click();
    await page.getByRole('button', { name: /^Way there and home: Z.rich and back/ }).waitFor();
    // From part to part with one press each.
    const budget = await openPart(page, 'Budget');
    await ends.waitFor({ state: 'hidden' });
    await budget.getByRole('region', { name: 'Money' }).waitFor();
    await part(page, 'Budget').click();
    await budget.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Back to route' }).click();
    await openPart(page, 'Dates');
    await page.keyboard.press('Escape');
    // A large phone has room for all five parts.
    await page.setViewportSize({ width: 520, height: 844 });
    await page.getByRole('tab', { name: 'Trip' }).click();
    const last = (await part(page, 'Way there and home').boundingBox())!;
    expect(last.x + last.width).toBeLessThanOrEqual(520);
  });

  it('is one row at any width, and a sheet on a phone', async () => {
    const page = await onTheRoad(phone);
    for (const viewport of [desktop, tablet, phone, narrow]) {
      await page.setViewportSize(viewport);
      await expect
        .poll(() => heightOf(page, '[data-trip-bar]'), { message: `the bar at ${viewport.width}` })
        .toBeLessThan(50);
      await expect
        .poll(() => heightOf(page, 'header:has(h1)'), { message: `the header at ${viewport.width}` })
        .toBeLessThan(66);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
          message: `at ${viewport.width}`,
        })
        .toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(phone);
    const sheet = await openPart(page, 'Dates');
    const foot = async () => {
      const { y, height } = (await sheet.boundingBox())!;
      return Math.round(y + height);
    };
    // It comes up from below.
    await expect.poll(foot).toBe(phone.height);
    await expectAccessible(page);
    await sheet.getByLabel('Start date').fill('2027-06-07');
    await sheet.getByRole('button', { name: 'Keep these dates' }).click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await expect.poll(() => focused(page)).toMatch(/^Dates: Jun 7/);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(() => part(page, 'Dates').innerText()).toMatch(/^May 3/);
  });
});

describe('a trip of four weeks', () => {
  for (const viewport of [desktop, tablet, phone])
    it(`is read day by day, and gone through by its strip, ${viewport.width} pixels wide`, async () => {
      const page = await onTheRoad(viewport);
      expect(
        await strip(page)
          .getByRole('button', { name: /^Day \d/ })
          .count(),
      ).toBe(28);
      expect(await tab(page, 18).getAttribute('aria-label')).toMatch(/^Day 18, Thu, May 20, Nice/);
      expect(await current(page)).toBe('day-1');
      await tab(page, 14).click();
      expect(await current(page)).toBe('day-14');
      await expect.poll(() => beginsBelowStrip(page, 'day-14')).toBe(true);
      // What the bar opens leaves the days where they are.
      await openPart(page, 'Travellers');
      await page.keyboard.press('Escape');
      await expect.poll(() => focused(page)).toMatch(/^Travellers: /);
      expect(await beginsBelowStrip(page, 'day-14')).toBe(true);
      expect(await current(page)).toBe('day-14');
      // By hand one goes on to the next day, and the strip goes along.
      for (let turn = 0; (await current(page)) !== 'day-16'; turn += 1) {
        expect(turn).toBeLessThan(30);
        const before = await page.locator('[data-pane=trip]').evaluate((pane) => pane.scrollTop);
        await wheel(page, 220);
        await expect
          .poll(() => page.locator('[data-pane=trip]').evaluate((pane) => pane.scrollTop))
          .toBeGreaterThan(before);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
      }
      await expect.poll(() => isInStrip(page, 'day-16')).toBe(true);
      await tab(page, 16).focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End']) await page.keyboard.press(key);
      expect(await current(page)).toBe('day-28');
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => isInStrip(page, 'day-27')).toBe(true);
      expect(await focused(page)).toMatch(/^Day 27, /);
      await expectAccessible(page);
      // Folded, the days say what they hold, and one is still where one was.
      await page.getByRole('button', { name: 'Fold all days' }).click();
      expect(await current(page)).toBe('day-27');
      await page
        .locator('[data-day-id=day-27]')
        .getByText(/9:30.AM – 4:50.PM · 4 things · Cathedral of/)
        .waitFor();
      await tab(page, 3).click();
      await page.locator('[data-day-id=day-3] [data-item-id]').first().waitFor();
      await tab(page, 12).click();
      for (const name of ['Fold all days', 'Unfold all days']) {
        await page.getByRole('button', { name }).click();
        expect(await current(page)).toBe('day-12');
        await expect.poll(() => beginsBelowStrip(page, 'day-12')).toBe(true);
      }
    });

  it('fits on 320 pixels, with every day in reach', async () => {
    const page = await onTheRoad(narrow);
    await tab(page, 1).focus();
    await page.keyboard.press('End');
    await expect.poll(() => isInStrip(page, 'day-28')).toBe(true);
    for (const size of await strip(page)
      .locator('[data-day-tab]')
      .evaluateAll((tabs) => tabs.map((one) => Math.min(one.clientWidth, one.clientHeight))))
      expect(size).toBeGreaterThanOrEqual(44);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
