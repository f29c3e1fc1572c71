import { describe, expect, test } from 'vitest';
import { easterOf } from './read-feasts.ts';
import { readDates, readWrittenDates } from './read-dates.ts';
import { readDurations } from './read-duration.ts';

const today = '2026-11-21';

describe('dates', () => {
  test.each([
    ['March 9th to 13th, 2022', '2022-03-09', '2022-03-13'],
    ['from the 23rd to the 29th of March, 2022', '2022-03-23', '2022-03-29'],
    ['between 28 December and 3 January', '2026-12-28', '2027-01-03'],
    ['2027-08-01 to 2027-08-09', '2027-08-01', '2027-08-09'],
    ['we arrive on 3 May and fly home on 9 May', '2027-05-03', '2027-05-09'],
    ['Friday to Sunday', '2026-11-27', '2026-11-29'],
    ['we land on Friday evening and fly back on Monday', '2026-11-27', '2026-11-30'],
    ['next weekend, Friday to Sunday', '2026-11-27', '2026-11-29'],
    ['Saturday to Saturday', '2026-11-28', '2026-12-05'],
  ])('reads the range %s', (text, startOn, endOn) => {
    expect(readDates(text, today)).toMatchObject({ startOn, endOn });
  });

  test('takes days of the week in a month as a length', () => {
    expect(readDates('Friday to Monday in May', today)).toMatchObject({ month: 5, days: 4 });
    expect(readDates('Friday to Monday in May', today).startOn).toBeUndefined();
  });

  test('takes a date without a year as the next one to come', () => {
    expect(readDates('on 20 November', today).startOn).toBe('2027-11-20');
    expect(readDates('on 22 November', today).startOn).toBe('2026-11-22');
  });

  test('knows that a date of no calendar is none', () => {
    expect(readWrittenDates('on 31 June 2027', today)).toBeNull();
  });

  test('reads months and seasons without inventing a day', () => {
    expect(readDates('in April', today)).toMatchObject({ month: 4 });
    expect(readDates('in April', today).startOn).toBeUndefined();
    expect(readDates('next summer', today).season).toBe('summer');
  });

  test('marks the start of a part of a month as rough', () => {
    expect(readDates('mid April', today)).toMatchObject({ startOn: '2027-04-14', rough: true });
  });

  test('computes feasts', () => {
    expect(easterOf(2027)).toBe('2027-03-28');
    expect(readDates('thanksgiving weekend', today).startOn).toBe('2026-11-26');
  });
});

describe('lengths', () => {
  const first = (text: string) => readDurations(text)[0];

  test.each([
    ['a 5-day trip', 5],
    ['two weeks', 14],
    ['a fortnight', 14],
    ['a relaxed week', 7],
    ['a long weekend', 3],
  ])('reads %s', (text, days) => {
    expect(first(text)?.days).toBe(days);
  });

  test('reads days and nights said together', () => {
    expect(first('5 days 4 nights')).toMatchObject({ days: 5, nights: 4 });
  });

  test('does not take a price per day or a moment for a length', () => {
    expect(readDurations('100 euros per day')).toEqual([]);
    expect(readDurations('in two weeks time')).toEqual([]);
  });
});
