import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Adds a city to the route of the open planner. */
export async function addStop(page: Page, city: string) {
  // Where only one pane fits, the trip may stand behind the chat.
  const tripPane = page.getByRole('button', { name: 'Trip', exact: true });
  await page.getByRole('textbox', { name: 'Trip name' }).waitFor();
  if (await tripPane.isVisible()) await tripPane.click();
  await page.getByRole('combobox', { name: 'Add a stop' }).fill(city);
  await page
    .getByRole('option', { name: new RegExp(`^${city}`) })
    .first()
    .click();
  await page.getByRole('heading', { name: city }).first().waitFor();
}

/** Makes and saves a trip as a traveller does; answers its address. */
export async function saveTrip(page: Page, city: string) {
  await page.goto('/create');
  await addStop(page, city);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/open\/[\w-]{22}$/);
  // The planner of the saved trip stands in place of the new one's.
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  return new URL(page.url()).pathname;
}

/** Resolves once the server has kept a change, whatever it refused before. */
export const kept = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/save') && response.ok());
