import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, expectAccessible, expectPath, phone, register, traveller } from './browser.ts';
import { addStop } from './trip-steps.ts';

/** Chooses an entry of a menu of the planner. */
async function choose(page: Page, menu: 'Export' | 'More', entry: string | RegExp) {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a draft without an account, on a %s', (_name, viewport) => {
  it('is taken along, read, printed and worked on by the calendar, and only sharing asks to sign in', async () => {
    const page = await traveller(viewport);
    await page.goto('/create?ask=3+days+in+Porto+from+12+September');
    await page.getByRole('button', { name: 'More', exact: true }).waitFor();

    const begun = page.waitForEvent('download');
    await choose(page, 'Export', /^Calendar/);
    expect((await begun).suggestedFilename()).toMatch(/Porto.*\.ics$/);

    await choose(page, 'More', 'Outline');
    await expectPath(page, '/outline/draft');
    await page.getByRole('heading', { name: 'Day 1' }).waitFor();
    await page.getByRole('img', { name: /^Map of day 1/ }).waitFor();
    await page.getByRole('heading', { name: 'Portugal' }).waitFor();
    await expectAccessible(page);
    const markdown = page.waitForEvent('download');
    await choose(page, 'Export', 'Markdown');
    expect((await markdown).suggestedFilename()).toMatch(/\.md$/);

    await page.getByRole('link', { name: 'Calendar' }).click();
    await expectPath(page, '/calendar-plan/draft');
    const item = page.locator('[data-item]').first();
    const title = (await item.getAttribute('aria-label')) ?? '';
    await item.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => page.locator('[data-item]').first().getAttribute('aria-label')).not.toBe(title);
    const changed = await page.evaluate(() => localStorage.getItem('wayfare.draft'));
    await page.reload();
    await page.locator('[data-item]').first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('wayfare.draft'))).toBe(changed);

    await page.getByRole('link', { name: 'Planner' }).click();
    await expectPath(page, '/create');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', location.pathname);
    });
    await choose(page, 'More', 'Print');
    await page.locator('body[data-printed="/outline/draft"]').waitFor();
    await page.goBack();

    const popup = page.waitForEvent('popup');
    await choose(page, 'More', 'Sign in to share');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Wayfare ID/ })
      .click();
    await register(await popup);
    await page.getByRole('dialog', { name: 'Share this trip' }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);
  });
});

it('a draft’s outline says so where there is none, and an empty trip has nothing to take along', async () => {
  const page = await traveller();
  await page.goto('/outline/draft');
  await page.getByRole('link', { name: 'Plan a trip' }).first().click();
  await expectPath(page, '/create');
  await page.getByRole('textbox', { name: 'Trip name' }).waitFor();
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  await addStop(page, 'Porto');
  await page.getByRole('button', { name: 'Export' }).waitFor();
});

it('a draft is the same in every tab, and each goes on from what another did', async () => {
  const page = await traveller();
  await page.goto('/create?to=pt-porto');
  await page.getByRole('heading', { name: '1 Porto' }).waitFor();
  const beside = await page.context().newPage();
  await beside.goto('/create');
  const nameIn = (tab: Page) => tab.getByRole('textbox', { name: 'Trip name' });
  await nameIn(beside).fill('From the second tab');
  await nameIn(beside).press('Enter');
  await expect.poll(() => nameIn(page).inputValue()).toBe('From the second tab');
  await addStop(page, 'Lisbon');
  await beside.getByRole('heading', { name: '2 Lisbon' }).waitFor();
  await beside.reload();
  await beside.getByRole('heading', { name: '2 Lisbon' }).waitFor();
  expect(await nameIn(beside).inputValue()).toBe('From the second tab');
});
