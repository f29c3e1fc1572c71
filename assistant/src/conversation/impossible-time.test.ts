import { openAtlas } from '@wayfare/atlas';
import { expect, test } from 'vitest';
import { readFirst } from '../testing/read-first.ts';
import { markedLine } from '../testing/marked-line.ts';
import { impossibleTime } from './impossible-time.ts';

const atlas = openAtlas();
const answerTo = (line: string) => {
  const marked = markedLine(line, 'first');
  const context = { atlas, today: '2027-03-10', locale: 'en-GB', currency: 'GBP' };
  return impossibleTime(readFirst(marked.text, marked, context))?.text;
};

test.each([
  [
    '[stop Oslo] [dates 31 June to 4 July]',
    'There is no such date as in “31 June to 4 July”. Which days do you mean?',
  ],
  [
    '[stop Oslo] [dates 3 to 6 May 2025]',
    '“3 to 6 May 2025” is in the past. Which dates shall it be instead?',
  ],
  [
    '[stop Oslo] [dates 20 May until 12 May]',
    'With “20 May until 12 May” the trip would end before it starts. Which date is the first, and which the last?',
  ],
  ['[stop Oslo] for [length 0 nights]', '“0 nights” is no time for a trip. How many days shall it be?'],
])('%s is asked for again', (line, text) => {
  expect(answerTo(line)).toBe(text);
});

test('a trip over the turn of the year is well', () => {
  expect(answerTo('[stop Oslo] [dates 28 December to 4 January]')).toBeUndefined();
});
