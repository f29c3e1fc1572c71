import { expect, it } from 'vitest';
import { desktop, expectAccessible, signedIn } from './browser.ts';
import { openPlanned } from './trip-steps.ts';

it('figures are written as the reader chooses on the profile, at once and after a reload', async () => {
  const { page } = await signedIn(desktop);
  const path = await openPlanned(page, '2 days in Porto from 4 May 2027');
  await page
    .getByText(/\d km on foot/)
    .first()
    .waitFor();
  await page.goto('/profile');
  await page.getByLabel('Distances').selectOption('Miles');
  await page.getByLabel('Temperatures').selectOption('Fahrenheit');
  await page.getByLabel('Times').selectOption('24 hours, 17:30');
  expect(await page.getByLabel('Distances').inputValue()).toBe('mi');
  await expectAccessible(page);
  await page.goto(path);
  await page
    .getByText(/\d mi on foot/)
    .first()
    .waitFor();
  await page
    .getByText(/^Usually \d+–\d+ °F/)
    .first()
    .waitFor();
  expect(await page.getByText(/\d [AP]M/).count()).toBe(0);
  await page.reload();
  await page
    .getByText(/\d mi on foot/)
    .first()
    .waitFor();
});
