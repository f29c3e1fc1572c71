import { expect, test } from 'vitest';
import { distanceKm, metersBetween } from './distance.ts';

test('follows the globe', () => {
  expect(distanceKm(48.8566, 2.3522, 51.5074, -0.1278)).toBeCloseTo(343.6, 0);
  expect(distanceKm(0, 179.5, 0, -179.5)).toBeCloseTo(111.2, 1);
  expect(metersBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    20_015_115,
    -2,
  );
});
