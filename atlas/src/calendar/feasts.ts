import { addDays, dateOf } from '@wayfare/almanac/local-date';
import table from '../../data/tables/feasts.json' with { type: 'json' };
import type { LocalDate } from '../hours/open-windows.ts';

/** A feast that moves with another calendar: by its month and day there, or by the dates that were set down. */
interface Feast {
  slug: string;
  name: string;
  by?: { calendar: string; month: string; day: number };
  /** Lasts the whole month of its calendar. */
  wholeMonth?: boolean;
  dates?: Readonly<Record<string, readonly string[]>>;
}

const feasts = new Map((table.feasts as readonly Feast[]).map((feast) => [feast.slug, feast]));

/** Whether a slug is that of a feast. */
export const isFeast = (slug: string): boolean => feasts.has(slug);

/** The name of a feast in English. */
export const feastName = (slug: string): string => feasts.get(slug)?.name ?? slug;

const years = new Map<string, ReadonlyMap<string, readonly LocalDate[]>>();
const mostYears = 64;
const HALF_DAY = 43_200_000;

/** The month and day in another calendar of each date of a year, as `Nisan 15` → its dates. */
function yearOf(calendar: string, year: number): ReadonlyMap<string, readonly LocalDate[]> {
  const key = `${calendar} ${year}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    month: calendar === 'hebrew' ? 'long' : 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const dates = new Map<string, LocalDate[]>();
  for (let on = dateOf(year, 1, 1)!; on.startsWith(`${year}-`); on = addDays(on, 1)) {
    const parts = format.formatToParts(Date.parse(on) + HALF_DAY);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    // In a leap year the feasts of Adar are in the second.
    const name = `${part('month').replace('Adar II', 'Adar')} ${part('day')}`;
    dates.set(name, [...(dates.get(name) ?? []), on]);
  }
  if (years.size >= mostYears) years.clear();
  years.set(key, dates);
  return dates;
}

function monthFrom(first: LocalDate, calendar: string): LocalDate[] {
  const dates = [first];
  for (;;) {
    const next = addDays(first, dates.length);
    const isNextMonth = [...yearOf(calendar, Number(next.slice(0, 4)))].some(
      ([name, on]) => name.endsWith(' 1') && on.includes(next),
    );
    if (isNextMonth || dates.length > 30) return dates;
    dates.push(next);
  }
}

function reckon(slug: string, year: number): readonly LocalDate[] {
  const feast = feasts.get(slug);
  if (feast?.by === undefined) return (feast?.dates?.[year] ?? []).map((monthDay) => `${year}-${monthDay}`);
  const { calendar, month, day } = feast.by;
  const dates = yearOf(calendar, year).get(`${month} ${day}`) ?? [];
  if (feast.wholeMonth !== true) return dates;
  const before = yearOf(calendar, year - 1)
    .get(`${month} ${day}`)
    ?.at(-1);
  return [...(before === undefined ? [] : [before]), ...dates]
    .flatMap((first) => monthFrom(first, calendar))
    .filter((on) => on.startsWith(`${year}-`));
}

const reckoned = new Map<string, readonly LocalDate[]>();
const mostReckoned = 2048;

/** The dates of a feast in a year, in order; none where the slug or the year is not known. */
export function feastDates(slug: string, year: number): readonly LocalDate[] {
  const key = `${slug} ${year}`;
  const known = reckoned.get(key);
  if (known !== undefined) return known;
  const dates = reckon(slug, year);
  if (reckoned.size >= mostReckoned) reckoned.clear();
  reckoned.set(key, dates);
  return dates;
}
