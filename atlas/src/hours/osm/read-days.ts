import { weekdayNames } from '../../calendar/day-word.ts';
import type { DaySet } from './day-set.ts';
import { everyDay, noDay } from './day-set.ts';
import { readOffset } from './read-offset.ts';
import type { TokenCursor } from './token-cursor.ts';
import { Unsaid } from './unsaid.ts';
import { wholeYear } from './year-days.ts';

const WEEK = 7;
const MOST_BEFORE_LAST = 4;
const MOST_WEEKS = 5;

interface Days {
  days: boolean[];
  words: string[];
  school: boolean;
}

const signed = (number: number): string => (number === 0 ? '' : number > 0 ? `+${number}` : `${number}`);

/** `[1]`, `[1,3]`, `[2-4]`, `[-1]`: which of the weekdays of a month are meant. */
function readNumbers(cursor: TokenCursor): number[] {
  const one = () => (cursor.takeSign('-') ? -cursor.takeNumber() : cursor.takeNumber());
  const numbers: number[] = [];
  do {
    const from = one();
    const to = from > 0 && cursor.takeSign('-') ? cursor.takeNumber() : from;
    for (let number = from; number <= to; number += 1) numbers.push(number);
  } while (cursor.takeSign(','));
  if (!cursor.takeSign(']')) throw cursor.fault();
  return numbers;
}

/** The word of the nth weekday of each month. The last but one is the last, a week before. */
function nthWord(weekday: number, nth: number, offset: number): string {
  if (nth === 0 || nth > MOST_WEEKS || nth < -MOST_BEFORE_LAST)
    throw new Unsaid('unsayable', 'it counts weekdays of a month that not every month has');
  const shift = offset + (nth < -1 ? (nth + 1) * WEEK : 0);
  return `${weekdayNames[weekday]}${Math.max(nth, -1)}${signed(shift)}`;
}

function readWeekdays(cursor: TokenCursor, found: Days): void {
  const from = cursor.next().value as number;
  if (cursor.takeSign('[')) {
    const numbers = readNumbers(cursor);
    const offset = readOffset(cursor);
    for (const nth of numbers) found.words.push(nthWord(from, nth, offset));
    return;
  }
  let to = from;
  if (cursor.isSign('-') && cursor.is('weekday', 1)) {
    cursor.next();
    to = cursor.next().value as number;
  }
  for (let day = from; ; day = (day + 1) % WEEK) {
    found.days[day] = true;
    if (day === to) return;
  }
}

const isDay = (cursor: TokenCursor, ahead = 0): boolean =>
  cursor.is('weekday', ahead) || cursor.isWord(['ph', 'sh', 'daily'], ahead);

function readDay(cursor: TokenCursor, found: Days): void {
  if (cursor.is('weekday')) readWeekdays(cursor, found);
  else if (cursor.takeWord(['daily']) !== null) found.days.fill(true);
  else if (cursor.takeWord(['ph']) !== null) found.words.push(`PH${signed(readOffset(cursor))}`);
  else {
    cursor.next();
    found.school = true;
  }
}

/** The weekdays and holidays that a rule names; null where it names none. */
export function readDays(cursor: TokenCursor): DaySet[] | null {
  if (!isDay(cursor)) return null;
  const found: Days = { days: [...noDay], words: [], school: false };
  do readDay(cursor, found);
  while (cursor.isSign(',') && isDay(cursor, 1) && cursor.takeSign(','));
  if (isDay(cursor)) throw new Unsaid('unsayable', 'it speaks of holidays on certain weekdays only');
  // School holidays are no news where all days are named.
  if (found.school && !found.days.every(Boolean))
    throw new Unsaid('unsayable', 'it speaks of school holidays, which the calendars do not have');
  const { days, words } = found;
  return [
    ...(days.some(Boolean) ? [{ year: wholeYear, days, words: [] }] : []),
    ...(words.length > 0 ? [{ year: wholeYear, days: noDay, words }] : []),
  ];
}

/** `week 1-53` is every week; other weeks move through the dates of the year. */
export function readWeeks(cursor: TokenCursor): DaySet[] | null {
  if (cursor.takeWord(['week']) === null) return null;
  const from = cursor.takeNumber();
  const to = cursor.takeSign('-') ? cursor.takeNumber() : from;
  if (from !== 1 || to < 53 || cursor.isSign('/') || cursor.isSign(','))
    throw new Unsaid('unsayable', 'it counts the weeks of the year');
  return [{ year: wholeYear, days: everyDay, words: [] }];
}
