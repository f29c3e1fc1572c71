import { createRequire } from 'node:module';
import type { default as HolidaysClass } from 'date-holidays';
import type { PublicHoliday } from '../atlas.ts';
import { greatDaysOf } from '../calendar/country-calendar.ts';

const load = createRequire(import.meta.url);
let constructor: typeof HolidaysClass | null = null;
const known = new Map<string, readonly PublicHoliday[]>();
const mostKnown = 256;

/** The days off of a whole country, by the calendar that we wrote. */
const ownHolidays = (code: string, year: number): readonly PublicHoliday[] | undefined =>
  greatDaysOf(code, year)
    ?.filter((day) => day.public !== false && day.cities === undefined)
    .map(({ on, name }) => ({ on, name }));

/** What a package knows of the countries that we wrote no calendar for; loaded at the first question. */
function otherHolidays(code: string, year: number): readonly PublicHoliday[] {
  const key = `${code} ${year}`;
  const cached = known.get(key);
  if (cached) return cached;
  constructor ??= load('date-holidays') as typeof HolidaysClass;
  const calendar = new constructor(code.toUpperCase(), { types: ['public'], languages: ['en'] });
  const days = (calendar.getHolidays(year, 'en') ?? [])
    .filter((day) => day.type === 'public')
    .map((day) => ({ on: day.date.slice(0, 10), name: day.name }));
  if (known.size >= mostKnown) known.clear();
  known.set(key, days);
  return days;
}

/** The public holidays of a country in a year, in order. */
export const publicHolidays = (code: string, year: number): readonly PublicHoliday[] =>
  ownHolidays(code, year) ?? otherHolidays(code, year);
