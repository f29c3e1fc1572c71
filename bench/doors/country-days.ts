import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DayNumber } from './day-number.ts';
import { partsOf, weekdayOf } from './day-number.ts';
import { daysNamed } from './day-word.ts';

interface Until {
  groups: string[];
  at: string;
}

/** What a day does to doors. */
export interface Custom {
  closed: string[];
  check: string[];
  early?: Until;
  late?: Until;
}

interface Entry extends Partial<Custom> {
  name: string;
  when: string;
  days?: number;
  public?: false;
  moves?: 'sunday' | 'next' | 'nearest';
  from?: number;
  until?: number;
  cities?: string[];
}

export interface Calendar {
  usual: Custom;
  days: Entry[];
}

/** One day of the calendar as it falls: an entry itself, or the day off for one that fell on a free day. */
export interface CountryDay {
  name: string;
  when: string;
  isPublic: boolean;
  custom: Custom | null;
}

const folder = join(import.meta.dirname, '../../atlas/data');

/** The calendar of a country; of one without, nothing is known. */
export function readCalendar(countryCode: string): Calendar | null {
  const file = join(folder, countryCode, 'calendar.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Calendar) : null;
}

const SATURDAY = 5;
const SUNDAY = 6;

/** The day off for a holiday that fell on a free one. */
function dayOff(day: DayNumber, moves: Entry['moves'], isTaken: (one: DayNumber) => boolean) {
  const weekday = weekdayOf(day);
  if (weekday !== SUNDAY && (weekday !== SATURDAY || moves === 'sunday')) return null;
  if (moves === 'nearest') return weekday === SATURDAY ? day - 1 : day + 1;
  let next = day + 1;
  while (weekdayOf(next) >= SATURDAY || isTaken(next)) next += 1;
  return next;
}

/**
 * What an entry does: what it says, and on a public holiday what is usual where it says nothing. A group that the day
 * itself says to check is not shut because that is usual.
 */
function customOf(entry: Entry, usual: Custom): Custom | null {
  const { closed, check, early, late } = entry;
  const isPublic = entry.public !== false;
  if (!isPublic && !closed && !check && !early && !late) return null;
  const usuallyClosed = isPublic ? usual.closed.filter((group) => !check?.includes(group)) : [];
  return {
    closed: closed ?? usuallyClosed,
    check: check ?? (isPublic ? usual.check : []),
    ...(early && { early }),
    ...(late && { late }),
  };
}

/** All days of a city's calendar around a year, by their number. */
export function countryDays({ usual, days }: Calendar, citySlug: string, year: number) {
  const found = new Map<DayNumber, CountryDay[]>();
  const add = (day: DayNumber, one: CountryDay) => found.set(day, [...(found.get(day) ?? []), one]);
  const isTaken = (day: DayNumber) => found.get(day)?.some(({ isPublic }) => isPublic) ?? false;
  const toMove: { day: DayNumber; entry: Entry }[] = [];
  for (const entry of days) {
    const { name, when, cities, from = 0, until = Number.POSITIVE_INFINITY } = entry;
    if (cities && !cities.includes(citySlug)) continue;
    const isPublic = entry.public !== false;
    for (const first of daysNamed(when, year)) {
      const { year: falls } = partsOf(first);
      if (falls < from || falls > until) continue;
      for (let day = first; day < first + (entry.days ?? 1); day += 1) {
        add(day, { name, when, isPublic, custom: customOf(entry, usual) });
        if (entry.moves) toMove.push({ day, entry });
      }
    }
  }
  for (const { day, entry } of toMove.toSorted((left, right) => left.day - right.day)) {
    const off = dayOff(day, entry.moves, isTaken);
    if (off !== null)
      add(off, { name: `${entry.name} (day off)`, when: entry.when, isPublic: true, custom: usual });
  }
  return found;
}
