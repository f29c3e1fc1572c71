import { expect, test } from 'vitest';
import { addDays, daysBetween, todayOn } from './format-date.ts';

test('adds days across months, years and summer time', () => {
  expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
  expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('counts the days between two dates', () => {
  expect(daysBetween('2026-10-20', '2026-10-30')).toBe(10);
  expect(daysBetween('2026-10-30', '2026-10-20')).toBe(-10);
});

test('takes today from the local calendar, not from UTC', () => {
  expect(todayOn(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(todayOn(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
});
