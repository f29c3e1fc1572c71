import type { DayWord } from '../../calendar/day-word.ts';
import { parseDayWord } from '../../calendar/day-word.ts';
import type { YearDays } from './year-days.ts';
import { commonDays, holdsDays, wholeYear } from './year-days.ts';

const WEEK = 7;
const SUNDAY = 6;

/** The days of a rule: weekdays, or days by their words in the atlas, within stretches of the year. */
export interface DaySet {
  year: YearDays;
  /** Monday first; none where the days have words. */
  days: readonly boolean[];
  words: readonly string[];
}

export const everyDay: readonly boolean[] = new Array<boolean>(WEEK).fill(true);
export const noDay: readonly boolean[] = new Array<boolean>(WEEK).fill(false);
export const allDays: DaySet = { year: wholeYear, days: everyDay, words: [] };

/** The weekday on which a word always falls; null of one that moves through the week. */
function weekdayOfWord(word: DayWord): number | null {
  const first = word.kind === 'easter' ? SUNDAY : word.kind === 'nth' ? word.weekday : null;
  return first === null ? null : (((first + word.offset) % WEEK) + WEEK) % WEEK;
}

/** Whether two different words never name the same day; false where that is not sure. */
function isApart(one: DayWord, other: DayWord): boolean {
  const [day, otherDay] = [weekdayOfWord(one), weekdayOfWord(other)];
  if (day !== null && otherDay !== null && day !== otherDay) return true;
  if (one.kind === 'easter' && other.kind === 'easter') return one.orthodox === other.orthodox;
  if (one.kind !== 'nth' || other.kind !== 'nth' || one.offset !== other.offset) return false;
  return one.nth > 0 && other.nth > 0;
}

function commonWords(one: DaySet, other: DaySet): string[] | null {
  const shared = one.words.filter((word) => other.words.includes(word));
  const differing = one.words.flatMap((word) =>
    other.words.filter((different) => different !== word).map((different) => [word, different] as const),
  );
  const apart = differing.every(([a, b]) => isApart(parseDayWord(a)!, parseDayWord(b)!));
  return apart ? shared : null;
}

/** Of days by words those that fall on weekdays. */
function wordsOn(words: readonly string[], days: readonly boolean[]): string[] | null {
  if (days.every(Boolean)) return [...words];
  const kept: string[] = [];
  for (const word of words) {
    const weekday = weekdayOfWord(parseDayWord(word)!);
    if (weekday === null) return null;
    if (days[weekday] === true) kept.push(word);
  }
  return kept;
}

/** The days that are in both, none of them as `none`; null where nobody can say, as of holidays on a Monday. */
export function commonSet(one: DaySet, other: DaySet): DaySet | 'none' | null {
  const year = commonDays(one.year, other.year);
  if (year.length === 0) return 'none';
  if (one.words.length === 0 && other.words.length === 0) {
    const days = one.days.map((day, index) => day && other.days[index] === true);
    return days.some(Boolean) ? { year, days, words: [] } : 'none';
  }
  const words =
    one.words.length > 0 && other.words.length > 0
      ? commonWords(one, other)
      : one.words.length > 0
        ? wordsOn(one.words, other.days)
        : wordsOn(other.words, one.days);
  if (words === null) return null;
  return words.length > 0 ? { year, days: noDay, words } : 'none';
}

/** Whether all days of the other are surely in the one. */
export function holdsSet(one: DaySet, other: DaySet): boolean {
  if (!holdsDays(one.year, other.year)) return false;
  if (one.days.every(Boolean)) return true;
  if (one.words.length > 0 || other.words.length > 0)
    return other.words.length > 0 && other.words.every((word) => one.words.includes(word));
  return other.days.every((day, index) => !day || one.days[index] === true);
}
