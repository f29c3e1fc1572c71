import { openAtlas, openTravel } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import { describe, expect, it } from 'vitest';
import { foundOpeningOn } from './found-hours.ts';
import { planFacts } from './plan-facts.ts';
import { openWays } from './ways.ts';

const atlas = openAtlas();
const roscioli: PlaceRef = {
  name: 'Roscioli',
  kind: 'restaurant',
  latitude: 41.8943,
  longitude: 12.4739,
  countryCode: 'it',
  timeZone: 'Europe/Rome',
  status: 'found',
  source: { name: 'openstreetmap', id: 'node/1234', on: '2026-05-12' },
  hours: 'Mo-Sa 12:30-15:00,19:00-23:30',
  closedOn: ['08-15'],
};
const openOn = (on: string, place = roscioli) =>
  foundOpeningOn(atlas, place, on)?.openings.map(({ from, until }) => [from, until]);

describe('a place that brings its hours along', () => {
  it('is open as they say, and shut on its days', () => {
    expect(openOn('2026-05-12')).toEqual([
      [750, 900],
      [1140, 1410],
    ]);
    expect(openOn('2026-05-17')).toEqual([]);
    expect(openOn('2026-08-15')).toEqual([]);
  });

  it('of hours that cannot be read nothing is known', () => {
    expect(openOn('2026-05-12', { ...roscioli, hours: 'when Ada is in' })).toBeUndefined();
    const { hours: _, ...without } = roscioli;
    expect(openOn('2026-05-12', without)).toBeUndefined();
  });

  it('tells its facts under the id of its source, with who said so and when', () => {
    const asked = {
      dates: ['2026-05-12', '2026-05-13', '2026-05-17'],
      dayCount: 3,
      request: {},
      currencies: [],
    };
    const ways = openWays(openTravel(atlas));
    const { places } = planFacts({ ...asked, stays: [[roscioli]] }, atlas, ways);
    expect(places).toMatchObject([
      {
        placeId: 'node/1234',
        hoursFrom: { name: 'openstreetmap', on: '2026-05-12' },
        visitMinutes: 75,
        hours: [{ dates: ['2026-05-12', '2026-05-13'] }, { dates: ['2026-05-17'], windows: [] }],
      },
    ]);
  });
});
