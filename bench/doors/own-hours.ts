import type { DayNumber } from './day-number.ts';
import { partsOf, weekdayOf, weekdays } from './day-number.ts';
import { namesDay } from './day-word.ts';

/** When a door is open, in minutes of its day; the last visitor is let in at `last`. */
export interface Window {
  from: number;
  until: number;
  last: number;
}

export type IsHoliday = (day: DayNumber) => boolean;

interface Rule {
  season: string | null;
  days: string[];
  windows: Window[];
}

const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

function readWindow(text: string, lastEntry: number): Window {
  const [span = '', last] = text.split('/');
  const [from = '', until = ''] = span.split('-');
  const end = minutes(until);
  return { from: minutes(from), until: end, last: last ? minutes(last) : end - lastEntry };
}

/** Reads hours into their rules, in order. */
export function readHours(hours: string, lastEntry = 0): Rule[] {
  if (hours === 'always')
    return [{ season: null, days: ['daily'], windows: [{ from: 0, until: 1440, last: 1440 }] }];
  return hours.split('; ').map((rule) => {
    const words = rule.split(' ');
    const windows = words.pop() ?? '';
    const days = words.pop() ?? '';
    return {
      season: words.pop() ?? null,
      days: days.split(','),
      windows: windows === 'closed' ? [] : windows.split(',').map((one) => readWindow(one, lastEntry)),
    };
  });
}

function inSeason(season: string | null, day: DayNumber): boolean {
  if (season === null) return true;
  const [from, until] = season.split('~') as [string, string?];
  if (until === undefined) return namesDay(season, day);
  const { month, date } = partsOf(day);
  const order = (monthDay: string) => Number(monthDay.replace('-', ''));
  const today = month * 100 + date;
  return order(from) <= order(until)
    ? today >= order(from) && today <= order(until)
    : today >= order(from) || today <= order(until);
}

const weekdayNamed = (name: string) => weekdays.indexOf(name as 'Mo');

/** Whether a word is of weekdays only: `daily`, `Mo`, `Mo-Fr`, `Mo+`. */
const isOfWeek = (word: string) =>
  word === 'daily' || (weekdayNamed(word.slice(0, 2)) >= 0 && !word.includes('='));

/** `Mo+`: Monday, or the next day that is none where it is a public holiday. */
function isWeekdayOrNext(weekday: number, day: DayNumber, isHoliday: IsHoliday): boolean {
  if (isHoliday(day)) return false;
  for (let before = day; ; before -= 1) {
    if (before < day && !isHoliday(before)) return false;
    if (weekdayOf(before) === weekday) return true;
  }
}

/** Whether a word of hours, `closedOn` or `openOn` holds on a day. */
export function holdsOn(word: string, day: DayNumber, isHoliday: IsHoliday): boolean {
  if (word === 'daily') return true;
  if (word.startsWith('PH')) return isHoliday(day - Number(word.slice(2) || '0'));
  if (!isOfWeek(word)) return namesDay(word, day);
  if (word.endsWith('+')) return isWeekdayOrNext(weekdayNamed(word.slice(0, 2)), day, isHoliday);
  const [from = '', until = from] = word.split('-');
  const ahead = (to: number) => (to - weekdayNamed(from) + 7) % 7;
  return ahead(weekdayOf(day)) <= ahead(weekdayNamed(until));
}

/** The windows of a day by the last rule that holds then, and how closely it names the day. */
export function hoursOn(rules: readonly Rule[], day: DayNumber, isHoliday: IsHoliday) {
  const rule = rules.findLast(
    ({ season, days }) => inSeason(season, day) && days.some((word) => holdsOn(word, day, isHoliday)),
  );
  return {
    windows: rule?.windows ?? [],
    /** The rule is for this day, not for a weekday. */
    byName: rule?.days.some((word) => !isOfWeek(word) && holdsOn(word, day, isHoliday)) ?? false,
    /** The rule is for Ramadan and the like. */
    feast: rule?.season && !rule.season.includes('~') ? rule.season : null,
  };
}
