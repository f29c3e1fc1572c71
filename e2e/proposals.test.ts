import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, expectAccessible, phone, signedIn } from './browser.ts';
import { openPlanned } from './trip-steps.ts';

const porto = '3 days in Porto from 4 May 2027';

const titlesOf = (page: Page, day: number) =>
  page
    .locator('[data-day-id]')
    .nth(day - 1)
    .locator('[data-item-id]')
    .evaluateAll((items) => items.map((item) => item.getAttribute('data-title')));

async function choose(page: Page, day: number, entry: string) {
  await page.getByRole('button', { name: `More for day ${day}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

describe('a day', () => {
  it('is added empty, planned when asked, made lighter and there twice, each step shown first or undone', async () => {
    const { page } = await signedIn(desktop);
    await openPlanned(page, porto);
    const before = await titlesOf(page, 1);
    await choose(page, 1, 'Add a day after');
    await expect.poll(() => titlesOf(page, 2)).toEqual([]);
    await choose(page, 2, 'Plan this day');
    const dialog = page.getByRole('dialog', { name: 'Fill day 2' });
    await dialog.getByText('new').first().waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Leave it' }).click();
    expect(await titlesOf(page, 2)).toEqual([]);
    await choose(page, 2, 'Plan this day');
    await dialog.getByRole('button', { name: 'Change the day' }).click();
    await expect.poll(async () => (await titlesOf(page, 2)).length).toBeGreaterThan(2);
    expect(await titlesOf(page, 1)).toEqual(before);
    const filled = await titlesOf(page, 2);
    await choose(page, 2, 'Make it lighter');
    await page
      .getByRole('dialog', { name: 'A lighter day 2' })
      .getByRole('button', { name: 'Change the day' })
      .click();
    await expect.poll(async () => (await titlesOf(page, 2)).length).toBeLessThan(filled.length);
    await choose(page, 2, 'Duplicate this day');
    await expect.poll(() => titlesOf(page, 3)).toEqual(await titlesOf(page, 2));
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(() => titlesOf(page, 3)).not.toEqual(await titlesOf(page, 2));
  });

  it('has one thing swapped for another, on a phone', async () => {
    const { page } = await signedIn(phone);
    await openPlanned(page, porto);
    const before = await titlesOf(page, 1);
    const [visit] = await page
      .locator('[data-day-id]')
      .first()
      .locator('[data-item-id]')
      .filter({ hasNotText: 'Lunch' })
      .evaluateAll((items) => items.map((one) => one.getAttribute('data-title')!));
    await page.getByRole('button', { name: visit!, exact: true }).first().click();
    await page.getByRole('button', { name: 'Swap' }).click();
    const dialog = page.getByRole('dialog', { name: `Something else instead of ${visit}` });
    await dialog.getByText('new').first().waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change the day' }).click();
    await expect.poll(() => titlesOf(page, 1)).not.toContain(visit);
    const fresh = (await titlesOf(page, 1)).filter((title) => !before.includes(title));
    expect(fresh.length).toBeGreaterThan(0);
  });
});
