import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, phone, signedIn, traveller } from './browser.ts';

async function say(page: Page, text: string) {
  const done = page.waitForResponse('**/api/ask');
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
  await done;
  await page.getByRole('button', { name: 'Send' }).waitFor();
}

it('a conversation goes with its trip to another device, from the first message to taking a change back', async () => {
  const { page } = await signedIn();
  await page.goto('/create');
  const handedOver = page.waitForResponse(
    (response) =>
      response.url().includes('/api/trip-conversation/') && response.request().method() === 'POST',
  );
  await say(page, 'Two days in Lisbon');
  await page.getByRole('heading', { name: 'Day 2' }).waitFor();
  expect((await handedOver).status()).toBe(200);
  await say(page, 'Add one more day');
  await page.getByRole('heading', { name: 'Day 3' }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);

  const device = await traveller(phone);
  await device.context().addCookies(await page.context().cookies());
  await device.goto(page.url());
  await device.getByRole('tab', { name: 'Chat' }).click();
  await device.getByText('Two days in Lisbon', { exact: true }).waitFor();
  await device.getByText('Add one more day', { exact: true }).first().waitFor();
  expect(await device.getByRole('article', { name: 'Answer' }).count()).toBe(2);
  await device.waitForLoadState('networkidle');
  await expectAccessible(device);
  await say(device, 'undo');
  await device.getByText('Done: the trip is as it was before my last change.').waitFor();
  await device.getByRole('tab', { name: 'Trip' }).click();
  await device.getByRole('heading', { name: 'Day 2' }).waitFor();
  expect(await device.getByRole('heading', { name: 'Day 3' }).count()).toBe(0);
  await page.reload();
  await page.getByText('undo', { exact: true }).waitFor();
});
