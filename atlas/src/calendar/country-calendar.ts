import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import { existsSync, readFileSync } from 'node:fs';
import type { CalendarDayEntry, CalendarEntry } from '../catalogue/calendar-schema.ts';
import type { LocalDate } from '../hours/open-windows.ts';
import { datesOf, parseDayWord } from './day-word.ts';

/** A day of a country's calendar on its date. */
export interface GreatDay extends Omit<CalendarDayEntry, 'when' | 'days' | 'moves' | 'from' | 'until'> {
  on: LocalDate;
}

const calendars = new Map<string, CalendarEntry | null>();
/** The days of a year in order, and those of each date. */
interface CalendarYear {
  days: readonly GreatDay[];
  on: ReadonlyMap<LocalDate, readonly GreatDay[]>;
}
const years = new Map<string, CalendarYear>();
const mostYears = 512;

/** The calendar of a country as its file has it; null where it has none. Read at the first question. */
export function calendarOf(code: string): CalendarEntry | null {
  const known = calendars.get(code);
  if (known !== undefined) return known;
  const file = new URL(`../../data/${code}/calendar.json`, import.meta.url);
  const calendar =
    /^[a-z]{2}$/.test(code) && existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as CalendarEntry)
      : null;
  calendars.set(code, calendar);
  return calendar;
}

const isPublic = (day: { public?: false | undefined }): boolean => day.public !== false;

function named(entry: CalendarDayEntry, year: number): GreatDay[] {
  const { when, days = 1, moves: _, from, until, ...day } = entry;
  const word = parseDayWord(when);
  if (word === null) return [];
  return [year - 1, year]
    .filter((one) => one >= (from ?? one) && one <= (until ?? one))
    .flatMap((one) => datesOf(word, one))
    .flatMap((first) => Array.from({ length: days }, (_, index) => addDays(first, index)))
    .filter((on) => on.startsWith(`${year}-`))
    .map((on) => ({ ...day, on }));
}

const SATURDAY = 5;
const SUNDAY = 6;

/** The weekday that is off because a holiday falls at a weekend; null where none is. */
function inLieu(
  { moves }: CalendarDayEntry,
  on: LocalDate,
  isTaken: (on: LocalDate) => boolean,
): LocalDate | null {
  const weekday = weekdayOf(on);
  if (moves === undefined || weekday < SATURDAY) return null;
  if (moves === 'nearest') return addDays(on, weekday === SATURDAY ? -1 : 1);
  if (moves === 'sunday' && weekday !== SUNDAY) return null;
  for (let next = addDays(on, 1); ; next = addDays(next, 1))
    if (weekdayOf(next) < SATURDAY && !isTaken(next)) return next;
}

/** `Constitution Day (Golden Week, in lieu)`: one bracket tells all. */
const inLieuOf = (name: string) =>
  name.endsWith(')') ? name.replace(/\)$/, ', in lieu)') : `${name} (in lieu)`;

function daysOf(calendar: CalendarEntry, year: number): GreatDay[] {
  // A holiday at the end of December may give a day of January off, and the other way round.
  const around = [year - 1, year, year + 1].flatMap((one) =>
    calendar.days.flatMap((entry) => named(entry, one).map((day) => ({ entry, day }))),
  );
  const taken = new Set(around.filter(({ day }) => isPublic(day) && !day.cities).map(({ day }) => day.on));
  const days = around.map(({ day }) => day);
  for (const { entry, day } of around) {
    const instead = inLieu(entry, day.on, (on) => taken.has(on));
    if (instead === null) continue;
    taken.add(instead);
    const { cities } = entry;
    days.push({ name: inLieuOf(day.name), on: instead, ...(cities && { cities }) });
  }
  return days
    .filter(({ on }) => on.startsWith(`${year}-`))
    .sort((left, right) => left.on.localeCompare(right.on));
}

function yearOf(code: string, year: number): CalendarYear | null {
  const calendar = calendarOf(code);
  if (calendar === null) return null;
  const key = `${code} ${year}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  const days = daysOf(calendar, year);
  const made = { days, on: Map.groupBy(days, ({ on }) => on) };
  if (years.size >= mostYears) years.clear();
  years.set(key, made);
  return made;
}

/** The days of a country's calendar in a year, in order; null where it has no calendar. */
export const greatDaysOf = (code: string, year: number): readonly GreatDay[] | null =>
  yearOf(code, year)?.days ?? null;

/** What a date is in a city: the days of its country's calendar that hold there. `cityId` is that of the atlas, `id-ubud`. */
export function greatDaysOn(code: string, cityId: string | undefined, on: LocalDate): readonly GreatDay[] {
  const days = yearOf(code, Number(on.slice(0, 4)))?.on.get(on) ?? [];
  return days.filter(({ cities }) => cities?.some((slug) => cityId === `${code}-${slug}`) ?? true);
}

/** Whether a date is a public holiday in a city. */
export const isPublicHoliday = (code: string, cityId: string | undefined, on: LocalDate): boolean =>
  greatDaysOn(code, cityId, on).some(isPublic);
