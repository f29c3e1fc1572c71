import { expect, it } from 'vitest';
import { desktop, expectComplaints, expectPath, phone, signedIn } from './browser.ts';
import { saveTrip } from './trip-steps.ts';

it.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)('a trip is duplicated and that is taken back, on a %s', async (_name, viewport) => {
  const { page } = await signedIn(viewport);
  const path = await saveTrip(page, 'Porto');
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByText('“2 nights in Porto (copy)” was made. Bookings stay with the first.').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(path);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expectPath(page, path);

  await page.goto('/mytrips');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(names).toEqual(['2 nights in Porto (copy)', '2 nights in Porto']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(['2 nights in Porto']);

  expectComplaints(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByText(/cannot be duplicated without a connection/).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(names).toEqual(['2 nights in Porto (copy)', '2 nights in Porto']);
});
