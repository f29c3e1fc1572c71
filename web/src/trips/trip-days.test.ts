import type { Stop } from '@wayfare/contracts/trip';
import { expect, test } from 'vitest';
import { datedStops, totalNights, tripDays } from './trip-days.ts';

const stop = (id: string, nights: number): Stop => ({
  id,
  nights,
  place: { name: id.toUpperCase(), kind: 'city', latitude: 0, longitude: 0, status: 'own' },
});
const trip = { stops: [stop('a', 2), stop('b', 0), stop('c', 1)], startOn: '2026-12-30' };

test('dates every stop from the start and the nights before it', () => {
  expect(datedStops(trip).map(({ arriveOn, leaveOn }) => `${arriveOn}/${leaveOn}`)).toEqual([
    '2026-12-30/2027-01-01',
    '2027-01-01/2027-01-01',
    '2027-01-01/2027-01-02',
  ]);
  expect(totalNights(trip)).toBe(3);
});

test('without a plan, the days are where the nights are, and the day of leaving', () => {
  expect(tripDays(trip, null).map(({ on, city }) => `${on} ${city}`)).toEqual([
    '2026-12-30 A',
    '2026-12-31 A',
    '2027-01-01 C',
    '2027-01-02 C',
  ]);
});

test('without dates the days are numbered only, and a trip without stops has none', () => {
  expect(tripDays({ ...trip, startOn: null }, null).map(({ on, number }) => [on, number])).toEqual([
    [null, 1],
    [null, 2],
    [null, 3],
    [null, 4],
  ]);
  expect(tripDays({ stops: [], startOn: null }, null)).toEqual([]);
});

test('with a plan, its days stand, each in the city of its stop', () => {
  const day = { base: null, endBase: null, startMinute: 540, endMinute: 1200, items: [] };
  const plan = {
    schemaVersion: 1 as const,
    days: [
      { ...day, id: 'x', on: '2026-12-30', stopId: 'c' },
      { ...day, id: 'y', on: null, stopId: null },
    ],
  };
  expect(tripDays(trip, plan).map(({ id, city }) => [id, city])).toEqual([
    ['x', 'C'],
    ['y', null],
  ]);
});
