import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, expectAccessible, signedIn } from './browser.ts';
import { json, standIn } from './stand-in.ts';
import { ownSite } from './own-site.ts';
import { openPlanned } from './trip-steps.ts';

const addDays = (on: string, days: number) =>
  new Date(Date.parse(on) + days * 86_400_000).toISOString().slice(0, 10);
const today = new Date().toISOString().slice(0, 10);
const dates = Array.from({ length: 16 }, (_, day) => addDays(today, day));
const each = <T>(value: T) => dates.map(() => value);

/** Rain for two weeks, as Open-Meteo would say it. */
const rain = {
  daily: {
    time: dates,
    weather_code: each(63),
    temperature_2m_max: each(17.4),
    temperature_2m_min: each(11.2),
    precipitation_sum: each(14),
    precipitation_probability_max: each(90),
  },
};

let weather: Awaited<ReturnType<typeof standIn>>;
let site: Awaited<ReturnType<typeof ownSite>>;
beforeAll(async () => {
  weather = await standIn((_asked, response) => json(response, rain));
  const elsewhere = ['STREETS', 'PLACES_URL', 'NEARBY_URL', 'FACTS_URL', 'PICTURES_URL', 'RATES_URL'];
  const off = Object.fromEntries(elsewhere.map((setting) => [setting, 'off']));
  site = await ownSite({ OUTSIDE: 'auto', ...off, WEATHER_URL: weather.url });
});
afterAll(async () => {
  await site.stop();
  await weather.close();
});

const soon = `3 days in Lisbon from ${addDays(today, 3)}`;

describe('the weather', () => {
  it('is told on days to come, a wet day is planned for rain, and an admin switches it off', async () => {
    // The first account of an embedded install is its admin.
    const { page } = await signedIn(desktop, { site: site.origin });
    await openPlanned(page, soon);
    const dayOne = page.locator('[data-day-id]').first();
    await dayOne.getByText('Rain, 11–17 °C, 90 % chance of rain (14 mm)').waitFor();
    const before = await dayOne.getByRole('listitem').allInnerTexts();
    await dayOne.getByRole('button', { name: 'Plan day 1 for rain' }).click();
    const dialog = page.getByRole('dialog', { name: 'Day 1 in the rain' });
    await dialog.getByRole('button', { name: 'Change the day' }).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change the day' }).click();
    await page.getByText('Day 1 is planned for rain').waitFor();
    await expect.poll(() => dayOne.getByRole('listitem').allInnerTexts()).not.toEqual(before);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(() => dayOne.getByRole('listitem').allInnerTexts()).toEqual(before);
    expect(weather.asked).toHaveLength(1);

    await page.goto('/admin?section=outside');
    const weatherSwitch = page.getByRole('switch', { name: 'Weather: on' });
    await weatherSwitch.waitFor();
    await expectAccessible(page);
    await weatherSwitch.click();
    await expect.poll(() => weatherSwitch.getAttribute('aria-checked')).toBe('false');
    // Another browser: this one may keep a forecast for half an hour.
    const { page: other } = await signedIn(desktop, { site: site.origin });
    await openPlanned(other, soon);
    await other
      .getByText(/^Usually /)
      .first()
      .waitFor();
    expect(weather.asked).toHaveLength(1);
    await other.goto('/info/privacy');
    await other.getByText('On this site every such service is off').waitFor();
  });
});
