import { easterOf } from '@wayfare/atlas';
import { addDays } from '@wayfare/almanac/local-date';
import { plainText } from '../words-in.ts';
import type { DatesSaid } from './calendar-words.ts';
import { nthWeekday } from './calendar-words.ts';

const orthodoxEaster: Readonly<Record<number, string>> = {
  2026: '04-12',
  2027: '05-02',
  2028: '04-16',
  2029: '04-08',
  2030: '04-28',
};

type OfYear = (year: number) => string;
const fixed =
  (monthDay: string): OfYear =>
  (year) =>
    `${year}-${monthDay}`;
const fromEaster =
  (days: number): OfYear =>
  (year) =>
    addDays(easterOf(year), days);
const nth =
  (month: number, weekday: number, n: number, shift = 0): OfYear =>
  (year) =>
    addDays(nthWeekday(year, month, weekday, n), shift);

/** Feasts of calendars of the moon, by year from 2026 on. */
const byMoon =
  (...days: readonly string[]): OfYear =>
  (year) =>
    `${year}-${days[year - 2026] ?? days.at(-1)!}`;

/** The words of a feast, its first day, and how long one is away for it. */
const feasts: readonly (readonly [RegExp, OfYear, number])[] = [
  [/christmas (?:and|to|till|through|\+) new/, fixed('12-23'), 11],
  [/christmas week/, fixed('12-22'), 7],
  [/new year'?s? day/, fixed('01-01'), 2],
  [
    /(?:chinese|lunar) new year|\bcny\b|\btet\b|spring festival/,
    byMoon('02-17', '02-06', '01-26', '02-13', '02-03'),
    7,
  ],
  [/new year|\bnye\b|hogmanay|silvester/, fixed('12-30'), 4],
  [/christmas|\bxmas\b|boxing day|weihnacht/, fixed('12-23'), 5],
  [/orthodox|greek easter/, (year) => addDays(`${year}-${orthodoxEaster[year] ?? '04-20'}`, -2), 4],
  [/holy week|semana santa/, fromEaster(-7), 8],
  [/easter|pasqua|paques|ostern|good friday/, fromEaster(-2), 4],
  [/carnival|carnaval|mardi gras|fasching|pancake day/, fromEaster(-51), 6],
  [/ascension/, fromEaster(39), 4],
  [/whitsun|pentecost|pfingst/, fromEaster(48), 4],
  [/corpus christi/, fromEaster(60), 4],
  [/canadian thanksgiving/, nth(10, 0, 2, -2), 3],
  [/thanksgiving/, nth(11, 3, 4), 4],
  [/memorial day/, nth(5, 0, -1, -2), 3],
  [/labou?r (?:day|weekend)/, nth(9, 0, 1, -2), 3],
  [/columbus day|indigenous peoples/, nth(10, 0, 2, -2), 3],
  [/presidents'? ?(?:day|week)|family day/, nth(2, 0, 3, -2), 3],
  [/\bmlk\b|martin luther king/, nth(1, 0, 3, -2), 3],
  [/victoria day/, nth(5, 0, -1, -9), 3],
  [/canada day/, fixed('07-01'), 4],
  [/(?:4th|fourth) of july|july 4|independence day/, fixed('07-03'), 4],
  [/juneteenth/, fixed('06-19'), 3],
  [/halloween/, fixed('10-30'), 3],
  [/valentine/, fixed('02-13'), 3],
  [/(?:early|first) may bank|may day/, nth(5, 0, 1, -2), 3],
  [/may bank|spring bank/, nth(5, 0, -1, -2), 3],
  [/august bank|summer bank/, nth(8, 0, -1, -2), 3],
  [/feb\w* half|half.term.*feb/, nth(2, 5, 2), 9],
  [/may half|(?:whitsun|summer) half|half.term.*may/, nth(5, 0, -1, -2), 9],
  [/oct\w* half|autumn half|half.term.*oct/, nth(10, 5, -1, -7), 9],
  [/king'?s day/, fixed('04-26'), 3],
  [/golden week/, fixed('04-29'), 7],
  [/\bobon\b/, fixed('08-13'), 4],
  [/anzac/, fixed('04-24'), 4],
  [/australia day/, nth(1, 0, -1, -2), 3],
  [/waitangi/, fixed('02-05'), 4],
  [/bastille/, fixed('07-13'), 3],
  [/st\.? patrick|paddy'?s/, fixed('03-16'), 3],
  [/las fallas|\bfallas\b/, fixed('03-15'), 5],
  [/san fermin|running of the bulls/, fixed('07-06'), 5],
  [/feria de abril/, fromEaster(14), 6],
  [/day of the dead|dia de (?:los )?muertos/, fixed('10-31'), 3],
  [/songkran/, fixed('04-13'), 3],
  [/republic day/, fixed('01-25'), 3],
  [/pongal/, fixed('01-14'), 4],
  [/naadam/, fixed('07-10'), 5],
  [/chuseok/, byMoon('09-24', '09-14', '10-02', '09-21', '09-11'), 5],
  [/timkat/, fixed('01-18'), 3],
  [/oktoberfest/, nth(10, 6, 1, -15), 4],
  [/holi\b/, byMoon('03-03', '03-22', '03-11', '02-28', '03-19'), 3],
  [/diwali|deepavali/, byMoon('11-07', '10-28', '10-16', '11-04', '10-25'), 5],
  [/dussehra|puj[ao]|navratri/, byMoon('10-18', '10-08', '09-26', '10-14', '10-04'), 5],
  [/eid al ?-?adha|kurban|qurban|bakrid|big eid/, byMoon('05-26', '05-16', '05-04', '04-23', '04-12'), 5],
  [/\beid\b|lebaran|ramazan bayram|hari raya/, byMoon('03-19', '03-09', '02-26', '02-14', '02-03'), 6],
  [/ramadan/, byMoon('02-18', '02-08', '01-28', '01-16', '01-05'), 10],
  [/rosh hashanah/, byMoon('09-11', '10-01', '09-20', '09-09', '09-27'), 4],
  [/passover|pesach/, byMoon('04-01', '04-21', '04-10', '03-30', '04-17'), 8],
  [/hanukkah|chanukah/, byMoon('12-04', '12-24', '12-12', '12-01', '12-20'), 8],
  [/summer solstice|midsummer/, fixed('06-19'), 4],
  [/winter solstice/, fixed('12-20'), 4],
  [/spring break/, fixed('03-14'), 8],
  [/cherry (?:blossom|season)|sakura/, fixed('03-28'), 10],
  [/tulip/, fixed('04-18'), 7],
];

/** Months that words stand for where no date does. */
const monthsOf: readonly (readonly [RegExp, number])[] = [
  [/summer (?:holiday|vacation|school)|monsoon/, 7],
  [/(?:fall|autumn) (?:foliage|colou?r|lea)|red lea|momiji/, 10],
  [/ski season|polar night/, 1],
  [/midnight sun/, 6],
];

/** Dates given by the name of a feast or a season of its own, in its next year; `after` it where that is said. */
export function readFeastSaid(text: string, today: string): DatesSaid | null {
  const words = plainText(text);
  const year = /\b(20\d\d)\b/.exec(words)?.[1];
  for (const [pattern, startOn, days] of feasts) {
    if (!pattern.test(words)) continue;
    const here = startOn(year === undefined ? Number(today.slice(0, 4)) : Number(year));
    const start = here >= today || year !== undefined ? here : startOn(Number(today.slice(0, 4)) + 1);
    if (/\bafter\b/.test(words)) return { startOn: addDays(start, days), rough: true };
    if (/\bbefore\b/.test(words)) return { startOn: addDays(start, -10), rough: true };
    return { startOn: start, days: /week\b/.test(words) ? Math.max(7, days) : days, rough: true };
  }
  const month = monthsOf.find(([pattern]) => pattern.test(words))?.[1];
  return month === undefined ? null : { month };
}
