import { expect, test } from 'vitest';
import { addDays, dateOf, dayNumber, daysBetween, weekdayOf } from './local-date.ts';

test('counts over leap days and years', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2027-12-31', '2028-03-01')).toBe(61);
});

test('knows the weekday, Monday being 0, before and after 1970', () => {
  expect(weekdayOf('2026-11-20')).toBe(4);
  expect(weekdayOf('1969-12-28')).toBe(6);
});

test('what is no date is no number', () => {
  expect(dayNumber('2027-02-30')).toBeNaN();
  expect(dayNumber('soon')).toBeNaN();
});

test('makes a date of its parts, or none', () => {
  expect(dateOf(2028, 2, 29)).toBe('2028-02-29');
  expect(dateOf(2027, 2, 29)).toBeNull();
  expect(dateOf(2027, 13, 1)).toBeNull();
});
