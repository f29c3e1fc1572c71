import type { Attraction } from '@wayfare/atlas';
import type { PlanDay, PlanItem } from '@wayfare/contracts/plan';
import { describe, expect, test } from 'vitest';
import { planMarked } from '../testing/plan-marked.ts';
import { testAssistant, testParts } from '../testing/test-assistant.ts';
import { byDaylight, lightFor } from './daylight.ts';
import { attractionOf, attractionRef } from './place-ref-of.ts';
import { openingsOn } from './openings.ts';
import { sunOfDay } from './sun-of-day.ts';

const { atlas } = testParts;
const { bestTime: _, ...found } = atlas
  .topAttractions('gb-london')
  .find(({ category }) => category === 'park')!;
const park: Attraction = { ...found, setting: 'outdoor', visit: [60, 40] };
const london = attractionRef(park);
const winter = sunOfDay(atlas, london, '2027-01-12');
const allDay = [{ from: 300, until: 1440 }];

describe('light', () => {
  test('the sun of a day is told by the clock of the place', () => {
    expect(winter.sunset).toBeGreaterThan(970);
    expect(winter.sunset).toBeLessThan(980);
    expect(winter.dusk! - winter.sunset!).toBeGreaterThan(30);
    const sydney = { latitude: -33.87, longitude: 151.2, timeZone: 'Australia/Sydney' };
    expect(sunOfDay(atlas, sydney, '2027-01-12').sunset).toBeGreaterThan(1200);
    const tromso = { latitude: 69.65, longitude: 18.95, timeZone: 'Europe/Oslo' };
    expect(sunOfDay(atlas, tromso, '2027-06-21')).toEqual({
      dawn: null,
      sunrise: null,
      sunset: null,
      dusk: null,
    });
  });

  test('a sight out of doors is seen between dawn and dusk', () => {
    expect(byDaylight(park, allDay, winter)).toEqual([{ from: winter.dawn, until: winter.dusk }]);
    expect(byDaylight(park, [{ from: 300, until: winter.dawn! + 30 }], winter)).toEqual([]);
    const neverDark = { dawn: null, sunrise: null, sunset: null, dusk: null };
    expect(byDaylight(park, allDay, neverDark)).toEqual(allDay);
    expect(lightFor(atlas, park, allDay, '2027-01-12')?.untilMinute).toBeCloseTo(winter.dusk!, -1);
  });

  test.each([
    ['is indoors', { setting: 'indoor' }],
    ['is a street', { category: 'street' }],
    ['is best in the evening', { bestTime: 'evening' }],
  ] as const)('not what %s', (_, change) => {
    expect(byDaylight({ ...park, ...change }, allDay, winter)).toBe(allDay);
    expect(lightFor(atlas, { ...park, ...change }, allDay, '2027-01-12')).toBeUndefined();
  });

  test('nor what opens in the evening; a sunrise is awaited in the dark', () => {
    const safari = [{ from: 1155, until: 1440 }];
    expect(byDaylight({ ...park, bestTime: 'morning' }, safari, winter)).toBe(safari);
    expect(byDaylight({ ...park, bestTime: 'sunrise' }, allDay, winter)[0]?.from).toBe(300);
  });
});

const lightOf = ({ kind, place }: PlanItem, on: string) => {
  const sight = kind === 'visit' ? attractionOf(atlas, place?.placeId) : null;
  return sight === null ? undefined : lightFor(atlas, sight, openingsOn(atlas, sight, on), on);
};

describe('a plan in winter', () => {
  const { trip, plan } = planMarked('[length 4 days] in [stop Berlin] from [start 12 January 2027]');
  const { days } = plan!;
  const seenByLight = (day: PlanDay) => day.items.filter((item) => lightOf(item, day.on!) !== undefined);

  test('has nothing out of doors in the dark', () => {
    const lit = days.flatMap((day) =>
      seenByLight(day).map((item) => ({ item, light: lightOf(item, day.on!)! })),
    );
    expect(lit.length).toBeGreaterThan(1);
    for (const { item, light } of lit) {
      expect(item.startMinute).toBeGreaterThanOrEqual(light.fromMinute - 5);
      expect(item.endMinute).toBeLessThanOrEqual(light.untilMinute + 5);
    }
  });

  test('tells of what a person put after dusk, and of the hour at which it gets dark', () => {
    const day = days.find((one) => seenByLight(one).length > 0)!;
    const [seen] = seenByLight(day);
    const late = { ...seen!, startMinute: 1230, endMinute: 1260 };
    const items = [...day.items.filter((item) => item !== seen), late];
    const changed = days.map((one) => (one === day ? { ...day, items } : one));
    const findings = testAssistant().auditTrip({
      tripName: 'Berlin',
      trip,
      plan: { schemaVersion: 1, days: changed },
    });
    expect(findings.find(({ kind }) => kind === 'after_dark')).toMatchObject({
      itemIds: [late.id],
      severity: 'warning',
      facts: { lightUntil: lightOf(seen!, day.on!)?.untilMinute },
    });
  });
});
