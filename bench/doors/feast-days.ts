import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DayNumber } from './day-number.ts';
import { dayOf, readDay } from './day-number.ts';
import { easterOf, orthodoxEasterOf } from './easter.ts';

interface Feast {
  slug: string;
  by?: { calendar: string; month: string; day: number };
  wholeMonth?: true;
  dates?: Record<string, string[]>;
}

const file = join(import.meta.dirname, '../../atlas/data/tables/feasts.json');
const { feasts } = JSON.parse(readFileSync(file, 'utf8')) as { feasts: Feast[] };
const bySlug = new Map(feasts.map((feast) => [feast.slug, feast]));

/** The months and days of another calendar on each day of a year of ours. */
const years = new Map<string, { day: DayNumber; month: string; date: number }[]>();

function yearIn(calendar: string, year: number) {
  const key = `${calendar} ${year}`;
  const known = years.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}-nu-latn`, {
    month: calendar === 'hebrew' ? 'long' : 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const days = [];
  for (let day = dayOf(year, 1, 1); day < dayOf(year + 1, 1, 1); day += 1) {
    const parts = format.formatToParts(day * 86_400_000);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    days.push({ day, month: part('month'), date: Number(part('day')) });
  }
  years.set(key, days);
  return days;
}

/** The feasts of Adar are kept in its second month in a leap year. */
const isMonth = (month: string, wanted: string) =>
  month === wanted || (wanted === 'Adar' && month === 'Adar II');

const easters: Record<string, (year: number) => DayNumber> = { easter: easterOf, orthodox: orthodoxEasterOf };

/** Every feast that a word of a day may name, the longest first. */
export const feastSlugs = [...bySlug.keys(), ...Object.keys(easters)].toSorted(
  (left, right) => right.length - left.length,
);

/** The days in a year on which a feast begins, or all of one that lasts a month. */
export function feastDays(slug: string, year: number, firstOnly: boolean): DayNumber[] {
  const easter = easters[slug];
  if (easter) return [easter(year)];
  const feast = bySlug.get(slug);
  if (!feast) throw new Error(`No feast is called "${slug}".`);
  const { by } = feast;
  if (!by) return (feast.dates?.[year] ?? []).map((date) => readDay(`${year}-${date}`));
  const whole = feast.wholeMonth === true && !firstOnly;
  return yearIn(by.calendar, year)
    .filter(({ month, date }) => isMonth(month, by.month) && (whole || date === by.day))
    .map(({ day }) => day);
}
