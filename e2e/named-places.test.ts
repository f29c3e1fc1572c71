import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawMaps, expectAccessible, traveller } from './browser.ts';

drawMaps();
const small = { width: 1024, height: 640 };

const map = (page: Page) => page.getByRole('region', { name: 'Map of the trip' }).first();
const list = (page: Page) => map(page).getByRole('region', { name: 'Places in sight' });

/** A planner with one stop, near enough for the map to name what the city is made of. */
async function nearKyoto(page: Page) {
  await page.goto('/create?to=jp-kyoto');
  await page.getByRole('heading', { name: '1 Kyoto' }).waitFor();
  const nearer = map(page).getByRole('button', { name: 'Nearer' });
  await nearer.click();
  await nearer.click();
  await expect
    .poll(async () => {
      await listPlaces(page);
      return list(page)
        .getByRole('button', { name: /^Nijo Castle/ })
        .count();
    })
    .toBe(1);
}

/** Lists what the map names. */
const listPlaces = (page: Page) =>
  map(page).getByRole('button', { name: 'List the places in sight' }).press('Enter');

/** Moves the pointer over the map until it is on something that can be chosen. */
async function pointAtName(page: Page) {
  const canvas = map(page).locator('canvas');
  const { x, y, width, height } = (await canvas.boundingBox())!;
  const isOnName = () =>
    canvas.evaluate(
      (element) =>
        new Promise<boolean>((tell) => {
          // The pointer takes its form within a frame.
          requestAnimationFrame(() => requestAnimationFrame(() => tell(element.style.cursor === 'pointer')));
        }),
    );
  for (let down = height * 0.3; down < height * 0.6; down += 14) {
    for (let across = 70; across < width - 70; across += 14) {
      await page.mouse.move(x + across, y + down);
      if (await isOnName()) return { x: x + across, y: y + down };
    }
  }
  throw new Error('the pointer found no name on the map');
}

describe('what the embedded map names', () => {
  it('opens a card by a click on it, and is added to the ideas', async () => {
    const page = await traveller(small);
    await nearKyoto(page);
    await map(page).getByRole('button', { name: 'Close' }).click();
    const { x, y } = await pointAtName(page);
    await page.mouse.click(x, y);
    const add = map(page).getByRole('button', { name: 'Add to the trip' });
    await add.waitFor();
    const name = await map(page).getByRole('heading', { level: 3 }).innerText();
    await expectAccessible(page);
    await add.click();
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor();
    expect(await add.count()).toBe(0);
  });

  it('is a list for the keyboard: a sight has its guide, and is in the trip under its own card', async () => {
    const page = await traveller(small);
    await nearKyoto(page);
    await expectAccessible(page);
    await list(page)
      .getByRole('button', { name: /^Nijo Castle/ })
      .press('Enter');
    const card = map(page).getByRole('region', { name: 'Nijo Castle' });
    await card.getByRole('link', { name: 'Read the guide' }).waitFor();
    await card.getByRole('button', { name: 'Add to the trip' }).press('Enter');
    await page.getByRole('button', { name: 'Remove Nijo Castle' }).waitFor();
    await listPlaces(page);
    await list(page)
      .getByRole('button', { name: /^Kyoto station/ })
      .press('Enter');
    const station = map(page).getByRole('region', { name: 'Kyoto station' });
    await station.getByText('Station', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
  });
});
