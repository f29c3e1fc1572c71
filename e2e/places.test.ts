import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectAccessible, expectComplaints, phone, signedIn, traveller } from './browser.ts';
import { keptScreens } from './kept-screens.ts';
import { placesStandIn } from './places-stand-in.ts';
import { ownSite } from './own-site.ts';
import { keepTrip, kept } from './trip-steps.ts';

const rome: PlaceRef = {
  ...{ placeId: 'it-rome', name: 'Rome', kind: 'city', latitude: 41.8919, longitude: 12.5113 },
  ...{ countryCode: 'it', timeZone: 'Europe/Rome', status: 'atlas' },
};
const day = (id: string, on: string) => ({
  ...{ id, on, stopId: 'rome', base: rome, endBase: rome, startMinute: 540, endMinute: 1380, items: [] },
});
/** Two nights in Rome from a Monday on, with nothing planned yet. */
const trip: TripDocument = {
  tripName: 'Rome',
  trip: { ...emptyTrip(), startOn: '2027-05-10', stops: [{ id: 'rome', place: rome, nights: 2 }] },
  plan: {
    schemaVersion: 1,
    days: [day('d1', '2027-05-10'), day('d2', '2027-05-11'), day('d3', '2027-05-12')],
  },
};

const nobodyElse = Object.fromEntries(
  ['STREETS', 'FACTS_URL', 'PICTURES_URL', 'WEATHER_URL', 'RATES_URL'].map((setting) => [setting, 'off']),
);

let outside: Awaited<ReturnType<typeof placesStandIn>>;
let site: Awaited<ReturnType<typeof ownSite>>;
beforeAll(async () => {
  outside = await placesStandIn();
  site = await ownSite({
    OUTSIDE: 'auto',
    PLACES_URL: outside.url,
    NEARBY_URL: outside.url,
    ...nobodyElse,
  });
});
afterAll(async () => {
  await site.stop();
  await outside.close();
});

const elsewhere = (page: Page) => page.getByRole('group', { name: 'Elsewhere (OpenStreetMap)' });
const dayCard = (page: Page, number: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: new RegExp(`^Day ${number}\\b`) }) });

/** Opens the search of a day and types. */
async function search(page: Page, number: number, typed: string) {
  const box = dayCard(page, number).getByRole('combobox', { name: 'Add a place' });
  const open = page.getByRole('button', { name: `Add to day ${number}`, exact: true });
  await box.or(open).waitFor();
  if (await open.isVisible()) await open.click();
  await box.fill(typed);
}

async function openTrip(viewport = desktop, at = site.origin) {
  const { page } = await signedIn(viewport, { site: at });
  const id = await keepTrip(page, trip);
  await page.goto(`/open/${id}?pane=trip`);
  await page.getByRole('heading', { name: /^Day 1\b/ }).waitFor();
  const read = async () => (await (await page.request.get(`/api/trip/${id}`)).json()) as TripDocument;
  return { page, id, read };
}

describe.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a restaurant that the atlas does not have, on a %s', (_name, viewport) => {
  it('is found below what the atlas has, stands in the day with its source, and is there offline', async () => {
    const { page, id, read } = await openTrip(viewport);
    await page.goto('/');
    await keptScreens(page, 'planner');
    await page.goto(`/open/${id}?pane=trip`);
    await search(page, 2, 'roscioli');
    await expectAccessible(page);
    const saved = kept(page);
    await elsewhere(page)
      .getByRole('option', { name: /Roscioli/ })
      .click();
    await dayCard(page, 2).getByRole('button', { name: 'Roscioli', exact: true }).waitFor();
    await saved;
    const [item] = (await read()).plan!.days[1]!.items;
    expect(item).toMatchObject({
      kind: 'meal',
      startMinute: 750,
      place: {
        status: 'found',
        hours: 'daily 12:30-16:00,19:00-23:30',
        source: { name: 'openstreetmap', id: 'node/101' },
      },
    });
    await page.reload();
    await dayCard(page, 2).getByRole('button', { name: 'Roscioli', exact: true }).click();
    await page.getByRole('link', { name: 'OpenStreetMap' }).first().waitFor();
    await page.waitForLoadState('networkidle');

    expectComplaints(/DISCONNECTED|ERR_FAILED|Failed to (fetch|get)/);
    await page.context().setOffline(true);
    await page.reload();
    await dayCard(page, 2).getByRole('button', { name: 'Roscioli', exact: true }).click();
    await page.getByText('daily 12:30-16:00, 19:00-23:30').waitFor();
  });
});

describe('what is found', () => {
  it('is judged by its own hours', async () => {
    const { page } = await openTrip();
    await search(page, 1, 'margutta');
    await elsewhere(page)
      .getByRole('option', { name: /Il Margutta/ })
      .click();
    await page.getByText(/Il Margutta is closed that day \(hours from OpenStreetMap, /).waitFor();
  });

  it('is the base of the nights, where it is a hotel', async () => {
    const { page, read } = await openTrip();
    await search(page, 1, 'artemide');
    const saved = kept(page);
    await elsewhere(page)
      .getByRole('option', { name: /Hotel Artemide/ })
      .click();
    await page.getByText(/You sleep at Hotel Artemide in Rome/).waitFor();
    await saved;
    const { trip: now, plan } = await read();
    expect(now.stops[0]!.lodging).toMatchObject({ name: 'Hotel Artemide', phone: '+39 06 489911' });
    expect(plan!.days.map(({ base, endBase }) => [base!.name, endBase!.name])).toEqual(
      Array.from({ length: 3 }, () => ['Hotel Artemide', 'Hotel Artemide']),
    );
    await page.getByRole('button', { name: 'Back to route' }).click();
    await page.getByRole('button', { name: 'Details of Rome' }).click();
    await page.getByRole('button', { name: 'Take away: Hotel Artemide' }).waitFor();
    await expectAccessible(page);
  });

  it('may be a link that was pasted', async () => {
    const { page, read } = await openTrip();
    await search(page, 1, 'https://www.google.com/maps/place/Our+friends/@41.8943,12.4739,17z');
    const saved = kept(page);
    await page.getByRole('option', { name: /Our friends/ }).click();
    await saved;
    expect((await read()).plan!.days[0]!.items[0]).toMatchObject({
      title: 'Our friends',
      place: { latitude: 41.8943, longitude: 12.4739, status: 'own' },
    });
  });
});

it('a hamlet that the atlas does not have begins a trip, from the first page on', async () => {
  const page = await traveller(desktop, { site: site.origin });
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Where to?' }).fill('zampanella');
  await elsewhere(page)
    .getByRole('option', { name: /Zampanella/ })
    .click();
  await page.getByRole('heading', { name: '1 Zampanella' }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

it('with OUTSIDE=off search is as it was, and nobody is asked a second time', async () => {
  const alone = await ownSite({ PLACES_URL: outside.url, NEARBY_URL: outside.url });
  const before = outside.asked.length;
  const { page } = await openTrip(desktop, alone.origin);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) sent.push(new URL(request.url()).search);
  });
  await search(page, 1, 'xqzvwk');
  await dayCard(page, 1).getByText('No place with that name was found.').waitFor();
  await search(page, 1, 'colosseum');
  await page
    .getByRole('option', { name: /^Colosseum/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  expect(sent.filter((query) => query.includes('outside='))).toEqual([]);
  expect(outside.asked).toHaveLength(before);
  await search(page, 1, '41.8943, 12.4739');
  await page.getByRole('option', { name: /Pinned place/ }).click();
  await dayCard(page, 1).getByRole('button', { name: 'Pinned place', exact: true }).waitFor();
  await page.context().close();
  await alone.stop();
});
