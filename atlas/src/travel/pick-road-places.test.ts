import { expect, test } from 'vitest';
import { pickRoadPlaces } from './pick-road-places.ts';

const town = (lat: number, lon: number, population: number) => ({
  lat,
  lon,
  population,
  countryCode: 'is',
  elevationMeters: 10,
});

test('the biggest place of each cell is a node, in empty country a village', () => {
  const picked = pickRoadPlaces([town(64.1, -21.9, 900), town(64.11, -21.8, 4000), town(63.42, -19, 300)]);
  expect(picked.map(({ population }) => population)).toEqual([4000, 300]);
  expect(picked[0]!.countryCode).toBe('IS');
});

test('every big town is a node beside its neighbours', () => {
  expect(pickRoadPlaces([town(64.1, -21.9, 200_000), town(64.11, -21.8, 300_000)])).toHaveLength(2);
});
