import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawMaps, expectAccessible, traveller } from './browser.ts';

drawMaps();
const small = { width: 1024, height: 640 };

const map = (page: Page) => page.getByRole('region', { name: 'Map of the trip' }).first();
const list = (page: Page) => map(page).getByRole('region', { name: 'Places in sight' });
const temples = (page: Page) => list(page).getByRole('button', { name: /Religious site$/ });

/** Lists them, as they are once the map is at rest. */
async function listPlaces(page: Page) {
  await map(page).getByRole('button', { name: 'List the places in sight' }).press('Enter');
  await list(page).locator('[aria-busy=false]').waitFor();
}

/** A planner with one stop, its map near enough to name what the city is made of; answers a sight that it lists. */
async function nearKyoto(page: Page) {
  await page.goto('/create?to=jp-kyoto');
  await page.getByRole('heading', { name: '1 Kyoto' }).waitFor();
  await expect
    .poll(async () => {
      await listPlaces(page);
      const found = await temples(page).count();
      if (found === 0) await map(page).getByRole('button', { name: 'Nearer' }).click();
      return found;
    })
    .toBeGreaterThan(0);
  return temples(page).first().locator('span').first().innerText();
}

/** Where on the screen the chosen place is drawn. */
async function spotOf(page: Page) {
  const { x, y, width, height } = (await map(page).locator('[data-spot]').boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

describe('what the embedded map names', () => {
  it('opens a card by a click on it, and is added to the ideas', async () => {
    const page = await traveller(small);
    const sight = await nearKyoto(page);
    await temples(page).first().click();
    const { x, y } = await spotOf(page);
    const card = map(page).getByRole('region', { name: sight });
    await card.getByRole('button', { name: 'Close' }).click();
    await page.mouse.move(x, y);
    const canvas = map(page).locator('canvas');
    await expect.poll(() => canvas.evaluate(({ style }) => style.cursor)).toBe('pointer');
    await page.mouse.click(x, y);
    await card.getByRole('link', { name: 'Read the guide' }).waitFor();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Add to the trip' }).click();
    await page.getByRole('button', { name: `Remove ${sight}` }).waitFor();
    expect(await card.count()).toBe(0);
  });

  it('is a list for the keyboard; what is in the trip has the card of the trip', async () => {
    const page = await traveller(small);
    const sight = await nearKyoto(page);
    await expectAccessible(page);
    await temples(page).first().press('Enter');
    const card = map(page).getByRole('region', { name: sight });
    await card.getByRole('button', { name: 'Add to the trip' }).press('Enter');
    const idea = map(page).getByRole('button', { name: `${sight}, An idea for later` });
    await idea.waitFor();
    await listPlaces(page);
    await list(page)
      .getByRole('button', { name: `${sight} In your trip` })
      .press('Enter');
    await expect.poll(() => idea.getAttribute('aria-pressed')).toBe('true');
    await card.getByText('An idea for later').waitFor();
    await page.keyboard.press('Escape');
  });
});
