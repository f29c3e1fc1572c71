import type { Answer } from '@wayfare/contracts/endpoints';
import { featuredPath } from '@wayfare/contracts/featured-path';
import { expect, it } from 'vitest';
import { desktop, expectAccessible, expectPath, origin, phone, signedIn, traveller } from './browser.ts';

async function aFeaturedTrip() {
  const trips = (await (
    await fetch(`${origin}/api/get-featured-trips`)
  ).json()) as Answer<'listFeaturedTrips'>;
  const { _id, cities } = trips.find(({ hasPlan }) => hasPlan)!;
  const outline = await fetch(`${origin}/api/trip-outline/${_id}`);
  return { cities, ...((await outline.json()) as Answer<'tripOutline'>) };
}

it.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'a featured trip is read as a story and copied whole to a draft, on a %s',
  async (_name, viewport) => {
    const { tripName, cities, plan, ...trip } = await aFeaturedTrip();
    const page = await traveller(viewport);
    await page.goto('/featured-trips');
    await page.getByRole('link', { name: tripName }).first().click();
    await expectPath(page, featuredPath({ ...trip, tripName }));
    await page.getByText('For whom').waitFor();
    const paragraphs = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Day \d/ });
    await expect.poll(() => paragraphs.count()).toBe(plan!.days.length);
    const first = plan!.days[0]!.items.filter(({ kind }) => kind === 'visit' || kind === 'meal');
    const story = (await paragraphs.first().locator('p').allTextContents()).join(' ').toLowerCase();
    for (const { title } of first) expect(story).toContain(title.toLowerCase());
    await expectAccessible(page);

    await page.getByText('Hour by hour').first().click();
    await page.getByRole('img', { name: /^Map of day 1/ }).waitFor();

    await page.getByRole('link', { name: 'Copy the whole trip' }).click();
    await expectPath(page, '/create');
    await expect.poll(() => page.getByRole('textbox', { name: 'Trip name' }).inputValue()).toBe(tripName);
    const draft = await page.evaluate(() => JSON.parse(localStorage.getItem('wayfare.draft')!).document);
    expect(draft.plan.days).toEqual(plan!.days);
    expect(draft.trip.stops.map(({ place }: { place: { name: string } }) => place.name)).toEqual(
      cities.map(({ name }) => name),
    );
  },
);

it('a story is drawn by the server, and whoever is signed in copies it to their trips', async () => {
  const { _id, plan } = await aFeaturedTrip();
  const html = await (await fetch(`${origin}/outline/${_id}`)).text();
  expect(html).toContain('For whom');
  expect(html).toContain(plan!.days[0]!.items.find(({ kind }) => kind === 'visit')!.title);
  const { page } = await signedIn();
  await page.goto(`/outline/${_id}`);
  await page.getByRole('button', { name: 'Copy to my trips' }).click();
  await page.getByText(/was copied to your trips/).waitFor();
});
