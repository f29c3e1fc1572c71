import { weekdayOf } from '@wayfare/almanac/local-date';
import { clock, counted, joinWords } from '@wayfare/wording/words';
import { weekdays } from '@wayfare/wording/weekdays';
import { dateWords } from '../wording/dates-and-money.ts';

const MOST_NAMED = 4;
const STEP = 5;

/** "A, B and 3 more": a list that stays short. */
export const listed = (names: readonly string[]): string =>
  names.length <= MOST_NAMED + 1
    ? joinWords(names)
    : joinWords([...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} more`]);

/** An hour as one says it, to five minutes. */
export const about = (minute: number): string => clock(Math.round(minute / STEP) * STEP);

/** "Day 3", "days 2 and 4". */
export const daysWords = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'day' : 'days'} ${joinWords(numbers.map(String))}`;

/** "Tuesday". */
export const dayOfWeek = (on: string): string => weekdays[weekdayOf(on)] ?? '';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const isOrAre = (names: readonly unknown[]): string => (names.length === 1 ? 'is' : 'are');

/** What had to go: a sentence, or nothing. */
export const lostWords = (names: readonly string[], why = 'No room is left for'): string =>
  names.length === 0 ? '' : ` ${why} ${listed(names)}.`;

export const nightsWords = (nights: number): string => counted(nights, 'night');
export const daysLong = (days: number): string => counted(days, 'day');
export const onDate = (on: string | null): string => (on === null ? '' : ` on ${dateWords(on)}`);
