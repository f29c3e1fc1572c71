import { addDays, dateOf, dayNumber, weekdayOf } from '@wayfare/almanac/local-date';
import type { LocalDate } from '../hours/open-windows.ts';
import { easterOf, orthodoxEasterOf } from './easter.ts';
import { feastDates, isFeast } from './feasts.ts';

/** How days of a year are named: by date, by Easter, by weekday, by a feast, or as the public holidays of a country. */
export type DayWord = { offset: number } & (
  | { kind: 'date'; month: number; day: number }
  | { kind: 'easter'; orthodox: boolean }
  | { kind: 'nth'; month: number | null; weekday: number; nth: number }
  | { kind: 'near'; month: number; day: number; weekday: number; after: boolean }
  | { kind: 'feast'; slug: string }
  | { kind: 'holiday' }
);

/** Monday first, as they are written. */
export const weekdayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const isDate = (month: number, day: number): boolean => dateOf(2028, month, day) !== null;

/** `PH-1` → `PH` and -1; a feast's slug and a date have hyphens of their own. */
function cutOffset(text: string): { stem: string; offset: number } {
  const match = /^(.+?)([+-]\d{1,3})$/.exec(text);
  const stem = match?.[1] ?? '';
  const mayHaveOne = /^(?:easter|orthodox|PH|(?:\d\d-)?[A-Z][a-z](?:-1|[1-5])|[A-Z][a-z][<>]=\d\d-\d\d)$/;
  const has = mayHaveOne.test(stem) || isFeast(stem);
  return has ? { stem, offset: Number(match?.[2]) } : { stem: text, offset: 0 };
}

function readStem(stem: string, offset: number): DayWord | null {
  if (stem === 'PH') return { kind: 'holiday', offset };
  if (stem === 'easter' || stem === 'orthodox')
    return { kind: 'easter', orthodox: stem === 'orthodox', offset };
  if (isFeast(stem)) return { kind: 'feast', slug: stem, offset };
  const date = /^(\d\d)-(\d\d)$/.exec(stem);
  if (date !== null) {
    const [month, day] = [Number(date[1]), Number(date[2])];
    return isDate(month, day) ? { kind: 'date', month, day, offset } : null;
  }
  const nth = /^(?:(\d\d)-)?([A-Z][a-z])(-1|[1-5])$/.exec(stem);
  if (nth !== null) {
    const month = nth[1] === undefined ? null : Number(nth[1]);
    const weekday = weekdayNames.indexOf(nth[2]!);
    return isDate(month ?? 1, 1) && weekday >= 0
      ? { kind: 'nth', month, weekday, nth: Number(nth[3]), offset }
      : null;
  }
  const near = /^([A-Z][a-z])([<>])=(\d\d)-(\d\d)$/.exec(stem);
  if (near === null) return null;
  const [weekday, month, day] = [weekdayNames.indexOf(near[1]!), Number(near[3]), Number(near[4])];
  const after = near[2] === '>';
  return isDate(month, day) && weekday >= 0 ? { kind: 'near', month, day, weekday, after, offset } : null;
}

/** Reads a day word: `12-25`, `easter-2`, `11-Th4`, `05-Mo-1`, `Th1` (of every month), `Mo<=05-24`, `eid-al-fitr+1`, `PH-1`; null when it is none. */
export function parseDayWord(text: string): DayWord | null {
  const { stem, offset } = cutOffset(text);
  return readStem(stem, offset);
}

const everyMonth: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

function nthWeekday(year: number, month: number, weekday: number, nth: number): LocalDate | null {
  const first = dateOf(year, month, 1)!;
  const days = (weekday - weekdayOf(first) + 7) % 7;
  if (nth > 0) {
    const on = addDays(first, days + 7 * (nth - 1));
    return Number(on.slice(5, 7)) === month ? on : null;
  }
  const fourth = addDays(first, days + 21);
  const fifth = addDays(fourth, 7);
  return Number(fifth.slice(5, 7)) === month ? fifth : fourth;
}

/** The dates of a year before the offset. Holidays of a country are asked of its calendar. */
function stemDates(word: DayWord, year: number): readonly LocalDate[] {
  switch (word.kind) {
    case 'date':
      return [dateOf(year, word.month, word.day)].filter((on) => on !== null);
    case 'easter':
      return [word.orthodox ? orthodoxEasterOf(year) : easterOf(year)];
    case 'nth':
      return (word.month === null ? everyMonth : [word.month])
        .map((month) => nthWeekday(year, month, word.weekday, word.nth))
        .filter((on) => on !== null);
    case 'near': {
      const on = dateOf(year, word.month, word.day);
      if (on === null) return [];
      const days = word.weekday - weekdayOf(on);
      return [addDays(on, word.after ? (days + 7) % 7 : -((7 - days) % 7))];
    }
    case 'feast':
      return feastDates(word.slug, year);
    case 'holiday':
      return [];
  }
}

/** The dates of a year that a word names, in order. */
export function datesOf(word: DayWord, year: number): LocalDate[] {
  if (word.offset === 0) return [...stemDates(word, year)];
  return [year - 1, year, year + 1]
    .flatMap((one) => stemDates(word, one))
    .map((on) => addDays(on, word.offset))
    .filter((on) => Number(on.slice(0, 4)) === year);
}

/** Whether a date is a public holiday. */
export type IsHoliday = (on: LocalDate) => boolean;

/** Whether a date is one that a word names. */
export function isNamed(word: DayWord, on: LocalDate, isHoliday: IsHoliday): boolean {
  if (Number.isNaN(dayNumber(on))) return false;
  if (word.kind === 'holiday') return isHoliday(addDays(on, -word.offset));
  return datesOf(word, Number(on.slice(0, 4))).includes(on);
}
