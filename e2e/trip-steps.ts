import type { Answer } from '@wayfare/contracts/endpoints';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Brings the trip into sight, where only one pane fits and it stands behind the chat. */
async function showTrip(page: Page) {
  const tripPane = page.getByRole('tab', { name: 'Trip' });
  await page.getByRole('textbox', { name: 'Trip name' }).waitFor();
  if (await tripPane.isVisible()) await tripPane.click();
}

/** Opens a part of the trip's frame from its bar; answers the panel. */
export async function openPart(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`^${name}: `) }).click();
  const panel = page.getByRole('dialog', { name });
  await panel.waitFor();
  return panel;
}

/** Adds a city to the route of the open planner. */
export async function addStop(page: Page, city: string) {
  await showTrip(page);
  await page.getByRole('combobox', { name: 'Add a stop' }).fill(city);
  await page
    .getByRole('option', { name: new RegExp(`^${city}`) })
    .first()
    .click();
  await page.getByRole('heading', { name: city }).first().waitFor();
}

/** Makes and saves a trip on the screens for it; answers its address. */
export async function saveByHand(page: Page, city: string) {
  await page.goto('/create');
  await addStop(page, city);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);
  await savedTripIsShown(page);
  return new URL(page.url()).pathname;
}

/** Saves a trip for whoever is signed in on a page, without the screens for it. */
export async function keepTrip(page: Page, document: TripDocument): Promise<string> {
  const answer = await page.request.post('/api/save', { data: document });
  const { _id } = (await answer.json()) as { _id: string };
  return _id;
}

/** Has a wish planned and saved for whoever is signed in on a page, and opens its days; answers its address. */
export async function openPlanned(page: Page, wish: string) {
  const answer = await page.request.post('/api/ask', { data: { question: wish } });
  const { tripName, trip, plan } = (await answer.json()) as Answer<'ask'>;
  const path = `/open/${await keepTrip(page, { tripName, trip, plan })}`;
  await page.goto(path);
  await showTrip(page);
  await page.getByRole('heading', { name: /^Day 1/ }).waitFor();
  return path;
}

/** Makes a link to a trip for whoever is signed in on a page; answers its secret. */
export async function makeTicket(page: Page, id: string, right: 'view' | 'edit'): Promise<string> {
  const answer = await page.request.post(`/api/trip/${id}/tickets`, { data: { right } });
  const { secret } = (await answer.json()) as { secret: string };
  return secret;
}

/** Saves a trip to a city for whoever is signed in on a page, and opens it; answers its address. */
export async function saveTrip(page: Page, city: string) {
  const found = await page.request.post('/api/location-infos', { data: { locations: [city] } });
  const { locations } = (await found.json()) as Answer<'locationInfos'>;
  const stops = locations.map(({ place }) => ({ id: 'first', place: place!, nights: 2 }));
  const id = await keepTrip(page, { tripName: '', trip: { ...emptyTrip(), stops }, plan: null });
  await page.goto(`/open/${id}`);
  await savedTripIsShown(page);
  return `/open/${id}`;
}

/** A draft has a Save, and a saved trip has none. */
async function savedTripIsShown(page: Page) {
  await page.getByRole('textbox', { name: 'Trip name' }).waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'hidden' });
}

/** Resolves once the server has kept a change, whatever it refused before. */
export const kept = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/save') && response.ok());
