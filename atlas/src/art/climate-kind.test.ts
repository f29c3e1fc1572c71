import { expect, test } from 'vitest';
import { climateKind, guessClimateKind } from './climate-kind.ts';

const flat = (value: number): number[] => Array.from({ length: 12 }, () => value);
const wave = (winter: number, summer: number): number[] =>
  Array.from(
    { length: 12 },
    (_, month) => winter + ((summer - winter) * (1 - Math.cos((month / 6) * Math.PI))) / 2,
  );

test.each([
  ['tropical', { high: flat(31), low: flat(25), rainDays: flat(14), latitude: 1, elevationMeters: 10 }],
  ['arid', { high: wave(20, 42), low: wave(10, 29), rainDays: flat(1), latitude: 25, elevationMeters: 5 }],
  [
    'mediterranean',
    {
      high: wave(12, 31),
      low: wave(4, 19),
      rainDays: [9, 8, 8, 8, 5, 3, 1, 2, 5, 8, 10, 10],
      latitude: 42,
      elevationMeters: 21,
    },
  ],
  [
    'temperate',
    { high: wave(8, 23), low: wave(3, 14), rainDays: flat(10), latitude: 51, elevationMeters: 20 },
  ],
  [
    'continental',
    { high: wave(-4, 24), low: wave(-9, 14), rainDays: flat(12), latitude: 56, elevationMeters: 150 },
  ],
  ['cold', { high: wave(2, 14), low: wave(-3, 9), rainDays: flat(13), latitude: 64, elevationMeters: 10 }],
  ['highland', { high: flat(20), low: flat(4), rainDays: flat(9), latitude: -13, elevationMeters: 3400 }],
] as const)('%s is known by its figures', (kind, figures) => {
  expect(climateKind(figures)).toBe(kind);
});

test('a town without figures gets a kind by where it lies', () => {
  expect(guessClimateKind(1, 10)).toBe('tropical');
  expect(guessClimateKind(70, 10)).toBe('cold');
  expect(guessClimateKind(-13, 3400)).toBe('highland');
});
