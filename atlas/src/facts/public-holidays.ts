import { createRequire } from 'node:module';
import type { default as HolidaysClass } from 'date-holidays';
import type { PublicHoliday } from '../atlas.ts';

const load = createRequire(import.meta.url);
let constructor: typeof HolidaysClass | null = null;
const known = new Map<string, readonly PublicHoliday[]>();
const mostKnown = 256;

/** The public holidays of a country in a year, in order; the rules are loaded at the first question. */
export function publicHolidays(code: string, year: number): readonly PublicHoliday[] {
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
