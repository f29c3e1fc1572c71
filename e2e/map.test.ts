import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawMaps, expectAccessible, origin, phone, traveller } from './browser.ts';

drawMaps();
/** The smallest window with all three panes: a map drawn by the processor takes its time. */
const small = { width: 1024, height: 640 };

const map = (page: Page) => page.getByRole('region', { name: 'Map of the trip' }).first();
const days = (page: Page) => page.getByRole('group', { name: 'Days on the map' });
const ground = (page: Page) => map(page).locator('canvas');

/** A planner with a trip of two cities, and every address that its page asks. */
async function planned(page: Page) {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin: host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  await page.goto('/create');
  await page.getByRole('textbox', { name: 'Message' }).fill('Five days in Kyoto and Osaka, we love food');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'What changed' }).getByText('Kyoto for').waitFor();
  await page.getByRole('button', { name: 'Send' }).waitFor();
  return hosts;
}

async function middle(element: Locator) {
  const box = (await element.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a marker is once the map is at rest. */
async function atRest(marker: Locator) {
  let at = await middle(marker);
  await expect
    .poll(async () => {
      const before = at;
      at = await middle(marker);
      return Math.hypot(at.x - before.x, at.y - before.y);
    })
    .toBe(0);
  return at;
}

/** The colour in a corner of the map, where no marker lies. */
const cornerColour = async (page: Page) => {
  const shot = await ground(page).screenshot();
  return page.evaluate(async (bytes) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
    const canvas = new OffscreenCanvas(1, 1);
    const pencil = canvas.getContext('2d')!;
    pencil.drawImage(image, 8 - image.width, 8 - image.height);
    return pencil.getImageData(0, 0, 1, 1).data[0]!;
  }, Array.from(shot));
};

describe('the map of a trip', () => {
  it('is in step with the list both ways, wears the theme, and asks nobody but this server', async () => {
    const page = await traveller(small);
    await page.emulateMedia({ colorScheme: 'light' });
    const tile = page.waitForResponse(
      (response) => response.url().endsWith('.pmtiles') && response.status() === 206,
    );
    const hosts = await planned(page);
    await tile;
    await days(page).getByRole('button', { name: 'Day 1' }).click();
    const marker = map(page).getByRole('button', { name: /^2 .*, Day 1, / });
    const name = /^2 (.*), Day 1/.exec((await marker.getAttribute('aria-label'))!)![1]!;
    await marker.press('Enter');
    await expect.poll(() => marker.getAttribute('aria-pressed')).toBe('true');
    const row = page.locator('[aria-current="true"]');
    await row.getByText(name, { exact: true }).waitFor();
    await map(page).getByRole('region', { name }).getByRole('link', { name: 'Read the guide' }).waitFor();
    await map(page)
      .getByText(/^Usually \d/)
      .waitFor();
    await expectAccessible(page);

    const other = page.getByRole('region', { name: 'Days', exact: true }).locator('[data-item-id]');
    const title = await other.getByRole('heading', { level: 4 }).first().innerText();
    await page.getByRole('button', { name: title, exact: true }).first().click();
    const inStep = map(page).getByRole('button', { name: `${title}, Day 1`, exact: false });
    await expect.poll(() => inStep.getAttribute('aria-pressed')).toBe('true');
    await map(page).getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => cornerColour(page), { timeout: 15_000 }).toBeGreaterThan(180);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => cornerColour(page), { timeout: 15_000 }).toBeLessThan(90);
    expect([...hosts]).toEqual([origin]);
  });

  it('takes a place of one’s own where one clicks or by keyboard, into a day or the ideas', async () => {
    const page = await traveller(small);
    await planned(page);
    await days(page).getByRole('button', { name: 'Day 2' }).click();
    await map(page)
      .getByRole('button', { name: /^2 .*, Day 2, / })
      .waitFor();
    await ground(page).click({ button: 'right', position: { x: 16, y: 430 } });
    const form = map(page).getByRole('region', { name: 'Add a place here' });
    await form.getByLabel('Name').fill('A bench with a view');
    await form.getByLabel('Goes to').selectOption('Day 2');
    await form.getByRole('button', { name: 'Add' }).click();
    // It stands where it suits the day, with the way to it and what comes after it worked out.
    await page.getByRole('button', { name: /^Way to A bench with a view/ }).waitFor();

    await days(page).getByRole('button', { name: 'All' }).click();
    await map(page).getByRole('button', { name: 'Add a place here' }).press('Enter');
    await page.keyboard.type('Where Aunt Mio lives');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Where Aunt Mio lives' }).waitFor();
    await map(page)
      .getByRole('button', { name: /^Where Aunt Mio lives, An idea/ })
      .waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(() => page.getByText('Where Aunt Mio lives').count()).toBe(0);

    await page.getByRole('button', { name: 'Back to route' }).click();
    await page.getByRole('heading', { name: '2 Osaka' }).getByRole('button').click();
    const city = map(page).getByRole('button', { name: /^2 Osaka, / });
    await expect.poll(() => city.getAttribute('aria-pressed')).toBe('true');
    await page.locator('[aria-current="true"]').getByRole('heading', { name: '2 Osaka' }).waitFor();
  });

  it('gives what one drags off it to another day, told before one lets go', async () => {
    const page = await traveller(small);
    await planned(page);
    await days(page).getByRole('button', { name: 'Day 1' }).click();
    const marker = map(page).getByRole('button', { name: /^2 .*, Day 1, / });
    await marker.waitFor();
    const name = /^2 (.*), Day 1/.exec((await marker.getAttribute('aria-label'))!)![1]!;
    const at = await atRest(marker);
    const chip = await middle(days(page).getByRole('button', { name: 'Day 2' }));
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(chip.x, chip.y, { steps: 6 });
    await page.getByText(/^Day 2: \d/).waitFor();
    await page.mouse.up();
    await map(page)
      .getByRole('button', { name: new RegExp(`${name}, Day 2, `) })
      .first()
      .waitFor();
    await page.keyboard.press('Control+z');
    await marker.waitFor();

    // On paper there is the map alone, light and with its markers, and nothing of it stays on the screen.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => (window.print = () => undefined));
    await map(page).getByRole('button', { name: 'Print the map' }).click();
    const sheet = page.locator('.map-sheet');
    await sheet.waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    await sheet.getByRole('img', { name: 'The map as it was shown' }).waitFor();
    expect(await sheet.getByRole('listitem').allInnerTexts()).toEqual(
      [1, 2, 3, 4, 5].map((day) => `Day ${day}`),
    );
    expect(await page.getByRole('textbox', { name: 'Message' }).isVisible()).toBe(false);
    const corner = (still: HTMLCanvasElement) => still.getContext('2d')!.getImageData(8, 8, 1, 1).data[0];
    expect(await sheet.locator('canvas').evaluate(corner)).toBeGreaterThan(150);
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await sheet.count()).toBe(0);
    await marker.waitFor();

    // Where the map fills the screen, what moves is drawn within it.
    await map(page).getByRole('button', { name: 'Full screen' }).click();
    await map(page).getByRole('button', { name: 'Leave full screen' }).waitFor();
    const full = await atRest(marker);
    const tab = await middle(days(page).getByRole('button', { name: 'Day 2' }));
    await page.mouse.move(full.x, full.y);
    await page.mouse.down();
    await page.mouse.move(tab.x, tab.y, { steps: 6 });
    await page.getByText(/^Day 2: \d/).waitFor();
    const isWithin = (words: HTMLElement) => document.fullscreenElement!.contains(words);
    expect(await page.getByText(/^Day 2: \d/).evaluate(isWithin)).toBe(true);
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });

  it('gives a finger what was chosen first, to another day', async () => {
    const page = await traveller(phone);
    await planned(page);
    await page.getByRole('tab', { name: 'Map' }).click();
    await days(page).getByRole('button', { name: 'Day 1' }).click();
    const marker = map(page).getByRole('button', { name: /^2 .*, Day 1, / });
    await marker.waitFor();
    const name = /^2 (.*), Day 1/.exec((await marker.getAttribute('aria-label'))!)![1]!;
    await marker.tap();
    await expect.poll(() => marker.getAttribute('aria-pressed')).toBe('true');
    const from = await atRest(marker);
    const to = await middle(days(page).getByRole('button', { name: 'Day 2' }));
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', from);
    await send('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await send('touchMove', to);
    await page.getByText(/^Day 2: \d/).waitFor();
    await send('touchEnd');
    await map(page)
      .getByRole('button', { name: new RegExp(`${name}, Day 2, `) })
      .first()
      .waitFor();
  });

  it('keeps to the day one reads', async () => {
    const page = await traveller(small);
    await planned(page);
    const chip = (name: string) => days(page).getByRole('button', { name });
    await expect.poll(() => chip('All').getAttribute('aria-pressed')).toBe('true');
    const strip = page.getByRole('navigation', { name: 'Go to a day' });
    await page.locator('[data-pane=trip]').hover();
    // By hand, day by day: the map goes along once one stays.
    for (
      let turn = 0;
      (await strip.locator('[aria-current]').getAttribute('aria-label'))!.startsWith('Day 1,');
    ) {
      turn += 1;
      expect(turn).toBeLessThan(40);
      await page.mouse.wheel(0, 150);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    }
    const read = /^Day \d+/.exec((await strip.locator('[aria-current]').getAttribute('aria-label'))!)![0];
    await expect.poll(() => chip(read).getAttribute('aria-pressed'), { timeout: 15_000 }).toBe('true');
    await strip.getByRole('button', { name: /^Day 4,/ }).click();
    await expect.poll(() => chip('Day 4').getAttribute('aria-pressed')).toBe('true');
  });

  it('is one of three panes on a phone', async () => {
    const page = await traveller(phone);
    await planned(page);
    await page.getByRole('tab', { name: 'Map' }).click();
    await days(page).getByRole('button', { name: 'Day 2' }).click();
    await map(page)
      .getByRole('button', { name: /, Day 2, / })
      .first()
      .waitFor();
    await expectAccessible(page);
  });
});

describe('the panes', () => {
  it('are made wider by keys, folded away, and stay so over a reload', async () => {
    const page = await traveller();
    await page.goto('/create');
    const line = page.getByRole('separator', { name: 'Width of the map' });
    const before = Number(await line.getAttribute('aria-valuenow'));
    await line.press('ArrowLeft');
    await expect.poll(async () => Number(await line.getAttribute('aria-valuenow'))).toBe(before + 24);
    await page.getByRole('button', { name: 'Fold the chat away' }).press('Enter');
    await page.reload();
    await page.getByRole('button', { name: 'Show the chat' }).click();
    await page.getByRole('textbox', { name: 'Message' }).waitFor();
    expect(Number(await line.getAttribute('aria-valuenow'))).toBe(before + 24);
  });
});
