import { expect, test } from 'vitest';
import { monthName } from './month-name.ts';
import { monthSpans } from './month-spans.ts';

test.each([
  [[5, 6, 7, 8, 9, 10], 'May to October'],
  [[1, 2, 3, 11, 12], 'November to March'],
  [[3, 4, 5, 10, 11], 'March to May, October and November'],
  [[1, 2, 3, 6, 7, 8, 9, 12], 'June to September and December to March'],
  [[1, 12], 'December and January'],
  [[7], 'July'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'January to December'],
  [[], ''],
])('%j are %s', (months, words) => {
  expect(monthSpans(months, monthName)).toBe(words);
});
