import { addDays, dateOf, daysBetween } from '@wayfare/almanac/local-date';
import { ordinalAt, numberAt } from '../read-number.ts';
import { tokensOf } from '../words-in.ts';
import type { DatesSaid } from './calendar-words.ts';
import { dayOfYear, monthOf } from './calendar-words.ts';

/** What written dates are read against. */
export interface DateContext {
  /** Today where the traveller is. */
  today: string;
  /** 3/4 is the third of April; in the United States it is not. */
  dayFirst: boolean;
  /** A day that is named elsewhere with its month: days without one lie near it. */
  nearDay?: string;
}

const LEAP_YEAR = 2028;
const isTo = new Set([
  '-',
  'to',
  'until',
  'till',
  'til',
  'thru',
  'through',
  'and',
  'bis',
  'or',
  'into',
  'ending',
]);

/** The "27" of "1 Oct 27". */
const isShortYear = (words: readonly string[], at: number, shape: string) =>
  shape === 'NM' && at === words.length - 1 && /^(?:2[6-9]|3\d)$/.test(words[at]!);

/** The signs of a date in order: N a day, M a month, - a range; everything else says nothing. */
function signature(words: readonly string[]) {
  const found = {
    shape: '',
    days: [] as number[],
    months: [] as number[],
    years: [] as number[],
    yearsAt: [] as number[],
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const month = monthOf(word);
    const figure = /^\d+$/.test(word) ? Number(word) : null;
    const day = ordinalAt(words, at) ?? (figure === null && word !== 'second' ? spelt(words, at) : null);
    if (month > 0) {
      found.shape += 'M';
      found.months.push(month);
    } else if (figure !== null && figure >= 1990 && figure <= 2199) {
      found.years.push(figure);
      found.yearsAt.push(found.shape.length);
    } else if (word === "'" && /^\d\d$/.test(words[at + 1] ?? '')) {
      found.years.push(2000 + Number(words[at + 1]));
      at += 1;
    } else if (isShortYear(words, at, found.shape)) found.years.push(2000 + figure!);
    else if (day !== null || figure !== null) {
      const value = day?.value ?? figure!;
      if (value < 1 || value > 31) return null;
      found.shape += 'N';
      found.days.push(value);
      at = (day?.next ?? at + 1) - 1;
    } else if (isTo.has(word) && found.shape !== '' && !found.shape.endsWith('-')) found.shape += '-';
  }
  return { ...found, shape: found.shape.replace(/-$/, '') };
}

/** "Twelve" of "June twelve", but no "a". */
const spelt = (words: readonly string[], at: number) =>
  (words[at]?.length ?? 0) > 2 && !['few', 'couple', 'another', 'both'].includes(words[at]!)
    ? numberAt(words, at)
    : null;

function range(start: string | null, end: string | null): DatesSaid | null {
  if (start === null) return null;
  if (end === null) return { startOn: start };
  const length = daysBetween(start, end);
  return length < 0 || length > 365 ? { startOn: start } : { startOn: start, endOn: end };
}

/** The second date lies after the first one: in the next year where it must. */
function after(start: string | null, month: number, day: number): string | null {
  if (start === null) return null;
  const year = Number(start.slice(0, 4));
  const here = dateOf(year, month, day);
  return here !== null && here >= start ? here : dateOf(year + 1, month, day);
}

/** Dates with the month as a word: "9 to 11 March", "Dec 22 to Dec 28", "17 Oct to 1 Nov", "the fifth of June". */
export function readNamedDates(text: string, { today }: DateContext): DatesSaid | null {
  const found = signature(tokensOf(text));
  if (found === null || found.months.length === 0) return null;
  const { shape, days, months } = found;
  const [first = null, last = first] = found.years;
  const at = (index: number, month: number, year: number | null) =>
    dayOfYear(today, months[month]!, days[index]!, year);
  if (/^(?:NM|MN)$/.test(shape)) return range(at(0, 0, first), null);
  if (/^N-?NM$|^MN-?N$/.test(shape)) {
    const start = at(0, 0, first ?? last);
    return range(start, after(start, months[0]!, days[1]!));
  }
  // "The 22nd of May to the 29th".
  if (shape === 'NM-N') {
    const start = at(0, 0, first);
    return range(start, days[1]! > days[0]! ? after(start, months[0]!, days[1]!) : null);
  }
  if (/^(?:NM-?NM|MN-?MN)$/.test(shape)) {
    // "27 December to 2 January 2028" begins in the year before.
    const isOfEnd = found.years.length === 1 && found.yearsAt[0] === shape.length && months[1]! < months[0]!;
    const start = at(0, 0, first !== null && isOfEnd ? first - 1 : first);
    return range(start, after(start, months[1]!, days[1]!));
  }
  return null;
}

/** Three figures with a stroke between them, or two with a slash or a point. */
/** "30 February": a day that no year has. */
export function isNoDate(text: string): boolean {
  const found = signature(tokensOf(text));
  if (found === null || !/^(?:NM|MN)/.test(found.shape)) return false;
  // The year 2028 has all the days that there are.
  return dateOf(LEAP_YEAR, found.months[0]!, found.days[0]!) === null;
}

const figures = /(\d{1,2})(?:([./])(\d{1,2})(?:\2(\d{2,4}))?|-(\d{1,2})-(\d{2,4}))/g;

interface Figures {
  one: number;
  two: number;
  year: number | null;
  /** Written with points, as where the day comes first. */
  points: boolean;
}

const fullYear = (year: string | undefined) =>
  year === undefined ? null : Number(year) < 100 ? 2000 + Number(year) : Number(year);

/** Both dates read with the day first, or both with the month first; the shorter journey where both ways are dates. */
function fromFigures(found: readonly Figures[], today: string, dayFirst: boolean): DatesSaid | null {
  const [first, last] = found;
  if (first === undefined) return null;
  const read = ({ one, two, year }: Figures, isDayFirst: boolean) =>
    isDayFirst ? dayOfYear(today, two, one, year) : dayOfYear(today, one, two, year);
  const ways = [dayFirst, !dayFirst].map((way) => {
    const start = read(first, way);
    const end = last === undefined ? null : read(last, way);
    const later = end !== null && start !== null && end < start ? addYear(end) : end;
    return last !== undefined && later === null ? null : range(start, later);
  });
  const [usual, other] = ways;
  if (usual == null || other == null || first.points) return usual ?? other ?? null;
  const length = ({ startOn, endOn }: DatesSaid) => (endOn === undefined ? 0 : daysBetween(startOn!, endOn));
  return length(usual) > length(other) + 40 ? other : usual;
}

const addYear = (on: string) =>
  dateOf(Number(on.slice(0, 4)) + 1, Number(on.slice(5, 7)), Number(on.slice(8)));

/** Dates in figures: "2027-05-03", "3/5 to 10/5", "1.8.–15.8.", "03/05/2027". */
export function readFigureDates(text: string, { today, dayFirst }: DateContext): DatesSaid | null {
  const whole = [...text.matchAll(/\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/g)].map(([, year, month, day]) =>
    dateOf(Number(year), Number(month), Number(day)),
  );
  if (whole.length > 0) return range(whole[0] ?? null, whole[1] ?? null);
  const short = /^\D*(\d{1,2})\s?[-–]\s?(\d{1,2})[./](\d{1,2})\.?(?:(\d{4}))?\D*$/.exec(text);
  if (short) {
    const [, from, to, month, year] = short.map(Number);
    const start = dayOfYear(today, month!, from!, Number.isNaN(year!) ? null : year!);
    if (start !== null) return range(start, after(start, month!, to!));
  }
  const found = [...text.matchAll(figures)].map(([, one, sign, two, year, other, otherYear]) => ({
    one: Number(one),
    two: Number(two ?? other),
    year: fullYear(year ?? otherYear),
    points: sign === '.',
  }));
  const isPoints = found.some(({ points }) => points);
  const read = fromFigures(found, today, dayFirst || isPoints);
  return read?.startOn !== undefined && read.startOn < addDays(today, -400) ? null : read;
}
