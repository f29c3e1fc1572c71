import type { Answer } from '@wayfare/contracts/endpoints';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { desktop, expectAccessible, expectPath, phone, signedIn, traveller } from './browser.ts';
import { saveTrip } from './trip-steps.ts';

const kyoto = '/city-guide/japan/kyoto';
const lisbon = '/city-guide/portugal/lisbon';
const dialog = (page: Page) => page.getByRole('dialog');

/** What the device's draft holds: its stops, and each day's timed things. */
const draftOf = async (page: Page) => {
  await page.waitForFunction(() => localStorage.getItem('wayfare.draft') !== null);
  return page.evaluate(() => {
    const { trip, plan } = JSON.parse(localStorage.getItem('wayfare.draft')!).document;
    return {
      stops: trip.stops.map((stop: { place: { name: string } }) => stop.place.name) as string[],
      days: (plan?.days ?? []).map((day: { items: { title: string; startMinute: number }[] }) =>
        day.items.map(({ title, startMinute }) => `${startMinute} ${title}`),
      ) as string[][],
    };
  });
};

it.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a guide’s days are made one’s own as they stand, on a %s', async (_name, viewport) => {
  const page = await traveller(viewport);
  const answer = await page.request.get('/api/sample-days/jp-kyoto');
  const told = (await answer.json()) as Answer<'sampleDays'>;
  await page.goto(kyoto);
  await page.getByRole('link', { name: 'Make it yours' }).click();
  await expectPath(page, '/create');
  await page.getByRole('heading', { name: /^Day 3/ }).waitFor();
  const begun = await draftOf(page);
  expect(begun.stops).toEqual(['Kyoto']);
  const toldDays = told.days.map(({ items }) => items.map((item) => `${item.startMinute} ${item.title}`));
  expect(begun.days).toHaveLength(toldDays.length);
  toldDays.forEach((items, day) => expect(begun.days[day]).toEqual(expect.arrayContaining(items)));

  // Now there is a draft: the next guide asks where its days go.
  await page.goto(lisbon);
  await page.getByRole('link', { name: 'Make it yours' }).click();
  await dialog(page)
    .getByRole('button', { name: /^A new trip/ })
    .waitFor();
  await expectAccessible(page);
  const widths = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(widths[0]).toBe(widths[1]);
  await dialog(page)
    .getByRole('button', { name: /^3 days in Kyoto/ })
    .click();
  await page.getByRole('heading', { name: /^Day 6/ }).waitFor();
  expect((await draftOf(page)).stops).toEqual(['Kyoto', 'Lisbon']);
  expect((await draftOf(page)).days.slice(0, 3)).toEqual(begun.days);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(async () => (await draftOf(page)).stops).toEqual(['Kyoto']);

  await page.goto(lisbon);
  await page.getByRole('link', { name: 'Plan a trip here' }).click();
  await dialog(page)
    .getByRole('button', { name: /^A new trip/ })
    .click();
  await expect.poll(async () => (await draftOf(page)).stops).toEqual(['Lisbon']);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(async () => draftOf(page)).toEqual(begun);
});

/** Presses a link as soon as it is read, before the application listens. */
const pressAtOnce = (name: string) =>
  document.addEventListener('DOMContentLoaded', () => {
    const links = [...document.querySelectorAll<HTMLElement>('main a')];
    links.find(({ innerText }) => innerText.trim() === name)?.click();
  });

it('a guide’s city is added to a saved trip that is chosen, however early one presses', async () => {
  const { page } = await signedIn();
  const path = await saveTrip(page, 'Porto');
  await page.addInitScript(pressAtOnce, 'Plan a trip here');
  await page.goto(kyoto);
  await dialog(page)
    .getByRole('button', { name: /^2 nights in Porto/ })
    .click();
  await expectPath(page, path);
  await page.getByRole('heading', { name: 'Kyoto' }).first().waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
});

it('the days of an article are copied as a trip of their own, timed', async () => {
  const page = await traveller(phone);
  const answer = await page.request.get('/api/blog/italy/rome/rome-with-children');
  const { title, days, places } = (await answer.json()) as Answer<'article'>;
  await page.goto('/blogs');
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { name: `${days.length} days to take with you` }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Copy this trip' }).click();
  await expectPath(page, '/create');
  await page.getByRole('heading', { name: new RegExp(`^Day ${days.length}`) }).waitFor();
  const copied = await draftOf(page);
  expect(copied.stops).toEqual(['Rome']);
  days.forEach(({ placeIds }, index) => {
    const names = placeIds.map((id) => places.find((place) => place.id === id)!.name);
    const told = copied.days[index]!.join('; ');
    expect(names.filter((name) => !told.includes(name))).toEqual([]);
  });
});

/** Down the page to where its days are offered, and how far down that is. */
async function scrollToDays(page: Page) {
  await page.getByRole('link', { name: 'Make it yours' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(() => scrollY);
}

const hydrated = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');

/** Loaded again, the page is where it was left. */
async function expectKeptPlace(page: Page, left: number) {
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
}

it('a page that is newly gone to begins at its top, and one that is loaded again where it was left', async () => {
  const page = await traveller(desktop, { worker: false });
  const scrolled = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, (route) => scrolled.promise.then(() => route.continue()));
  await page.goto(kyoto);
  // Scrolling is what makes the application start, so it hears nothing of it.
  const left = await scrollToDays(page);
  scrolled.resolve();
  await hydrated(page);
  await expectKeptPlace(page, left);
  for (const path of [lisbon, kyoto]) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.goBack();
  await expectPath(page, lisbon);
});

it('a page that is left in the middle of its calls does not say that it is offline, and keeps its place', async () => {
  const page = await traveller(desktop, { worker: false });
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/marketing-info/*', () => asked.resolve(), { times: 1 });
  await page.goto(kyoto);
  const left = await scrollToDays(page);
  await hydrated(page);
  await asked.promise;
  await expectKeptPlace(page, left);
});
