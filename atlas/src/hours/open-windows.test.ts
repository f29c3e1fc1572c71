import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import { describe, expect, it } from 'vitest';
import { openWindowsOn } from './open-windows.ts';

const windows = (hours: string, date: string, more: { closedOn?: string[]; lastEntry?: number } = {}) =>
  openWindowsOn({ hours, ...more }, date).map(({ startMinute, endMinute }) => [
    startMinute / 60,
    endMinute / 60,
  ]);

describe('openWindowsOn', () => {
  // 2026-06-01 is a Monday.
  it.each([
    ['always', '2026-06-01', [[0, 24]]],
    ['daily 09:00-18:00; Mo closed', '2026-06-01', []],
    ['daily 09:00-18:00; Mo closed', '2026-06-02', [[9, 18]]],
    [
      'Mo,We 09:00-12:00,14:00-18:00',
      '2026-06-03',
      [
        [9, 12],
        [14, 18],
      ],
    ],
    ['Mo,We 09:00-12:00', '2026-06-04', []],
    ['Fr-Mo 10:00-17:00', '2026-06-07', [[10, 17]]],
    ['Fr-Mo 10:00-17:00', '2026-06-09', []],
    ['daily 10:00-17:00; 06-01~06-30 daily 09:00-20:00; Tu closed', '2026-06-01', [[9, 20]]],
    ['daily 10:00-17:00; 06-01~06-30 daily 09:00-20:00; Tu closed', '2026-06-02', []],
    ['10-01~03-31 daily 08:30-16:30', '2026-12-31', [[8.5, 16.5]]],
    ['10-01~03-31 daily 08:30-16:30', '2026-03-31', [[8.5, 16.5]]],
    ['10-01~03-31 daily 08:30-16:30', '2026-04-01', []],
    ['We-Sa 18:00-26:00', '2026-06-03', [[18, 26]]],
    ['12-01~02-28 daily 09:00-16:00', '2028-02-29', [[9, 16]]],
    ['12-01~02-28 daily 09:00-16:00', '2028-03-01', []],
  ])('%s on %s', (hours, date, expected) => {
    expect(windows(hours, date)).toEqual(expected);
  });

  it('is closed on the dates of the year that it names, even where it is always open', () => {
    expect(windows('daily 09:00-18:00', '2026-12-25', { closedOn: ['12-25'] })).toEqual([]);
    expect(windows('always', '2026-12-25', { closedOn: ['12-25'] })).toEqual([]);
    expect(windows('daily 09:00-18:00', '2026-12-26', { closedOn: ['12-25'] })).toEqual([[9, 18]]);
  });

  it('lets the last visitor in before closing, never before opening', () => {
    expect(
      openWindowsOn({ hours: 'daily 09:00-18:00', lastEntry: 45 }, '2026-06-01')[0]?.lastEntryMinute,
    ).toBe(1035);
    expect(
      openWindowsOn({ hours: 'daily 09:00-10:00', lastEntry: 90 }, '2026-06-01')[0]?.lastEntryMinute,
    ).toBe(540);
  });

  it('refuses hours and dates that mean nothing', () => {
    expect(() => windows('sometimes', '2026-06-01')).toThrow(/sometimes/);
    expect(() => windows('daily 09:00-10:00', 'tomorrow')).toThrow(RangeError);
  });
});

describe('dates', () => {
  it('counts weekdays from Monday and days across months and leap years', () => {
    expect(weekdayOf('2026-06-01')).toBe(0);
    expect(weekdayOf('2026-06-07')).toBe(6);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});
