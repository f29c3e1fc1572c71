import type { Attraction } from '@wayfare/atlas';
import { describe, expect, test } from 'vitest';
import { planMarked } from '../testing/plan-marked.ts';
import { testParts } from '../testing/test-assistant.ts';
import { bestHours } from './best-hours.ts';
import { attractionOf } from './place-ref-of.ts';
import { sunOfDay } from './sun-of-day.ts';

const { atlas } = testParts;
const rome = { latitude: 41.9, longitude: 12.5, timeZone: 'Europe/Rome' };
const [sight] = atlas.topAttractions('it-rome', 1);
const best = (bestTime: Attraction['bestTime'], on: string, minutes = 60) =>
  bestHours({ ...sight!, ...(bestTime !== undefined && { bestTime }) }, sunOfDay(atlas, rome, on), minutes);

describe('the best hours of a sight', () => {
  test('sunset is that of the day, and one is still there when the sun goes down', () => {
    for (const on of ['2027-01-12', '2027-06-21']) {
      const sunset = sunOfDay(atlas, rome, on).sunset!;
      expect(best('sunset', on)).toEqual({ from: sunset - 60, to: sunset - 15 });
    }
    expect(best('sunset', '2027-01-12', 300)!.from).toBeGreaterThan(14 * 60);
  });

  test('an evening begins when the lights go on, and six at the latest; a night when it is dark', () => {
    expect(best('evening', '2027-01-12')!.from).toBeLessThan(18 * 60);
    expect(best('evening', '2027-06-21')!.from).toBe(18 * 60);
    expect(best('night', '2027-06-21')!.from).toBeGreaterThan(21 * 60);
  });

  test('where the sun does not set there is no sunset to go for', () => {
    const noSun = { dawn: null, sunrise: null, sunset: null, dusk: null };
    expect(bestHours({ ...sight!, bestTime: 'sunset' }, noSun, 60)).toBeNull();
    expect(bestHours({ ...sight!, bestTime: 'sunrise' }, noSun, 60)).toBeNull();
    expect(bestHours({ ...sight!, bestTime: 'morning' }, noSun, 60)).not.toBeNull();
  });
});

test('most sights of a plan are seen at their best time of day', () => {
  const kept = ['Lisbon', 'Prague', 'Istanbul', 'Kyoto', 'Mexico City'].flatMap((city) =>
    planMarked(`[length 4 days] in [stop ${city}] from [start 6 April 2027]`).plan!.days.flatMap(
      ({ on, items }) =>
        items.flatMap(({ kind, place, startMinute, endMinute }) => {
          const seen = kind === 'visit' ? attractionOf(atlas, place?.placeId) : null;
          const hours = seen && bestHours(seen, sunOfDay(atlas, place!, on!), endMinute - startMinute);
          return hours === null ? [] : [startMinute >= hours.from - 5 && startMinute <= hours.to + 5];
        }),
    ),
  );
  expect(kept.length).toBeGreaterThan(15);
  expect(kept.filter(Boolean).length / kept.length).toBeGreaterThan(0.5);
});
