import { expect, test } from 'vitest';
import { ruggedCountry, ruggedOn } from './rugged-country.ts';

const town = (lat: number, lon: number, elevationMeters: number) => ({
  lat,
  lon,
  elevationMeters,
  population: 2000,
});
const heights = [0, 900, 100, 1200, 300, 1500];
const grid = ruggedCountry([
  ...heights.map((height, i) => town(46.1 + i * 0.05, 8.1 + i * 0.05, height)),
  ...heights.map((_, i) => town(52.1 + i * 0.05, 20.1 + i * 0.05, 1500)),
  town(60.1, 10.1, 0),
  town(60.2, 10.2, 1500),
]);
const at = (lat: number, lon: number): number => ruggedOn(grid, { lat, lon }, { lat, lon });

test('towns of very different height make rugged country; a high plain and two villages do not', () => {
  expect(at(46.2, 8.2)).toBe(1);
  expect(at(52.2, 20.2)).toBe(0);
  expect(at(60.2, 10.2)).toBe(0);
  expect(at(0, -30)).toBe(0);
});

test('a way is as rugged as the country along it', () => {
  const half = ruggedOn(grid, { lat: 46.2, lon: 8.2 }, { lat: 46.2, lon: 11 });
  expect(half).toBeGreaterThan(0.2);
  expect(half).toBeLessThan(1);
});
