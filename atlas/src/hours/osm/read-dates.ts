import { dateOf } from '@wayfare/almanac/local-date';
import type { LocalDate } from '../open-windows.ts';
import type { DaySet } from './day-set.ts';
import { everyDay, noDay } from './day-set.ts';
import { readOffset } from './read-offset.ts';
import type { TokenCursor } from './token-cursor.ts';
import { Unsaid } from './unsaid.ts';
import { endOfMonth, stretch, wholeYear, yearDayOf } from './year-days.ts';

const YEAR_DIGITS = 4;
const LONGEST_FEAST = 30;

/** A day, or a month from its first to its last day; a year where one is given. */
interface DatePoint {
  year: number | null;
  month: number;
  day: number | null;
}

const isYear = (cursor: TokenCursor, ahead = 0): boolean => {
  const token = cursor.peek(ahead);
  return token?.kind === 'number' && token.digits === YEAR_DIGITS && token.value >= 1900;
};
const isDayNumber = (cursor: TokenCursor, ahead = 0): boolean => {
  const token = cursor.peek(ahead);
  return token?.kind === 'number' && token.digits < YEAR_DIGITS;
};
/** Whether a date stands here: `2026`, `Dec`, `24 Dec`, `easter`. */
export const isDate = (cursor: TokenCursor, ahead = 0): boolean =>
  isYear(cursor, ahead) ||
  cursor.is('month', ahead) ||
  cursor.isWord(['easter'], ahead) ||
  (isDayNumber(cursor, ahead) && cursor.is('month', ahead + 1));

function readPoint(cursor: TokenCursor, before: DatePoint | null): DatePoint {
  const year = isYear(cursor) ? cursor.takeNumber() : (before?.year ?? null);
  if (isDayNumber(cursor) && cursor.is('month', 1)) {
    const day = cursor.takeNumber();
    return { year, month: cursor.next().value as number, day };
  }
  // `24-26` goes on in the month of the 24th.
  if (before !== null && before.day !== null && isDayNumber(cursor))
    return { ...before, day: cursor.takeNumber() };
  if (!cursor.is('month')) throw cursor.fault();
  const month = cursor.next().value as number;
  return { year, month, day: isDayNumber(cursor) ? cursor.takeNumber() : null };
}

function dayIn({ month, day }: DatePoint, whenMonth: number): number {
  const yearDay = day === null ? whenMonth : yearDayOf(month, day);
  if (yearDay === null) throw new Unsaid('unreadable', 'it names a day that no month has');
  return yearDay;
}

/** Dates of single years cannot be said of every year; those that have passed need not be. */
function isPast(from: number | null, until: LocalDate | null, today: LocalDate | undefined): boolean {
  if (from === null) return false;
  if (today !== undefined && until !== null && until < today) return true;
  if (today !== undefined && until === null && from <= Number(today.slice(0, 4))) return false;
  throw new Unsaid('unsayable', 'it speaks of single years');
}

/** `easter`, `easter -2 days`, or from one such day to another. */
function readEaster(cursor: TokenCursor): DaySet {
  const point = () => {
    if (cursor.takeWord(['easter']) === null)
      throw new Unsaid('unsayable', 'a season begins or ends at Easter');
    return readOffset(cursor);
  };
  const from = point();
  const to = cursor.takeSign('-') ? point() : from;
  if (to < from || to - from > LONGEST_FEAST)
    throw new Unsaid('unsayable', 'a season begins or ends at Easter');
  const words = Array.from({ length: to - from + 1 }, (_, index) => {
    const offset = from + index;
    return `easter${offset < 0 ? offset : offset > 0 ? `+${offset}` : ''}`;
  });
  return { year: wholeYear, days: noDay, words };
}

function readStretch(cursor: TokenCursor, before: DatePoint | null, today: LocalDate | undefined) {
  const from = readPoint(cursor, before);
  const ranged = cursor.takeSign('-');
  if (ranged && cursor.isWord(['easter'])) throw new Unsaid('unsayable', 'a season begins or ends at Easter');
  const to = ranged ? readPoint(cursor, from) : from;
  const first = dayIn(from, yearDayOf(from.month, 1)!);
  const last = dayIn(to, endOfMonth(to.month));
  const endDay = to.day ?? 28;
  const endYear = to.year !== null && last < first && to.year === from.year ? to.year + 1 : to.year;
  const until = endYear === null ? null : dateOf(endYear, to.month, endDay);
  const set: DaySet | null = isPast(from.year, until, today)
    ? null
    : { year: stretch(first, last), days: everyDay, words: [] };
  return { set, to };
}

/** `2026`, `2025-2027` or `2025+` with no date after it. */
function readYears(cursor: TokenCursor, today: LocalDate | undefined): DaySet | null {
  const from = cursor.takeNumber();
  const open = cursor.takeSign('+');
  const to = !open && cursor.takeSign('-') ? cursor.takeNumber() : from;
  const past = isPast(from, open ? null : `${to}-12-31`, today);
  return past ? null : { year: wholeYear, days: everyDay, words: [] };
}

const isYearsAlone = (cursor: TokenCursor): boolean =>
  isYear(cursor) && !cursor.is('month', 1) && !(isDayNumber(cursor, 1) && cursor.is('month', 2));

/**
 * The dates that a rule begins with; null where it begins with none, empty where all are of years that have passed.
 */
export function readDates(cursor: TokenCursor, today: LocalDate | undefined): DaySet[] | null {
  if (!isDate(cursor)) return null;
  const sets: DaySet[] = [];
  let before: DatePoint | null = null;
  do {
    if (isYearsAlone(cursor)) {
      const years = readYears(cursor, today);
      if (isDate(cursor)) {
        const rest: DaySet[] = readDates(cursor, today) ?? [];
        return years === null ? [] : rest;
      }
      if (years !== null) sets.push(years);
    } else if (cursor.isWord(['easter'])) sets.push(readEaster(cursor));
    else {
      const { set, to } = readStretch(cursor, before, today);
      before = to;
      if (set !== null) sets.push(set);
    }
  } while (hasMore(cursor, before) && cursor.takeSign(','));
  return sets;
}

/** A comma with another date behind it: `Dec 24,31` or `Jan 1,May 1`. */
const hasMore = (cursor: TokenCursor, before: DatePoint | null): boolean =>
  cursor.isSign(',') &&
  (isDate(cursor, 1) || (before !== null && before.day !== null && isDayNumber(cursor, 1)));
