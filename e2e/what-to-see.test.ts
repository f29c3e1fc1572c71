import type { Answer } from '@wayfare/contracts/endpoints';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, expectAccessible, phone, traveller } from './browser.ts';

const wish = '4 days in Tokyo from 4 October 2027 for two with a child of 6, we like art';
const ghibli = {
  placeId: 'jp-tokyo/ghibli-museum',
  name: 'Ghibli Museum',
  kind: 'attraction',
  latitude: 35.6962,
  longitude: 139.5704,
  countryCode: 'jp',
  timeZone: 'Asia/Tokyo',
  status: 'atlas',
} as const;

/** The days of a planned trip to Tokyo, with one idea. */
async function openDays(viewport = desktop) {
  const page = await traveller(viewport);
  const answer = await page.request.post('/api/ask', { data: { question: wish } });
  const { tripName, trip, plan } = (await answer.json()) as Answer<'ask'>;
  const days = plan!.days.map((day) => ({
    ...day,
    items: day.items.filter(({ place }) => place?.placeId !== ghibli.placeId).slice(0, 3),
  }));
  const document = {
    tripName,
    trip: { ...trip, ideas: [{ id: 'idea', place: ghibli }] },
    plan: { ...plan, days },
  };
  await page.addInitScript(
    (draft) => {
      if (!localStorage.getItem('wayfare.draft')) localStorage.setItem('wayfare.draft', draft);
    },
    JSON.stringify({ document, changedAt: Date.now() }),
  );
  await page.goto('/create');
  const tripPane = page.getByRole('tab', { name: 'Trip' });
  await page.getByRole('textbox', { name: 'Trip name' }).waitFor();
  if (await tripPane.isVisible()) await tripPane.click();
  await page.getByRole('heading', { name: /^Day 1\b/ }).waitFor();
  return page;
}

const dayCard = (page: Page, number: number) => page.locator('[data-day-id]').nth(number - 1);
const titles = (day: Locator) =>
  day.locator('[data-item-id]').evaluateAll((items) => items.map((item) => item.getAttribute('data-title')));
const offers = (page: Page) => page.getByRole('list', { name: 'What to see' });
const nameOf = async (row: Locator) => (await row.getByRole('heading').innerText()).trim();
const openPanel = (page: Page) =>
  page.getByRole('button', { name: 'What to see', exact: true }).first().click();

async function middleOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Picks a thing up by mouse and takes it over another, step by step as a hand does, without letting go. */
async function dragOver(page: Page, from: Locator, to: Locator) {
  const start = await middleOf(from);
  const end = await middleOf(to);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x - 20, start.y - 10, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 8 });
}

describe('what there is to see', () => {
  it('is looked through, narrowed and added by mouse, and taken out again', async () => {
    const page = await openDays();
    await openPanel(page);
    const rows = offers(page).getByRole('listitem');
    await rows.first().waitFor();
    await expectAccessible(page);
    await rows
      .first()
      .getByText(/min walk from|from /)
      .first()
      .waitFor();
    await page.getByLabel('Search in Tokyo').fill('museums near here');
    await expect.poll(() => rows.first().innerText()).toMatch(/Museum|Gallery/);
    await page.getByRole('button', { name: 'Good with children' }).click();
    await page.getByRole('button', { name: 'Open that day' }).click();
    await expect.poll(() => rows.first().innerText()).toContain('Open ');
    const name = await nameOf(rows.first());
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    await expect.poll(() => titles(dayCard(page, 1))).toContain(name);
    await page.getByText(`${name} is in day 1 at`).waitFor();
    expect(await rows.getByRole('heading', { name, exact: true }).count()).toBe(0);
    await page.getByRole('button', { name: `Take ${name} out again` }).click();
    await expect.poll(() => titles(dayCard(page, 1))).not.toContain(name);
  });

  it('is dragged into a day and onto a day’s tab; what that comes to is told before one lets go', async () => {
    const page = await openDays();
    await openPanel(page);
    const rows = offers(page).getByRole('listitem');
    await rows.first().waitFor();
    const first = await nameOf(rows.first());
    await dragOver(
      page,
      rows.first().getByRole('img').or(rows.first().getByRole('heading')).first(),
      dayCard(page, 1).locator('[data-item-id]').nth(1),
    );
    await page.getByText(/^\d.* · day ends /).waitFor();
    await page.mouse.up();
    await expect.poll(() => titles(dayCard(page, 1))).toContain(first);
    const idea = page.locator('[data-offer-id="idea"]');
    await dragOver(
      page,
      idea.getByText('Ghibli Museum', { exact: true }).first(),
      page.locator('[data-day-tab]').nth(1),
    );
    await page.getByText(/^Day 2: \d.* · day ends /).waitFor();
    await page.mouse.up();
    await expect.poll(() => titles(dayCard(page, 2))).toContain('Ghibli Museum');
    // What is planned is no idea any more, and is one again once that is undone.
    await expect.poll(() => idea.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await idea.waitFor();
  });

  it('is taken into a day by keyboard', async () => {
    const page = await openDays();
    await page.getByRole('button', { name: 'What to see', exact: true }).first().focus();
    await page.keyboard.press('Enter');
    await offers(page).waitFor();
    await page.getByRole('button', { name: 'Drag Ghibli Museum into a day' }).focus();
    await page.keyboard.press('Space');
    const words = page.locator('[aria-live="assertive"]');
    await expect.poll(() => words.innerText()).toBe('Ghibli Museum picked up at day 1, where it fits best.');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    await expect.poll(() => words.innerText()).toMatch(/^day 2, place 1 of /);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await titles(dayCard(page, 2)))[0]).toBe('Ghibli Museum');
  });

  it('is a sheet on a phone, where a press adds', async () => {
    const page = await openDays(phone);
    await page.getByRole('button', { name: 'Add to day 2', exact: true }).click();
    await dayCard(page, 2).getByRole('button', { name: 'What to see', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'What to see here' });
    await offers(page).getByRole('listitem').first().waitFor();
    expect(await sheet.getByLabel('The day to look for').locator('option:checked').innerText()).toMatch(
      /^Day 2/,
    );
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Add Ghibli Museum' }).tap();
    await sheet.getByText('Ghibli Museum is in day 2 at').waitFor();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect.poll(() => titles(dayCard(page, 2))).toContain('Ghibli Museum');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  it('tells of what one looks for on which day it is planned already', async () => {
    const page = await openDays();
    const [planned = ''] = (await titles(dayCard(page, 1))).filter((title) => !title?.startsWith('Lunch'));
    await openPanel(page);
    await offers(page).waitFor();
    await page.getByLabel('Search in Tokyo').fill(planned!);
    await page.getByText('In day 1').first().waitFor();
  });
});

describe('several items', () => {
  it('are chosen by Ctrl- and Shift-click, moved to a day at once, and back by one undo', async () => {
    const page = await openDays();
    const before = await titles(dayCard(page, 1));
    const items = dayCard(page, 1).locator('[data-item-id]');
    await items
      .nth(0)
      .getByRole('heading')
      .click({ modifiers: ['ControlOrMeta'] });
    await items
      .nth(2)
      .getByRole('heading')
      .click({ modifiers: ['Shift'] });
    const bar = page.getByRole('group', { name: 'Selected' });
    await bar.getByText('3 selected').waitFor();
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Move to' }).click();
    await page.getByRole('menuitem', { name: /^Day 3/ }).click();
    await expect.poll(() => titles(dayCard(page, 1))).toEqual([]);
    expect(await titles(dayCard(page, 3))).toEqual(expect.arrayContaining(before));
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(() => titles(dayCard(page, 1))).toEqual(before);
  });

  it('are chosen by touch with boxes, duplicated and removed', async () => {
    const page = await openDays(phone);
    const before = await titles(dayCard(page, 1));
    await page.getByRole('button', { name: 'Select several' }).tap();
    const boxes = dayCard(page, 1).getByRole('checkbox');
    await boxes.nth(0).tap();
    await boxes.nth(1).tap();
    const bar = page.getByRole('group', { name: 'Selected' });
    await bar.getByRole('button', { name: 'Duplicate' }).tap();
    await expect.poll(async () => (await titles(dayCard(page, 1))).length).toBe(before.length + 2);
    await page.getByRole('button', { name: 'Select several' }).tap();
    await boxes.nth(0).tap();
    await bar.getByRole('button', { name: 'Remove' }).tap();
    await expect.poll(async () => (await titles(dayCard(page, 1))).length).toBe(before.length + 1);
  });
});

describe('a surprise', () => {
  it('is shown before it is kept, and another one is another', async () => {
    const page = await openDays();
    await page.getByRole('button', { name: 'More for day 2' }).click();
    await page.getByRole('menuitem', { name: 'Surprise us' }).click();
    const dialog = page.getByRole('dialog', { name: 'A surprise for day 2' });
    const name = () => dialog.getByRole('heading', { level: 3 }).innerText();
    await dialog.getByRole('button', { name: 'Add it' }).waitFor();
    const first = await name();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Another one' }).click();
    await expect.poll(name).not.toBe(first);
    const second = await name();
    expect(await titles(dayCard(page, 2))).not.toContain(second);
    await dialog.getByRole('button', { name: 'Add it' }).click();
    await expect.poll(() => titles(dayCard(page, 2))).toContain(second);
  });
});
