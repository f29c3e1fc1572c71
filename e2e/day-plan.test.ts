import type { PlanItem } from '@wayfare/contracts/plan';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, expectAccessible, phone, traveller } from './browser.ts';

const place = (placeId: string, name: string, latitude: number, longitude: number) => ({
  placeId,
  name,
  kind: placeId.includes('/') ? ('attraction' as const) : ('city' as const),
  latitude,
  longitude,
  countryCode: 'jp',
  timeZone: 'Asia/Tokyo',
  status: 'atlas' as const,
});
const kyoto = place('jp-kyoto', 'Kyoto', 35.0116, 135.7681);
const sights = {
  castle: place('jp-kyoto/nijo-castle', 'Nijo Castle', 35.0142, 135.7482),
  market: place('jp-kyoto/nishiki-market', 'Nishiki Market', 35.005, 135.7649),
  golden: place('jp-kyoto/kinkaku-ji', 'Kinkaku-ji', 35.0394, 135.7292),
  silver: place('jp-kyoto/ginkaku-ji', 'Ginkaku-ji', 35.027, 135.7982),
};

const visit = (id: keyof typeof sights, startMinute: number, minutes = 60): PlanItem => ({
  id,
  kind: 'visit',
  title: sights[id].name,
  place: sights[id],
  startMinute,
  endMinute: startMinute + minutes,
  travel: null,
  locked: false,
  madeBy: 'planner',
});

const days = (items: readonly PlanItem[][]) =>
  items.map((held, index) => ({
    id: `d${index + 1}`,
    on: `2027-05-0${index + 3}`,
    stopId: 's1',
    base: kyoto,
    endBase: kyoto,
    startMinute: 540,
    endMinute: 1290,
    items: held,
  }));

const threeDays = (): TripDocument => ({
  tripName: 'Three days in Kyoto',
  trip: {
    schemaVersion: 1,
    request: { adults: 2 },
    assumed: {},
    startOn: '2027-05-03',
    origin: null,
    end: null,
    stops: [{ id: 's1', place: kyoto, nights: 2 }],
    legs: [],
    ideas: [],
    notes: '',
  },
  plan: {
    schemaVersion: 1,
    days: days([
      [visit('golden', 570), visit('silver', 680), visit('castle', 780, 100)],
      [visit('market', 660)],
      [],
    ]),
  },
});

/** A traveller whose draft is this trip. */
async function withTrip(viewport = desktop, document = threeDays()) {
  const page = await traveller(viewport);
  await page.addInitScript(
    (draft) => {
      if (!localStorage.getItem('wayfare.draft')) localStorage.setItem('wayfare.draft', draft);
    },
    JSON.stringify({ document, changedAt: Date.now() }),
  );
  const known = page.waitForResponse('**/api/plan-facts');
  await page.goto('/create');
  await known;
  await page.getByRole('heading', { name: /^Day 1\b/ }).waitFor();
  return page;
}

const dayCard = (page: Page, number: number) => page.locator(`[data-day-id]`).nth(number - 1);
const titles = (day: Locator) =>
  day.locator('[data-item-id]').evaluateAll((items) => items.map((item) => item.getAttribute('data-title')));
const start = (page: Page, title: string) =>
  page
    .locator(`[data-title="${title}"]`)
    .first()
    .getByText(/AM|PM|\d:\d\d/)
    .first();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).first();

async function open(page: Page, title: string) {
  await page.getByRole('button', { name: title, exact: true }).click();
  return page.getByRole('group', { name: `Details of ${title}` });
}

/** Drags by mouse from a thing to the middle of another, step by step as a hand does. */
async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 40, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 });
  await page.mouse.up();
}

describe('dragging', () => {
  it('takes an item to another day by mouse, re-times it there, and undo takes it back', async () => {
    const page = await withTrip();
    await dayCard(page, 2).scrollIntoViewIfNeeded();
    const handle = page.getByRole('button', { name: 'Move Nijo Castle' });
    await handle.scrollIntoViewIfNeeded();
    await drag(
      page,
      handle,
      page.locator('[data-item-id="market"]').getByRole('button', { name: /^Time of/ }),
    );
    await expect.poll(() => titles(dayCard(page, 1))).toEqual(['Kinkaku-ji', 'Ginkaku-ji']);
    expect((await titles(dayCard(page, 2))).toSorted()).toEqual(['Nijo Castle', 'Nishiki Market']);
    // One cannot be at two places at once: the ways are worked out, and what follows is pushed on.
    await page.getByRole('button', { name: 'Way to Nijo Castle' }).waitFor();
    await undo(page).click();
    await expect.poll(() => titles(dayCard(page, 1))).toEqual(['Kinkaku-ji', 'Ginkaku-ji', 'Nijo Castle']);
    expect(await titles(dayCard(page, 2))).toEqual(['Nishiki Market']);
  });

  it('takes an item to another day by keyboard, says where it is, and keeps the focus on it', async () => {
    const page = await withTrip();
    const handle = page.getByRole('button', { name: 'Move Kinkaku-ji' });
    await handle.focus();
    await page.keyboard.press('Space');
    const words = page.locator('[aria-live="assertive"]');
    await expect.poll(() => words.innerText()).toBe('Kinkaku-ji picked up at day 1, place 1 of 3.');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => words.innerText()).toBe('day 1, place 2 of 3');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => words.innerText()).toBe('day 2, place 2 of 2');
    await page.keyboard.press('Space');
    await expect.poll(() => titles(dayCard(page, 2))).toEqual(['Nishiki Market', 'Kinkaku-ji']);
    await expect.poll(() => handle.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    expect(await titles(dayCard(page, 2))).toEqual(['Nishiki Market', 'Kinkaku-ji']);
  });

  it('works by touch on the handle of a phone, and a locked item stays', async () => {
    const page = await withTrip(phone);
    await page.getByRole('button', { name: 'Ginkaku-ji', exact: true }).click();
    await page.getByRole('button', { name: 'Lock', exact: true }).click();
    await page.getByRole('button', { name: 'Unlock Ginkaku-ji' }).waitFor();
    await page.getByRole('button', { name: 'Ginkaku-ji', exact: true }).click();
    expect(await page.getByRole('button', { name: 'Move Ginkaku-ji' }).count()).toBe(0);
    const handle = page.getByRole('button', { name: 'Move Nijo Castle' });
    await handle.scrollIntoViewIfNeeded();
    const box = (await handle.boundingBox())!;
    const [width, height] = [Math.round(box.width), Math.round(box.height)];
    expect([width, height]).toEqual([44, 44]);
    const over = (await page.locator('[data-item-id="golden"]').boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const at = (type: string, x: number, y: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    const x = box.x + 20;
    await at('touchStart', x, box.y + 20);
    for (let step = 1; step <= 6; step += 1)
      await at('touchMove', x, box.y + 20 + ((over.y + 6 - box.y - 20) * step) / 6);
    await at('touchEnd', x, over.y + 6);
    await expect.poll(() => titles(dayCard(page, 1))).toEqual(['Nijo Castle', 'Kinkaku-ji', 'Ginkaku-ji']);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

describe('a day', () => {
  it('breaks the opening hours by a typed time, says so, and is fixed with one press', async () => {
    const page = await withTrip();
    await page.getByRole('button', { name: /^Time of Nijo Castle/ }).click();
    await page.getByLabel('Start of Nijo Castle').fill('17:30');
    await page.keyboard.press('Enter');
    const castle = page.locator('[data-title="Nijo Castle"]');
    await castle.getByText('Nijo Castle is open').waitFor();
    await page.getByRole('button', { name: '1 problem' }).waitFor();
    await expectAccessible(page);
    await castle.getByRole('button', { name: /^Start at/ }).click();
    await expect.poll(() => castle.getByText('is open').count()).toBe(0);
    await undo(page).click();
    await castle.getByText('Nijo Castle is open').waitFor();
    await page.getByRole('button', { name: 'Fix everything (1)' }).click();
    await page.getByText('No problems').waitFor();
  });

  it('lets one duplicate, lengthen, note, price, link and book an item, move it to the ideas and back', async () => {
    const page = await withTrip();
    const market = await open(page, 'Nishiki Market');
    // It is a place first: when it is open that day, how long, what it costs, the way there; fields stand behind Edit.
    await market.getByText(/^Usually /).waitFor();
    expect(await market.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('35.0');
    expect(await market.getByLabel('Cost').count()).toBe(0);
    await market.getByRole('button', { name: 'Edit' }).click();
    await market.getByLabel('Cost').fill('12,50');
    await market.getByLabel('Link', { exact: true }).fill('example.org/market');
    await market.getByLabel('Booking reference').fill('ABC 123');
    await market.getByLabel('Note').fill('Eat where you buy');
    await market.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => titles(dayCard(page, 2))).toEqual(['Nishiki Market', 'Nishiki Market']);
    const first = page.locator('[data-item-id="market"]');
    await first.getByText('€12.50').waitFor();
    await first.getByText('Booked, ABC 123').waitFor();
    await first.getByRole('link', { name: 'example.org' }).waitFor();
    await first.getByText('Eat where you buy', { exact: true }).first().waitFor();
    await first.getByRole('button', { name: /^Time of/ }).click();
    await first.getByRole('button', { name: 'More: Length of Nishiki Market' }).click();
    await first.getByText('1 h 15 min').first().waitFor();
    await market.getByRole('button', { name: 'Move to ideas' }).click();
    await expect.poll(() => titles(dayCard(page, 2))).toEqual(['Nishiki Market']);
    await page.getByText('Nishiki Market is with your ideas').waitFor();
    await page.getByRole('button', { name: 'Add to day 3', exact: true }).click();
    // Ideas and what lies near are one thing, wherever it is opened.
    await dayCard(page, 3).getByRole('button', { name: 'What to see', exact: true }).click();
    const saved = page.getByRole('region', { name: 'Saved for later' });
    await saved.getByRole('button', { name: 'Add Nishiki Market' }).click();
    await expect.poll(() => titles(dayCard(page, 3))).toEqual(['Nishiki Market']);
    await saved.waitFor({ state: 'hidden' });
  });

  it('takes something of one’s own, and a sight found by name', async () => {
    const page = await withTrip();
    await page.getByRole('button', { name: 'Add to day 2', exact: true }).click();
    const day = dayCard(page, 2);
    await day.getByRole('combobox', { name: 'Add a place' }).fill('Fushimi Inari');
    await day
      .getByRole('option', { name: /Fushimi Inari/ })
      .first()
      .click();
    await expect.poll(async () => (await titles(day)).length).toBe(2);
    await page.getByRole('tab', { name: 'Your own' }).click();
    await day.getByLabel('Name').fill('Tea with Yuki');
    await day.getByLabel('Starts').fill('20:00');
    await day.getByRole('button', { name: 'Add to the day' }).click();
    await expect.poll(async () => (await titles(day)).at(-1)).toBe('Tea with Yuki');
  });

  it('offers other ways, keeps the chosen one, and gives each day its own hours', async () => {
    const page = await withTrip();
    // Ways are worked out as soon as a day is touched.
    await page.getByRole('button', { name: 'More for day 2' }).click();
    await page.getByRole('menuitem', { name: 'Start, end and hotel' }).click();
    const settings = page.getByRole('dialog', { name: 'Day 2' });
    await settings.getByLabel('Title').fill('Food and lanes');
    await settings.getByRole('textbox', { name: 'Starts', exact: true }).fill('13:00');
    await settings.getByRole('combobox', { name: 'Starts at' }).fill('Inn of the Two Rivers');
    await page.keyboard.press('Enter');
    await settings.getByLabel('Position of Inn of the Two Rivers').fill('34.98, 135.76');
    await settings.getByRole('button', { name: 'Keep' }).click();
    const day = dayCard(page, 2);
    await day.getByText('Food and lanes').waitFor();
    await day.getByText('Inn of the Two Rivers').waitFor();
    expect(await start(page, 'Nishiki Market').innerText()).toMatch(/^1:\d\d PM/);
    await day.getByRole('button', { name: /^Way to Nishiki Market/ }).click();
    await day.getByRole('button', { name: /^Bike/ }).click();
    await page.getByRole('button', { name: /^Way to Nishiki Market: Bike/ }).waitFor();
    await page.getByRole('button', { name: /^Time of Nishiki/ }).click();
    await page.getByLabel('Start of Nishiki Market').fill('15:00');
    await page.keyboard.press('Enter');
    await expect.poll(() => start(page, 'Nishiki Market').innerText()).toMatch(/^3:00 PM/);
    expect(await page.getByRole('button', { name: /^Way to Nishiki Market: Bike/ }).count()).toBe(1);
  });

  it('has its menu by keys alone, each way in and out, though it is fetched when it is first reached for', async () => {
    const page = await withTrip();
    const more = page.getByRole('button', { name: 'More for day 3' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    for (const key of ['Enter', 'ArrowDown', ' ']) {
      await more.focus();
      await page.keyboard.press(key);
      await expect.poll(focused).toBe('Best order');
      await page.keyboard.press('ArrowDown');
      await expect.poll(focused).toBe('Plan this day');
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('menu').count()).toBe(0);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
        .toBe('More for day 3');
    }
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Best order');
    await page.keyboard.type('rem');
    await expect.poll(focused).toBe('Remove this day');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-day-id]').count()).toBe(2);
  });

  it('shows its best order before it is kept, and comes and goes as a whole', async () => {
    const document = threeDays();
    const zigzag = [visit('golden', 570), visit('market', 680), visit('castle', 780), visit('silver', 880)];
    document.plan!.days = days([zigzag, [], []]);
    const page = await withTrip(desktop, document);
    const before = await titles(dayCard(page, 1));
    const propose = async () => {
      await page.getByRole('button', { name: 'More for day 1' }).click();
      await page.getByRole('menuitem', { name: 'Best order' }).click();
      await page.getByRole('dialog').getByText('less travel').waitFor();
    };
    await propose();
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await titles(dayCard(page, 1))).toEqual(before);
    await propose();
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect.poll(() => titles(dayCard(page, 1))).not.toEqual(before);
    await page.getByRole('button', { name: 'More for day 1' }).click();
    await page.getByRole('menuitem', { name: 'Add a day after' }).click();
    await page.getByRole('heading', { name: 'Day 4 Thu, May 6 Kyoto' }).waitFor();
    await page.getByRole('button', { name: 'More for day 2' }).click();
    await page.getByRole('menuitem', { name: 'Remove this day' }).click();
    await expect.poll(() => page.locator('[data-day-id]').count()).toBe(3);
    for (let step = 0; step < 3; step += 1) await undo(page).click();
    await expect.poll(() => titles(dayCard(page, 1))).toEqual(before);
    expect(await undo(page).isDisabled()).toBe(true);
  });
});
