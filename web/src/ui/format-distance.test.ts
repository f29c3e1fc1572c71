import { expect, test } from 'vitest';
import { formatDistance } from './format-distance.ts';

test('writes near distances in metres and far ones in kilometres', () => {
  expect(formatDistance(347)).toBe('350 m');
  expect(formatDistance(25_400)).toBe('25 km');
});
