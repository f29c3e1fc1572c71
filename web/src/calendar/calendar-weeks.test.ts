import { expect, test } from 'vitest';
import { calendarWeeks } from './calendar-weeks.ts';

test('begins on the Monday before and ends on the Sunday after', () => {
  const weeks = calendarWeeks('2026-05-02', '2026-05-11');
  expect(weeks.map((week) => [week[0], week[6]])).toEqual([
    ['2026-04-27', '2026-05-03'],
    ['2026-05-04', '2026-05-10'],
    ['2026-05-11', '2026-05-17'],
  ]);
});

test('begins on the Sunday before where weeks do', () => {
  expect(calendarWeeks('2026-05-02', '2026-05-04', 0).map(([first]) => first)).toEqual([
    '2026-04-26',
    '2026-05-03',
  ]);
});

test('one day that is a Sunday needs one week', () => {
  expect(calendarWeeks('2026-05-03', '2026-05-03')).toHaveLength(1);
});
