import { describe, expect, test } from 'vitest';
import type { Calendar } from './country-days.ts';
import { readDay, weekdayOf, weekdays, writeDay } from './day-number.ts';
import { daysNamed, namesDay } from './day-word.ts';
import { easterOf, orthodoxEasterOf } from './easter.ts';
import type { RawSight } from './second-reader.ts';
import { SecondReader } from './second-reader.ts';

const calendar: Calendar = {
  usual: { closed: ['museums'], check: ['shops'] },
  days: [
    { name: "New Year's Day", when: '01-01', moves: 'next' },
    {
      name: 'Ramadan',
      when: 'ramadan',
      public: false,
      closed: [],
      check: [],
      late: { groups: ['restaurants'], at: '18:00' },
    },
    { name: 'Day of Silence', when: 'nyepi', closed: ['everything'] },
    { name: 'Town feast', when: '06-24', cities: ['elsewhere'], closed: ['all'] },
    { name: 'Labour Day', when: '05-01', closed: ['all'] },
    { name: 'Mountain Day', when: '08-11' },
    {
      name: 'Christmas Eve',
      when: '12-24',
      public: false,
      early: { groups: ['museums', 'nightlife'], at: '14:00' },
    },
    {
      name: 'Christmas Day',
      when: '12-25',
      closed: ['museums', 'shops'],
      check: ['religious'],
      moves: 'sunday',
    },
  ],
};
const reader = new SecondReader(calendar, 'here');
const sight = (hours: string, more: Partial<RawSight> = {}): RawSight => ({
  slug: 'sight',
  name: 'Sight',
  category: 'museum',
  hours,
  ...more,
});
const judged = (one: RawSight, on: string, from = '10:00', until = '11:00') => {
  const [begin, end] = [from, until].map((at) => {
    const [hours = 0, minutes = 0] = at.split(':').map(Number);
    return hours * 60 + minutes;
  }) as [number, number];
  return reader.judge(one, on, begin, end);
};
const usual = 'Tu-Su 09:00-17:00';

describe('days', () => {
  test.each([
    ['2026-11-22', 'Su'],
    ['2027-01-01', 'Fr'],
    ['2028-02-29', 'Tu'],
    ['1969-12-31', 'We'],
  ])('%s is a %s', (on, weekday) => {
    expect(weekdays[weekdayOf(readDay(on))]).toBe(weekday);
  });

  test.each([
    [2008, '2008-03-23', '2008-04-27'],
    [2024, '2024-03-31', '2024-05-05'],
    [2025, '2025-04-20', '2025-04-20'],
    [2026, '2026-04-05', '2026-04-12'],
    [2027, '2027-03-28', '2027-05-02'],
    [2038, '2038-04-25', '2038-04-25'],
  ])('Easter of %i', (year, western, orthodox) => {
    expect([writeDay(easterOf(year)), writeDay(orthodoxEasterOf(year))]).toEqual([western, orthodox]);
  });

  test.each([
    ['12-25', '2027-12-25'],
    ['easter-2', '2027-03-26'],
    ['orthodox+1', '2027-05-03'],
    ['11-Th4', '2027-11-25'],
    ['11-Th4+1', '2027-11-26'],
    ['05-Mo-1', '2027-05-31'],
    ['05-Mo-1-4', '2027-05-27'],
    ['Mo>=05-24', '2027-05-24'],
    ['Mo<=05-23', '2027-05-17'],
    ['Sa>=09-16+15', '2027-10-03'],
    ['yom-kippur', '2027-10-11'],
    ['passover-7th-1', '2027-04-27'],
    ['purim', '2027-03-23'],
    ['lunar-new-year-1', '2027-02-05'],
    ['eid-al-fitr+1', '2027-03-10'],
  ])('%s is %s', (word, on) => {
    expect(daysNamed(word, 2027).map(writeDay)).toContain(on);
    expect(namesDay(word, readDay(on) + 1)).toBe(false);
  });

  test('29 February is a day of leap years only', () => {
    expect(daysNamed('02-29', 2027).map(writeDay)).toEqual(['2028-02-29']);
  });

  test('Ramadan lasts a month, and the day after its first is one day', () => {
    expect(
      ['2027-02-07', '2027-02-08', '2027-03-08', '2027-03-09'].map((on) => namesDay('ramadan', readDay(on))),
    ).toEqual([false, true, true, false]);
    expect(namesDay('ramadan+1', readDay('2027-02-10'))).toBe(false);
  });
});

describe('a sight by its own hours', () => {
  test('is open within its hours only', () => {
    expect(judged(sight(usual), '2027-04-14')).toBe('open');
    expect(judged(sight(usual), '2027-04-12')).toBe('closed');
    expect(judged(sight(usual), '2027-04-14', '16:30', '17:05')).toBe('closed');
  });

  test('follows the last rule that holds', () => {
    const hours = '04-01~09-30 daily 08:00-20:00; 10-01~03-31 daily 10:00-16:00; Mo closed; PH 12:00-15:00';
    expect(judged(sight(hours), '2027-04-14', '08:00', '09:00')).toBe('open');
    expect(judged(sight(hours), '2027-02-24', '08:00', '09:00')).toBe('closed');
    expect(judged(sight(hours), '2027-04-12')).toBe('closed');
    expect(judged(sight(hours), '2027-05-01', '12:00', '13:00')).toBe('open');
  });

  test('lets nobody in after its last entry', () => {
    expect(judged(sight(usual, { lastEntry: 60 }), '2027-04-14', '16:00', '16:45')).toBe('open');
    expect(judged(sight(usual, { lastEntry: 60 }), '2027-04-14', '16:05', '16:45')).toBe('closed');
    expect(judged(sight('daily 09:00-17:00/16:15'), '2027-04-14', '16:20', '16:45')).toBe('closed');
  });

  test('is open past midnight, and over it where it never closes', () => {
    const bar = sight('Fr 18:00-26:00', { category: 'nightlife' });
    expect(judged(bar, '2027-04-16', '23:00', '25:30')).toBe('open');
    expect(judged(bar, '2027-04-17', '00:30', '01:30')).toBe('open');
    expect(judged(bar, '2027-04-16', '00:30', '01:30')).toBe('closed');
    expect(judged(sight('always'), '2027-04-16', '23:00', '25:30')).toBe('open');
  });

  test('closes on the day after a holiday Monday', () => {
    const hours = 'daily 09:00-17:00; We+ closed';
    // Wednesday, 11 August 2027 is a holiday.
    expect(judged(sight(hours, { openOn: ['PH'] }), '2027-08-11')).toBe('open');
    expect(judged(sight(hours), '2027-08-12')).toBe('closed');
    expect(judged(sight(hours), '2027-08-19')).toBe('open');
    expect(judged(sight(hours), '2027-08-18')).toBe('closed');
  });
});

describe('a sight by the custom of its country', () => {
  test('goes by what is usual where the day itself says nothing of closing, but not of what it says to check', () => {
    const some = new SecondReader(
      {
        usual: { closed: ['museums', 'shops'], check: ['parks'] },
        days: [
          { name: 'Day of the Dead', when: '11-02', check: ['shops'] },
          { name: 'Feast', when: '11-09', public: false, check: ['shops'] },
        ],
      },
      'here',
    );
    const on = (category: string, date: string) =>
      some.judge(sight('daily 09:00-17:00', { category }), date, 600, 660);
    expect(['museum', 'shopping', 'park'].map((one) => on(one, '2027-11-02'))).toEqual([
      'custom',
      'unsure',
      'open',
    ]);
    expect(['museum', 'shopping', 'park'].map((one) => on(one, '2027-11-09'))).toEqual([
      'open',
      'unsure',
      'open',
    ]);
  });

  test('lets nobody in late before it closes early', () => {
    const tower = sight('daily 09:00-17:00', { lastEntry: 60 });
    expect(judged(tower, '2027-12-24', '13:00', '13:40')).toBe('open');
    expect(judged(tower, '2027-12-24', '13:05', '13:40')).toBe('custom');
  });

  test('closes on a public holiday with its group, and is unsure where the calendar says to check', () => {
    expect(judged(sight('daily 09:00-17:00'), '2027-08-11')).toBe('custom');
    expect(judged(sight('daily 09:00-17:00', { category: 'shopping' }), '2027-08-11')).toBe('unsure');
    expect(judged(sight('daily 09:00-17:00', { category: 'park' }), '2027-08-11')).toBe('open');
    expect(judged(sight('daily 09:00-17:00', { category: 'religious' }), '2027-12-25')).toBe('unsure');
  });

  test('closes on the next free weekday too where the holiday moves', () => {
    // 1 January 2028 is a Saturday; Christmas 2027, a Saturday as well, moves from Sundays only.
    expect(judged(sight('daily 09:00-17:00'), '2028-01-03')).toBe('custom');
    expect(judged(sight('daily 09:00-17:00'), '2027-12-27')).toBe('open');
  });

  test('takes as the day off the next that no other holiday has, or the nearest', () => {
    const days = (moves: 'next' | 'nearest') =>
      new SecondReader(
        {
          usual: { closed: ['museums'], check: [] },
          days: ['12-25', '12-26'].map((when) => ({ name: when, when, moves })),
        },
        'here',
      );
    // Saturday and Sunday, so Monday and Tuesday; by the nearest Friday and Monday.
    const off = (moves: 'next' | 'nearest') =>
      ['2027-12-24', '2027-12-27', '2027-12-28', '2027-12-29'].map((on) => days(moves).namesOn(on).length);
    expect(off('next')).toEqual([0, 1, 1, 0]);
    expect(off('nearest')).toEqual([1, 1, 0, 0]);
  });

  test('closes early on an eve, and opens late in Ramadan', () => {
    expect(judged(sight('daily 09:00-17:00'), '2027-12-24', '12:30', '13:30')).toBe('open');
    expect(judged(sight('daily 09:00-17:00'), '2027-12-24', '13:30', '14:30')).toBe('custom');
    expect(
      judged(sight('daily 18:00-26:00', { category: 'nightlife' }), '2027-12-25', '00:30', '01:30'),
    ).toBe('custom');
    const diner = sight('daily 11:00-23:00', { category: 'food' });
    expect(judged(diner, '2027-02-20', '12:00', '13:00')).toBe('custom');
    expect(judged(diner, '2027-02-20', '19:00', '20:00')).toBe('open');
    const ownHours = sight('daily 11:00-23:00; ramadan daily 12:00-22:00', { category: 'food' });
    expect(judged(ownHours, '2027-02-20', '12:00', '13:00')).toBe('open');
  });

  test('goes by itself where it speaks of the day', () => {
    expect(judged(sight('daily 09:00-17:00', { openOn: ['PH'] }), '2027-08-11')).toBe('open');
    expect(judged(sight('daily 09:00-17:00', { closedOn: ['12-25'] }), '2027-08-11')).toBe('open');
    expect(judged(sight('daily 09:00-17:00', { closedOn: ['PH'] }), '2027-08-11')).toBe('closed');
    expect(judged(sight('Mo-Fr 09:00-17:00; PH 09:00-13:00'), '2027-08-11')).toBe('open');
    expect(judged(sight('always', { category: 'landmark' }), '2027-05-01')).toBe('open');
  });

  test('is closed with everything, whatever it says', () => {
    const one = sight('always', { category: 'street', openOn: ['PH', 'nyepi'] });
    expect(judged(one, '2027-03-08')).toBe('custom');
    expect(judged(one, '2027-05-01')).toBe('open');
  });

  test('does not close for a feast of another city', () => {
    expect(judged(sight('daily 09:00-17:00'), '2027-06-24')).toBe('open');
    expect(
      new SecondReader(calendar, 'elsewhere').judge(sight('daily 09:00-17:00'), '2027-06-24', 600, 660),
    ).toBe('custom');
  });
});
