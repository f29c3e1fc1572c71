import { addDays, dateOf } from '@wayfare/almanac/local-date';
import { numberAt, ordinalAt } from '../read-number.ts';
import { tokensOf } from '../words-in.ts';
import type { DatesSaid } from './calendar-words.ts';
import { daysInMonth, monthOf, nthWeekday, weekdayNamed, yearOfMonth } from './calendar-words.ts';

const fridays = 4;
const parts: readonly (readonly [string, number])[] = [
  ['early', 3],
  ['beginning', 3],
  ['begin', 3],
  ['start', 1],
  ['starting', 1],
  ['mid', 14],
  ['middle', 14],
  ['late', 23],
  ['end', 24],
  ['ending', 24],
];

const has = (words: readonly string[], list: string) => words.some((word) => list.split(' ').includes(word));

interface Within {
  year: number;
  month: number;
  words: readonly string[];
}

/** Which of several: the second week is 2, the last one −1. */
function whichOf(words: readonly string[]): number | null {
  if (has(words, 'last final')) return -1;
  for (let at = 0; at < words.length; at += 1) {
    const ordinal = ordinalAt(words, at);
    if (ordinal !== null && ordinal.value <= 5) return ordinal.value;
  }
  return null;
}

/** The ten of "the last ten days". */
function countedDays(words: readonly string[]): number | null {
  const at = words.findIndex((word) => word === 'last' || word === 'first');
  const count = at < 0 ? null : numberAt(words, at + 1);
  return count !== null && words[count.next] === 'days' ? count.value : null;
}

/** "The first weekend in May", "the last two weeks of August", "the second half of September". */
function ofCount({ year, month, words }: Within): DatesSaid | null {
  const which = whichOf(words);
  const length = daysInMonth(year, month);
  const on = (day: number) => dateOf(year, month, day);
  const rough = (start: string | null, days?: number): DatesSaid | null =>
    start === null ? null : { month, startOn: start, rough: true, ...(days !== undefined && { days }) };
  if (has(words, 'weekend wknd wkend weekends')) {
    if (which === null) return null;
    const saturday = nthWeekday(year, month, 5, which);
    return words.includes('long') ? rough(addDays(saturday, -1), 3) : rough(saturday, 2);
  }
  const weekday = words.map(weekdayNamed).find((day) => day >= 0);
  if (weekday !== undefined && which !== null)
    return { month, startOn: nthWeekday(year, month, weekday, which) };
  const many = words.includes('days') && which !== null ? countedDays(words) : null;
  if (many !== null) return rough(on(which! < 0 ? length + 1 - many : 1), many);
  // "The last day of June" is that day.
  const day = words.includes('day') && which !== null ? on(which < 0 ? length : which) : null;
  if (day !== null) return { month, startOn: day };
  if (has(words, 'half')) return rough(on(which === 1 || which === null ? 1 : 16));
  if (has(words, 'part third') && which === 1) return rough(on(1));
  if (which === null || !has(words, 'week weeks wk wks fortnight')) return null;
  const at = words.findIndex((word) => word === 'last' || word === 'first');
  const number = at < 0 ? null : numberAt(words, at + 1);
  const weeks = words.includes('fortnight') ? 2 : (number?.value ?? 1);
  return which < 0
    ? rough(on(Math.max(1, length + 1 - weeks * 7)), weeks * 7)
    : rough(on((which - 1) * 7 + 1), weeks * 7);
}

/** A month, or a part of it: "June", "end of May", "mid-April 2027", "first week of Sept", "May or June". */
export function readMonthSaid(text: string, today: string): DatesSaid | null {
  const words = tokensOf(text);
  const month = words.map(monthOf).find((one) => one > 0);
  if (month === undefined) return null;
  const said = words.find((word) => /^20\d\d$/.test(word));
  const year = yearOfMonth(today, month, said === undefined ? null : Number(said));
  const here = readPart(words, month, year, said !== undefined);
  return here.startOn === undefined || here.startOn >= today ? here : readPart(words, month, year + 1, false);
}

function readPart(words: readonly string[], month: number, year: number, isYearSaid: boolean): DatesSaid {
  const counted = ofCount({ year, month, words });
  if (counted !== null) return counted;
  const part = parts.find(([word]) => words.includes(word));
  const startOn = dateOf(year, month, part?.[1] ?? 1);
  const isFriday = words.includes('weekend') && startOn !== null;
  if (isFriday) return { month, startOn: nthWeekday(year, month, fridays, 2), rough: true, days: 3 };
  return { month, ...((part !== undefined || isYearSaid) && startOn !== null && { startOn, rough: true }) };
}

const seasonNames = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
  fall: 'autumn',
  winter: 'winter',
} as const;

/** "Late spring", "the fall". */
export function readSeason(text: string): DatesSaid | null {
  const found = tokensOf(text).find((word): word is keyof typeof seasonNames =>
    Object.hasOwn(seasonNames, word),
  );
  return found === undefined ? null : { season: seasonNames[found] };
}
