import type { DayNumber } from './day-number.ts';
import { dayOf, partsOf, readDay, weekdayOf, weekdays } from './day-number.ts';
import { feastDays, feastSlugs } from './feast-days.ts';

const fixed = /^\d\d-\d\d$/;
const nth = /^(\d\d)-(Mo|Tu|We|Th|Fr|Sa|Su)(-?\d)([+-]\d+)?$/;
const beside = /^(Mo|Tu|We|Th|Fr|Sa|Su)(>=|<=)(\d\d-\d\d)([+-]\d+)?$/;
const away = /^[+-]\d+$/;

const weekdayNamed = (name: string) => weekdays.indexOf(name as 'Mo');

/** Days from one weekday on to another, 0 to 6. */
const ahead = (from: number, to: number) => (to - from + 7) % 7;

function nthOfMonth(year: number, month: number, weekday: number, count: number): DayNumber {
  if (count > 0) {
    const first = dayOf(year, month, 1);
    return first + ahead(weekdayOf(first), weekday) + 7 * (count - 1);
  }
  const last = dayOf(year, month + 1, 1) - 1;
  return last - ahead(weekday, weekdayOf(last)) + 7 * (count + 1);
}

/** The days that a word such as `12-25`, `11-Th4`, `Mo>=01-06` or `easter-2` names, counted from a year. */
function daysOfYear(word: string, year: number): DayNumber[] {
  if (fixed.test(word)) {
    const day = readDay(`${year}-${word}`);
    // 29 February is no day of most years.
    return partsOf(day).date === Number(word.slice(3)) ? [day] : [];
  }
  const counted = nth.exec(word);
  if (counted) {
    const [, month, name, count, shift = '0'] = counted as unknown as [
      string,
      string,
      string,
      string,
      string?,
    ];
    return [nthOfMonth(year, Number(month), weekdayNamed(name), Number(count)) + Number(shift)];
  }
  const near = beside.exec(word);
  if (near) {
    const [, name, way, date, shift = '0'] = near as unknown as [string, string, string, string, string?];
    const from = readDay(`${year}-${date}`);
    const steps =
      way === '>=' ? ahead(weekdayOf(from), weekdayNamed(name)) : -ahead(weekdayNamed(name), weekdayOf(from));
    return [from + steps + Number(shift)];
  }
  const slug = feastSlugs.find(
    (one) => word === one || (word.startsWith(one) && away.test(word.slice(one.length))),
  );
  if (slug === undefined) throw new Error(`"${word}" names no day.`);
  const shift = Number(word.slice(slug.length) || '0');
  return feastDays(slug, year, word !== slug).map((day) => day + shift);
}

const known = new Map<string, DayNumber[]>();

/** The days that a word names in a year and in those beside it, from which a shift may lead into it. */
export function daysNamed(word: string, year: number): DayNumber[] {
  const key = `${word} ${year}`;
  let days = known.get(key);
  if (!days) {
    days = [year - 1, year, year + 1].flatMap((one) => daysOfYear(word, one));
    known.set(key, days);
  }
  return days;
}

/** Whether a word names a day. */
export const namesDay = (word: string, day: DayNumber): boolean =>
  daysNamed(word, partsOf(day).year).includes(day);
