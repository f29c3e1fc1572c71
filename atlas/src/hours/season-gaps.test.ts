import { expect, it } from 'vitest';
import { parseHours } from './parse-hours.ts';
import { seasonGaps } from './season-gaps.ts';

it.each([
  ['always', []],
  ['daily 09:00-17:00', []],
  ['04-01~10-31 daily 09:00-18:00; 11-01~03-31 daily 10:00-16:00', []],
  ['04-01~10-31 daily 09:00-18:00', []],
  ['04-01~10-15 daily 09:00-18:00; 10-18~03-31 daily 10:00-16:00', ['10-16~10-17']],
  ['01-05~12-31 daily 09:00-18:00', ['01-01~01-04']],
])('%s has the gaps %j', (text, expected) => {
  const result = parseHours(text);
  if (!result.ok) throw new Error(result.problem);
  expect(seasonGaps(result.hours)).toEqual(expected);
});
