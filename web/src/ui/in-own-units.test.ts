// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { inOwnUnits } from './in-own-units.ts';
import { choose } from './reader-choices.ts';

const told =
  'Kamakura is 48 km away, about 19 °C by day (9–17 °C in March); doors open at 9:00, 06:00 to 17:30.';

beforeEach(() => choose({ distance: 'km', temperature: 'celsius', clock: '24' }));

test('leaves a sentence as it is for whoever has its units', () => {
  expect(inOwnUnits(told)).toBe(told);
});

test('tells distances, degrees and hours in the units that a reader has chosen', () => {
  choose({ distance: 'mi', temperature: 'fahrenheit', clock: '12' });
  expect(inOwnUnits(told).replaceAll('\u202f', ' ')).toBe(
    'Kamakura is 30 mi away, about 66 °F by day (48–63 °F in March); doors open at 9:00 AM, 6:00 AM to 5:30 PM.',
  );
});

test('takes speeds, areas, ratios and hours that say their half for what they are', () => {
  choose({ distance: 'mi', temperature: 'fahrenheit', clock: '12' });
  const line = '300 km/h, 12 km² and 9:30 am; 1:25:00';
  expect(inOwnUnits(line)).toBe(line);
});
