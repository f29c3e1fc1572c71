// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { formatMinute } from './format-date.ts';
import { formatDistance } from './format-distance.ts';
import { formatTemperatures } from './format-temperature.ts';
import { choose, readerChoices, usualChoices } from './reader-choices.ts';

const metric = {
  distance: 'km',
  temperature: 'celsius',
  clock: '24',
  weekStart: 1,
  currency: 'EUR',
} as const;
afterEach(() => choose(metric));

test.each([
  ['en-US', { distance: 'mi', temperature: 'fahrenheit', clock: '12', weekStart: 0, currency: 'USD' }],
  ['en-GB', { distance: 'mi', temperature: 'celsius', clock: '24', weekStart: 1, currency: 'GBP' }],
  ['de-DE', metric],
  ['ar-EG', { ...metric, clock: '12', weekStart: 6 }],
  ['pt', { ...metric, weekStart: 0 }],
])('what is usual in %s', (locale, usual) => {
  expect(usualChoices(locale)).toEqual(usual);
});

test('a choice is kept on the device, and figures are written by it', () => {
  choose(metric);
  expect([formatDistance(347), formatDistance(8100), formatTemperatures(9.2, 17.4)]).toEqual([
    '350 m',
    '8.1 km',
    '9–17 °C',
  ]);
  expect(formatMinute(13 * 60 + 5)).toBe('13:05');
  choose({ distance: 'mi', temperature: 'fahrenheit', clock: '12' });
  expect([formatDistance(100), formatDistance(8100), formatDistance(48_280)]).toEqual([
    '330 ft',
    '5 mi',
    '30 mi',
  ]);
  expect(formatTemperatures(9.2, 17.4)).toBe('49–63 °F');
  expect(formatMinute(13 * 60 + 5)).toMatch(/^1:05\s?PM$/i);
  expect(JSON.parse(localStorage.getItem('wayfare.figures')!)).toMatchObject({ distance: 'mi', clock: '12' });
  expect(readerChoices().weekStart).toBe(1);
});
