import { expect, test } from 'vitest';
import { modeWords } from './travel-mode.ts';

test('every way of travelling reads well after a length of time', () => {
  expect(Object.values(modeWords).map((words) => `2 h ${words}`)).toEqual([
    '2 h on foot',
    '2 h by public transport',
    '2 h by car',
    '2 h by train',
    '2 h by bus',
    '2 h by ferry',
    '2 h by plane',
    '2 h by bike',
  ]);
});
