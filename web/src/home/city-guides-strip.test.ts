import { expect, test } from 'vitest';
import type { GuideCity } from '../guides/guides.queries.ts';
import { citiesForMonth } from './city-guides-strip.tsx';

const city = (id: string, country: string, bestMonths: number[]): GuideCity => ({
  id,
  name: id,
  country,
  countryCode: country,
  countrySlug: country,
  citySlug: id,
  region: 'europe',
  latitude: 0,
  longitude: 0,
  knownFor: '',
  bestMonths,
  attractionCount: 1,
});

test('shows cities in season first, one of each country before a second', () => {
  const cities = [
    city('a', 'x', [1]),
    city('b', 'x', [5]),
    city('c', 'x', [5]),
    city('d', 'y', [5]),
    city('e', 'z', [1]),
  ];
  expect(citiesForMonth(cities, 5, 4).map(({ id }) => id)).toEqual(['b', 'd', 'e', 'c']);
});
