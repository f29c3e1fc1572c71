import { dateOf } from '@wayfare/almanac/local-date';
import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import type { Dates } from './read-dates.ts';
import { spanOf } from './span.ts';

/** Easter Sunday of a year of the Gregorian calendar. */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const month = Math.floor((moon + week - 7 * shift + 114) / 31);
  return dateOf(year, month, ((moon + week - 7 * shift + 114) % 31) + 1) ?? `${year}-04-01`;
}

/** The n-th weekday (Monday 0) of a month; the last where `n` is -1. */
function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  if (n < 0) {
    const last = addDays(dateOf(month === 12 ? year + 1 : year, (month % 12) + 1, 1) ?? '', -1);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = dateOf(year, month, 1) ?? '';
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

interface Feast {
  pattern: RegExp;
  startOn: (year: number) => string;
  days: number;
}

const feasts: readonly Feast[] = [
  { pattern: /\b(?:over |during |at |for )?christmas week\b/iu, startOn: (year) => `${year}-12-22`, days: 7 },
  {
    pattern: /\b(?:over|during|at|for|around|this) (?:the )?christmas\b(?! markets?)/iu,
    startOn: (year) => `${year}-12-23`,
    days: 5,
  },
  {
    pattern:
      /\b(?:over|during|for|around|at|this) (?:the )?new year'?s?(?: eve)?\b(?! day)|\bnew year'?s eve\b/iu,
    startOn: (year) => `${year}-12-30`,
    days: 4,
  },
  {
    pattern: /\b(?:over|during|for|around|at|this) (?:the )?easter(?: weekend| week)?\b|\beaster weekend\b/iu,
    startOn: (year) => addDays(easterOf(year), -2),
    days: 4,
  },
  { pattern: /\bthanksgiving(?: week(?:end)?)?\b/iu, startOn: (year) => nthWeekday(year, 11, 3, 4), days: 4 },
  {
    pattern: /\b(?:memorial day(?: weekend)?)\b/iu,
    startOn: (year) => addDays(nthWeekday(year, 5, 0, -1), -2),
    days: 3,
  },
  {
    pattern: /\blabou?r day(?: weekend)?\b/iu,
    startOn: (year) => addDays(nthWeekday(year, 9, 0, 1), -2),
    days: 3,
  },
  { pattern: /\bvalentine'?s(?: day)?(?: weekend)?\b/iu, startOn: (year) => `${year}-02-13`, days: 3 },
  {
    pattern: /\b(?:late )?may bank holiday\b|\blong weekend in may\b/iu,
    startOn: (year) => addDays(nthWeekday(year, 5, 0, -1), -2),
    days: 3,
  },
  {
    pattern: /\baugust bank holiday\b/iu,
    startOn: (year) => addDays(nthWeekday(year, 8, 0, -1), -2),
    days: 3,
  },
];

/** Dates given by the name of a feast or long weekend, in its next year. */
export function readFeasts(text: string, today: string): Dates | null {
  for (const { pattern, startOn, days } of feasts) {
    const match = pattern.exec(text);
    if (!match) continue;
    const said = /\b(20\d\d)\b/u.exec(text)?.[1];
    const year = said === undefined ? Number(today.slice(0, 4)) : Number(said);
    const here = startOn(year);
    return {
      startOn: here >= today || said !== undefined ? here : startOn(year + 1),
      days,
      rough: true,
      spans: [spanOf(match)],
    };
  }
  return null;
}
