import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import { readLength } from '../read-length.ts';
import { ordinalAt } from '../read-number.ts';
import { plainText, tokensOf } from '../words-in.ts';
import type { DatesSaid } from './calendar-words.ts';
import { dayOfYear, monthOf, weekdayNamed } from './calendar-words.ts';
import { readFeastSaid } from './feasts.ts';
import { readMonthSaid, readSeason } from './month-parts.ts';
import { readRelativeDates } from './relative-dates.ts';
import type { DateContext } from './written-dates.ts';
import { isNoDate, readFigureDates, readNamedDates } from './written-dates.ts';

export type { DateContext } from './written-dates.ts';
export { isNoDate } from './written-dates.ts';
export type { DatesSaid } from './calendar-words.ts';

/** "W/c 14 June" is the week that begins then. */
const weekFrom = /\bw\/?c\b|\bweek (?:commencing|beginning|starting|of) .*\d/;
/** "Opening weekend 17-20 September" says its days. */
const dayOfMonth = '\\d{1,2}(?:st|nd|rd|th)?';
const dayRange = new RegExp(
  `\\b${dayOfMonth}\\s?(?:-|to|until|till)\\s?${dayOfMonth}\\b(?!\\s?(?:weeks?|days?|weekends?))`,
);
/** Only the earliest day is said. */
const fromThen = /\b(?:after|onwards?|from|around|about|ish)\b|\bon$/;

function withWords(said: DatesSaid, text: string): DatesSaid {
  // "The day after tomorrow" is one day, and surely that.
  const isWhole = said.endOn !== undefined || /\btomorrow\b/.test(text);
  if (said.startOn === undefined || isWhole) return said;
  if (weekFrom.test(text)) return { ...said, days: said.days ?? 7 };
  if (/\bafter\b/.test(text) && said.rough !== true)
    return { startOn: addDays(said.startOn, 1), rough: true };
  return fromThen.test(text) && said.rough === undefined && /\b(?:around|about|after|ish)\b/.test(text)
    ? { ...said, rough: true }
    : said;
}

/** What may stand beside the day of a month that is not named. */
const besideDay = /^(?:\d{1,2}|st|nd|rd|th|the|on|of|to|and|until|around|about|by|from|[-,.])$/;

const HALF_MONTH = 15;

/** The day of that number that lies nearest to another day. */
function nearestDay(day: number, near: string, today: string): string | null {
  const days = Array.from({ length: 2 * HALF_MONTH + 1 }, (_, index) => addDays(near, index - HALF_MONTH));
  return days.find((on) => Number(on.slice(8)) === day && on >= today) ?? null;
}

const besideWeekday = /^(?:the|on|to|till|until|and|from|-)$/;

/** "Up on the Friday", "Saturday to Saturday": those nearest to the day that is talked about. */
function nearestWeekdays(text: string, { nearDay: near }: DateContext): DatesSaid | null {
  const words = tokensOf(text).filter((word) => !besideWeekday.test(word));
  const [first, last, ...more] = words.map(weekdayNamed);
  if (near === undefined || first === undefined || more.length > 0) return null;
  if (first < 0 || (last ?? 0) < 0) return null;
  const startOn = addDays(near, ((first - weekdayOf(near) + 10) % 7) - 3);
  return last === undefined ? { startOn } : { startOn, endOn: addDays(startOn, (last - first + 7) % 7 || 7) };
}

/** The 14th: the next one, or that of the month that is talked about. */
function dayAlone(
  text: string,
  { today, nearDay: near }: DateContext,
  month: number | undefined,
): DatesSaid | null {
  const words = tokensOf(text);
  if (!words.every((word, at) => besideDay.test(word) || weekdayNamed(word) >= 0 || ordinalAt(words, at)))
    return null;
  const days = words.flatMap(
    (_, at) => ordinalAt(words, at)?.value ?? (/^\d+$/.test(words[at]!) ? Number(words[at]) : []),
  );
  const [day, last] = days;
  if (day === undefined || day < 1 || day > 31) return null;
  const here = Number(today.slice(5, 7));
  const of = month ?? (day > Number(today.slice(8)) ? here : (here % 12) + 1);
  const beside = month === undefined && near !== undefined ? nearestDay(day, near, today) : null;
  const startOn = beside ?? dayOfYear(today, of, day, null);
  if (startOn === null) return null;
  const end =
    last === undefined || last === day
      ? null
      : beside === null
        ? dayOfYear(startOn, of, last, null)
        : nearestDay(last, addDays(startOn, HALF_MONTH), startOn);
  return { startOn, ...(end !== null && end > startOn && { endOn: end }) };
}

/** "The day after Christmas, so Dec 26": a date that is said in figures as well. */
/** "The Saturday after half-term, 29 May": the words before the date say the same. */
const withDate = /^[^\d,]*,\s*(?:the\s+)?(\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?\p{L}{3,}.*)$/u;
/** "6pm on the 23rd". */
const atHour = /^\d{1,2}(?::\d\d)?\s?[ap]m\s+(?:on\s+)?/;
const inFigures = /\b(?:so|ie|meaning|that is|which is)\s+(.*\d.*)$/;

/** "12 days from the 2nd of February". */
const longFrom = /^(.*\b(?:days?|weeks?))\s+(?:from|starting|beginning)\s+(?:on\s+)?(.*\d.*)$/;

/** When something is, from words that say nothing else; null where nothing can be made of them. */
export function readDatesSaid(text: string, context: DateContext, month?: number): DatesSaid | null {
  const said = plainText(text).trim();
  const plain = inFigures.exec(said)?.[1] ?? (withDate.exec(said)?.[1] ?? said).replace(atHour, '');
  const [, long = '', first = ''] = longFrom.exec(plain) ?? [];
  const begun = first === '' ? null : readDatesSaid(first, context, month);
  const days = readLength(long)?.days;
  if (begun?.startOn !== undefined && begun.endOn === undefined && days !== undefined)
    return { ...begun, days };
  if (isNoDate(plain)) return null;
  const isPartOfMonth =
    /\b(?:week|weeks|wk|wks|fortnight|weekend|wknd|half|part|weekends|days)\b/.test(plain) &&
    !weekFrom.test(plain) &&
    !dayRange.test(plain);
  const hasMonth = tokensOf(plain).some((word) => monthOf(word) > 0);
  const dates =
    readFigureDates(plain, context) ??
    (isPartOfMonth && hasMonth ? feastOrMonth(plain, context.today) : null) ??
    readNamedDates(plain, context) ??
    readFeastSaid(plain, context.today) ??
    dayAlone(plain, context, month) ??
    nearestWeekdays(plain, context) ??
    readRelativeDates(plain, context.today) ??
    readMonthSaid(plain, context.today) ??
    readSeason(plain);
  return dates === null ? null : withWords(dates, plain);
}

/** "May half term" is a feast, "the second half of May" a part of it. */
const feastOrMonth = (text: string, today: string) =>
  /half[ -]?term|bank|labou?r day|holiday|break/.test(text)
    ? (readFeastSaid(text, today) ?? readMonthSaid(text, today))
    : readMonthSaid(text, today);
