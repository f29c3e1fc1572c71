import { expect, test } from 'vitest';
import { formatDistance, formatStay } from './format-stay.ts';

test('writes a length of time without empty parts', () => {
  expect([45, 60, 90, 125].map(formatStay)).toEqual(['45 min', '1 h', '1 h 30 min', '2 h 5 min']);
});

test('writes near distances in metres and far ones in kilometres', () => {
  expect(formatDistance(347)).toBe('350 m');
  expect(formatDistance(25_400)).toBe('25 km');
});
