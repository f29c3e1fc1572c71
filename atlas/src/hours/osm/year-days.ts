import { addDays, dateOf, dayNumber } from '@wayfare/almanac/local-date';

/** Days of the year as stretches in order, counted in a leap year from 0 for 1 January to 365. */
export type YearDays = readonly (readonly [from: number, to: number])[];

const leapYear = 2028;
const lastDay = 365;
const firstNumber = dayNumber(`${leapYear}-01-01`);

export const wholeYear: YearDays = [[0, lastDay]];

/** The day of the year of a date; null when there is no such date. */
export function yearDayOf(month: number, day: number): number | null {
  const on = dateOf(leapYear, month, day);
  return on === null ? null : dayNumber(on) - firstNumber;
}

/** The last day of a month. */
export const endOfMonth = (month: number): number => (month === 12 ? lastDay : yearDayOf(month + 1, 1)! - 1);

/** A day of the year as `MM-DD`. */
export const monthDayOf = (yearDay: number): string => addDays(`${leapYear}-01-01`, yearDay).slice(5);

/** From one day to another, both included; round the new year where the end comes first. */
export const stretch = (from: number, to: number): YearDays =>
  from <= to
    ? [[from, to]]
    : [
        [0, to],
        [from, lastDay],
      ];

/** All days of either, in order, those that touch made one. */
export function joinedDays(all: YearDays): YearDays {
  const joined: [number, number][] = [];
  for (const [from, to] of all.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

/** The days that are in both. */
export const commonDays = (one: YearDays, other: YearDays): YearDays =>
  one.flatMap(([from, to]) =>
    other
      .map(([start, end]) => [Math.max(from, start), Math.min(to, end)] as const)
      .filter(([start, end]) => start <= end),
  );

/** Whether all days of the other are in the one. */
export const holdsDays = (one: YearDays, other: YearDays): boolean =>
  other.every(([from, to]) => one.some(([start, end]) => start <= from && to <= end));

/** The same with a stretch that passes the new year in one piece, its end before its beginning. */
export function roundedDays(days: YearDays): YearDays {
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined || days.length < 2) return days;
  if (first[0] !== 0 || last[1] !== lastDay) return days;
  return [...days.slice(1, -1), [last[0], first[1]]];
}

/** How many days a stretch has; its end may come before its beginning. */
export const lengthOf = ([from, to]: readonly [number, number]): number =>
  ((to - from + lastDay + 1) % (lastDay + 1)) + 1;

/** How many days they are. */
export const countOf = (days: YearDays): number =>
  days.reduce((count, [from, to]) => count + to - from + 1, 0);
