// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { choose } from './reader-choices.ts';
import { formatDistance } from './format-distance.ts';

beforeEach(() => choose({ distance: 'km' }));

test('writes near distances in metres and far ones in kilometres', () => {
  expect(formatDistance(347)).toBe('350 m');
  expect(formatDistance(25_400)).toBe('25 km');
});
