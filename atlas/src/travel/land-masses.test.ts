import { expect, test } from 'vitest';
import { createLandMasses } from './land-masses.ts';
import { readLandSpans } from './read-land-spans.ts';

const land = createLandMasses(readLandSpans());
const mass = (lat: number, lon: number): number => land.massAt({ lat, lon });

test('cities of one land mass share it, islands have their own', () => {
  const paris = mass(48.86, 2.35);
  expect(mass(52.52, 13.4)).toBe(paris);
  expect(mass(1.49, 103.74)).toBe(paris);
  const others = [
    mass(51.5, -0.1),
    mass(53.35, -6.26),
    mass(38.11, 13.36),
    mass(64.15, -21.9),
    mass(35.68, 139.7),
    mass(43.06, 141.35),
    mass(-41.27, 174.78),
    mass(-43.53, 172.6),
    mass(21.3, -157.85),
    mass(40.55, 14.24),
  ];
  expect(new Set([paris, ...others]).size).toBe(others.length + 1);
});

test('a harbour just off the coarse coastline still belongs to its land; the open sea to none', () => {
  expect(mass(18.94, 72.83)).toBe(mass(19.9, 74));
  expect(mass(40, -40)).toBe(-1);
});

test('water on the way is found: the Channel, and Lake Michigan that the coastline counts as land', () => {
  const channel = land.widestWaterMeters({ lat: 51.13, lon: 1.3 }, { lat: 50.95, lon: 1.85 });
  expect(channel).toBeGreaterThan(25_000);
  expect(channel).toBeLessThan(45_000);
  expect(land.widestWaterMeters({ lat: 43.04, lon: -88 }, { lat: 43, lon: -86 })).toBeGreaterThan(90_000);
  expect(land.widestWaterMeters({ lat: 48.86, lon: 2.35 }, { lat: 47.3, lon: 5.04 })).toBeLessThan(3000);
});

test('the date line does not send a way round the world', () => {
  const water = land.widestWaterMeters({ lat: -17, lon: 179.5 }, { lat: -17, lon: -179.5 });
  expect(water).toBeLessThan(120_000);
});

test('land cut at the date line fills neither whole rows of sea nor empties whole rows of land', () => {
  const dry = (lat: number, lon: number): boolean => land.isDry({ lat, lon });
  expect(dry(-16.92, -140)).toBe(false);
  expect(mass(-16.92, 145.77)).toBe(mass(-27.47, 153.03));
  expect(mass(66.5, 25.73)).toBe(mass(48.86, 2.35));
  expect([dry(66.5, 25.73), dry(66.5, 2), dry(66.8, 179.5), dry(66.8, -179.5)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('a harbour town off the coarse coastline is seen from its own shore, and an islet stays where it is', () => {
  const reykjavik = { lat: 64.1466, lon: -21.9426 };
  const shore = land.ashore(reykjavik);
  expect(land.isDry(reykjavik)).toBe(false);
  expect(land.isDry(shore)).toBe(true);
  expect(Math.abs(shore.lat - reykjavik.lat)).toBeLessThan(0.1);
  const capri = { lat: 40.5505, lon: 14.2425 };
  expect(land.ashore(capri)).toBe(capri);
});
