import { expect, test } from 'vitest';
import { cityMatrix, cityMinutes } from './city-matrix.ts';
import { createLandMasses } from './land-masses.ts';
import { readLandSpans } from './read-land-spans.ts';

const points = [
  { lat: 48.8611, lon: 2.3364 },
  { lat: 48.8584, lon: 2.2945 },
  { lat: 48.8867, lon: 2.3431 },
];

test('a matrix is square, even both ways and nothing on its diagonal', () => {
  const matrix = cityMatrix(points, 'walk');
  expect(matrix).toHaveLength(9);
  for (let a = 0; a < 3; a++) {
    expect(matrix[a * 3 + a]).toBe(0);
    for (let b = 0; b < 3; b++) expect(matrix[a * 3 + b]).toBe(matrix[b * 3 + a]);
  }
  expect(matrix[1]).toBeGreaterThan(40);
  expect(matrix[1]).toBeLessThan(60);
});

test('transit and car are never slower than walking, and quicker over some kilometres', () => {
  for (let meters = 0; meters < 30_000; meters += 250) {
    const walk = cityMinutes(meters, 'walk');
    for (const mode of ['transit', 'drive', 'bike'] as const)
      expect(cityMinutes(meters, mode)).toBeLessThanOrEqual(walk);
  }
  expect(cityMinutes(6000, 'transit')).toBeLessThan(cityMinutes(6000, 'walk') / 2);
});

test('a metro is quicker than a bus, once one has gone down to it', () => {
  expect(cityMinutes(7000, 'transit', 0, true)).toBeLessThan(cityMinutes(7000, 'transit') * 0.9);
  expect(cityMinutes(500, 'transit', 0, true)).toBe(cityMinutes(500, 'walk'));
});

test('an islet is reached by boat, though the coastline shows no water', () => {
  const land = createLandMasses(readLandSpans());
  const cityHall = { lat: 40.7128, lon: -74.006 };
  const governorsIsland = { lat: 40.6895, lon: -74.0168 };
  const [dry, wet] = [undefined, land].map((l) => cityMatrix([cityHall, governorsIsland], 'transit', l)[1]!);
  expect(wet).toBeGreaterThan(dry! + 5);
});

test('open water between two points costs time', () => {
  const land = createLandMasses(readLandSpans());
  const crossing = [
    { lat: 22.2855, lon: 114.1577 },
    { lat: 22.2, lon: 114.0 },
  ];
  const acrossLantau = [
    { lat: 22.396, lon: 113.974 },
    { lat: 22.26, lon: 113.94 },
  ];
  const dry = cityMatrix(acrossLantau, 'transit')[1]!;
  expect(cityMatrix(acrossLantau, 'transit', land)[1]).toBeGreaterThan(dry);
  expect(cityMatrix(crossing, 'walk', land)[1]).toBeGreaterThan(0);
});
