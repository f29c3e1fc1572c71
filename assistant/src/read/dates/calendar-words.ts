import { addDays, dateOf, weekdayOf } from '@wayfare/almanac/local-date';
import type { TripRequest } from '@wayfare/contracts/request';
import { isSlip } from '../is-slip.ts';

/** When something is, as far as it was said. */
export interface DatesSaid extends Pick<TripRequest, 'startOn' | 'endOn' | 'month' | 'season'> {
  /** The length that follows from the words: a weekend's, a feast's. */
  days?: number;
  /** The start is a guess within what was said ("mid April"). */
  rough?: boolean;
}

const monthStems = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames =
  'january february march april may june july august september october november december'.split(' ');
const weekdayNames = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const weekdayShort = ['mon', 'tue', 'tues', 'wed', 'weds', 'thu', 'thur', 'thurs', 'fri', 'sat', 'sun'];

/** 1–12 for a month's name, its beginning of three letters or a slip of one letter in it; 0 for any other word. */
export function monthOf(word: string): number {
  const stem = monthStems.indexOf(word.slice(0, 3)) + 1;
  const name = monthNames[stem - 1];
  if (name !== undefined && (word.length <= 4 || name.startsWith(word))) {
    if (word === name || name.startsWith(word) || word === 'sept') return stem;
  }
  if (word.length < 5) return 0;
  return monthNames.findIndex((known) => known.length >= 5 && isSlip(word, known)) + 1;
}

/** 0 for Monday to 6 for Sunday, −1 for any other word. */
export function weekdayNamed(word: string): number {
  const plain = word.replace(/s$/, '');
  const whole = weekdayNames.findIndex((name) => name === plain || (word.length > 5 && isSlip(plain, name)));
  if (whole >= 0) return whole;
  return weekdayShort.includes(word)
    ? weekdayNames.findIndex((name) => name.startsWith(word.slice(0, 3)))
    : -1;
}

/** The first such day of a year that is not before today; of the year that was said, where one was. */
export function dayOfYear(today: string, month: number, day: number, year: number | null): string | null {
  if (year !== null) return dateOf(year, month, day);
  const here = Number(today.slice(0, 4));
  const coming = dateOf(here, month, day);
  return coming !== null && coming >= today ? coming : dateOf(here + 1, month, day);
}

/** The year in which a month comes next, or the one that was said. */
export function yearOfMonth(today: string, month: number, year: number | null): number {
  const here = Number(today.slice(0, 4));
  return year ?? (month < Number(today.slice(5, 7)) ? here + 1 : here);
}

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The n-th weekday (Monday 0) of a month; the last where `n` is −1. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  if (n < 0) {
    const last = dateOf(year, month, daysInMonth(year, month)) ?? '';
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = dateOf(year, month, 1) ?? '';
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

/** The next such weekday after today. */
export const comingWeekday = (today: string, weekday: number): string =>
  addDays(today, (weekday - weekdayOf(today) + 7) % 7 || 7);
