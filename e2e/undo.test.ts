import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, expectAccessible, signedIn, traveller } from './browser.ts';
import { saveByHand } from './trip-steps.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first();
const dayOne = (page: Page) => page.getByRole('heading', { name: /^Day 1\b/ });
const answer = (page: Page, number: number) => page.getByRole('article', { name: 'Answer' }).nth(number);

async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

it('undo goes on over the first save and a reload, from the bar and from an answer in the chat', async () => {
  const { page } = await signedIn();
  await page.goto('/create');
  await say(page, 'Two days in Lisbon');
  await page.getByRole('heading', { name: 'Day 2' }).waitFor();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await say(page, 'Add one more day');
  await page.getByRole('heading', { name: 'Day 3' }).waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'hidden' });
  await expect.poll(() => undo(page).isEnabled()).toBe(true);
  await answer(page, 1).getByRole('button', { name: 'Undo this' }).click();
  await expect.poll(() => page.getByRole('heading', { name: 'Day 3' }).count()).toBe(0);
  await answer(page, 1).getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('heading', { name: 'Day 3' }).waitFor();
  await page.getByRole('list', { name: 'Quick replies' }).getByRole('button', { name: 'Undo' }).click();
  await answer(page, 2).getByText('Done: the trip is as it was before my last change.').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Day 3' }).count()).toBe(0);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Day 2' }).waitFor();
  await answer(page, 0).getByRole('button', { name: 'Undo back to here' }).click();
  await expect.poll(() => dayOne(page).count()).toBe(0);
  expect(await undo(page).isDisabled()).toBe(true);
  // Nothing is left to be taken back, so no answer offers it.
  await expect.poll(() => page.getByRole('button', { name: /^Undo (this|back)/ }).count()).toBe(0);
  await page.getByText('Saved', { exact: true }).waitFor();
});

it('undo goes on over the first save of a trip made by hand, which the server gives its name', async () => {
  const { page } = await signedIn();
  await saveByHand(page, 'Porto');
  await undo(page).click();
  await page.getByText('Name the first place.').waitFor();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await page.getByRole('heading', { name: '1 Porto' }).waitFor();
});

it('with nothing to undo, its keys change and save nothing', async () => {
  const page = await traveller(desktop);
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  await page.getByRole('heading', { name: 'Tell me about your trip' }).click();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  expect(await page.getByText(/^Sav(ing|ed)/).count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('wayfare.draft'))).toBeNull();
  await expectAccessible(page);
});
