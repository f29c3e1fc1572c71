import { dateOf } from '@wayfare/almanac/local-date';
import type { TripRequest } from '@wayfare/contracts/request';
import { daysBetween, addDays, weekdayOf } from '@wayfare/almanac/local-date';
import { readNumber } from './read-number.ts';
import { readFeasts } from './read-feasts.ts';
import { readWeekdays } from './read-weekdays.ts';
import type { Span } from './span.ts';
import { spanOf } from './span.ts';

/** When the trip is, as far as it was said. */
export interface Dates extends Pick<TripRequest, 'startOn' | 'endOn' | 'month' | 'season'> {
  /** The start follows from words such as "mid April". */
  rough?: boolean;
  /** The length that follows from the words, such as a weekend's. */
  days?: number;
  spans: Span[];
}

const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const monthKeys = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const d = '(\\d{1,2})(?:st|nd|rd|th)?';
const m = `(${monthNames})\\.?`;
const y = '(?:(?:,| of)? ?(20\\d\\d)(?!\\d))?';
const to =
  '\\s*(?:-|to|until|till|through|thru|and|up to|,? ?ending(?: on)?|,? ?returning(?: on)?|,? ?back on)\\s*(?:the )?';

/** The number of a month by its name. */
export const monthOf = (name: string): number => monthKeys.indexOf(name.slice(0, 3).toLowerCase()) + 1;

interface Day {
  year: number | null;
  month: number;
  day: number;
}

function resolved(day: Day, today: string): string | null {
  if (day.year !== null) return dateOf(day.year, day.month, day.day);
  const year = Number(today.slice(0, 4));
  const here = dateOf(year, day.month, day.day);
  return here !== null && here >= today ? here : dateOf(year + 1, day.month, day.day);
}

interface Pattern {
  pattern: RegExp;
  read: (groups: (string | undefined)[]) => { start: Day; end: Day | null } | null;
}

const year = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
const one = (text: string | undefined): number => Number(text);

const patterns: readonly Pattern[] = [
  {
    // March 9th to March 13th, 2022
    pattern: new RegExp(`\\b${m} (?:the )?${d}${y}${to}${m} (?:the )?${d}\\b${y}`, 'iu'),
    read: ([m1, d1, y1, m2, d2, y2]) => ({
      start: { year: year(y1 ?? y2), month: monthOf(m1!), day: one(d1) },
      end: { year: year(y2 ?? y1), month: monthOf(m2!), day: one(d2) },
    }),
  },
  {
    // 9 March to 13 April 2022
    pattern: new RegExp(`\\b${d}(?: of)? ${m}${y}${to}${d}(?: of)? ${m}${y}`, 'iu'),
    read: ([d1, m1, y1, d2, m2, y2]) => ({
      start: { year: year(y1 ?? y2), month: monthOf(m1!), day: one(d1) },
      end: { year: year(y2 ?? y1), month: monthOf(m2!), day: one(d2) },
    }),
  },
  {
    // 9 to 13 March 2022, the 23rd to the 29th of March
    pattern: new RegExp(`\\b${d}${to}${d}(?: of)?,? ${m}${y}`, 'iu'),
    read: ([d1, d2, m1, y1]) => ({
      start: { year: year(y1), month: monthOf(m1!), day: one(d1) },
      end: { year: year(y1), month: monthOf(m1!), day: one(d2) },
    }),
  },
  {
    // March 9th to 13th, 2022
    pattern: new RegExp(
      `\\b${m} (?:the )?${d}${y}${to}${d}(?![\\d:]| ?(?:days?|nights?|people|am|pm|cit))${y}`,
      'iu',
    ),
    read: ([m1, d1, y1, d2, y2]) => ({
      start: { year: year(y1 ?? y2), month: monthOf(m1!), day: one(d1) },
      end: { year: year(y2 ?? y1), month: monthOf(m1!), day: one(d2) },
    }),
  },
  {
    pattern: new RegExp(
      `(20\\d\\d)[-/.](\\d{1,2})[-/.](\\d{1,2})${to}(20\\d\\d)[-/.](\\d{1,2})[-/.](\\d{1,2})`,
      'iu',
    ),
    read: ([y1, m1, d1, y2, m2, d2]) => ({
      start: { year: one(y1), month: one(m1), day: one(d1) },
      end: { year: one(y2), month: one(m2), day: one(d2) },
    }),
  },
  {
    pattern: /\b(20\d\d)[-/.](\d{1,2})[-/.](\d{1,2})\b/u,
    read: ([y1, m1, d1]) => ({ start: { year: one(y1), month: one(m1), day: one(d1) }, end: null }),
  },
  {
    pattern: /\b(\d{1,2})[/.](\d{1,2})[/.](20\d\d|\d\d)\b/u,
    read: ([a, b, y1]) => {
      const full = one(y1) < 100 ? 2000 + one(y1) : one(y1);
      const dayFirst = one(a) > 12 || one(b) <= 12;
      return {
        start: { year: full, month: dayFirst ? one(b) : one(a), day: dayFirst ? one(a) : one(b) },
        end: null,
      };
    },
  },
  {
    pattern: new RegExp(`\\b${m} (?:the )?${d}\\b(?! ?(?:days?|nights?|people|weeks?|adults?))${y}`, 'iu'),
    read: ([m1, d1, y1]) => ({ start: { year: year(y1), month: monthOf(m1!), day: one(d1) }, end: null }),
  },
  {
    pattern: new RegExp(`\\b${d}(?: of)? ${m}\\b${y}`, 'iu'),
    read: ([d1, m1, y1]) => ({ start: { year: year(y1), month: monthOf(m1!), day: one(d1) }, end: null }),
  },
];

/** The first written date or range of dates, with the end put after the start. */
export function readWrittenDates(text: string, today: string): Dates | null {
  for (const { pattern, read } of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const range = read(match.slice(1));
    const startOn = range === null ? null : resolved(range.start, today);
    if (range === null || startOn === null) continue;
    if (range.end === null) return { startOn, spans: [spanOf(match)] };
    let endOn = resolved({ ...range.end, year: range.end.year ?? Number(startOn.slice(0, 4)) }, today);
    if (endOn !== null && endOn < startOn)
      endOn = resolved({ ...range.end, year: Number(startOn.slice(0, 4)) + 1 }, today);
    if (endOn === null || daysBetween(startOn, endOn) > 365) return { startOn, spans: [spanOf(match)] };
    return { startOn, endOn, spans: [spanOf(match)] };
  }
  return null;
}

function readRelative(text: string, today: string): Dates | null {
  const inSome = /\bin (?:about )?(\w+) (days?|weeks?|months?)(?:'? time| from now)?(?=[\s,.!?]|$)/iu.exec(
    text,
  );
  const simple = /\b(tomorrow|today|tonight|next week|next month|day after tomorrow)\b/iu.exec(text);
  if (simple) {
    const word = simple[1]!.toLowerCase();
    const spans = [spanOf(simple)];
    if (word === 'next month') return { month: (Number(today.slice(5, 7)) % 12) + 1, spans };
    const offset =
      word === 'next week' ? 7 - weekdayOf(today) : word.startsWith('day') ? 2 : word === 'tomorrow' ? 1 : 0;
    return { startOn: addDays(today, offset), spans, ...(word === 'next week' && { rough: true }) };
  }
  const count = inSome ? readNumber(inSome[1]!) : null;
  if (
    inSome &&
    count !== null &&
    /time|from now|leav|depart|fly|go /iu.test(
      inSome[0] + text.slice(Math.max(0, inSome.index - 24), inSome.index),
    )
  ) {
    const unit = inSome[2]!.toLowerCase().startsWith('d')
      ? 1
      : inSome[2]!.toLowerCase().startsWith('w')
        ? 7
        : 30;
    return { startOn: addDays(today, count * unit), spans: [spanOf(inSome)], rough: true };
  }
  return null;
}

const partDays = { early: 3, beginning: 3, start: 1, mid: 14, middle: 14, late: 23, end: 24 } as const;

function readMonth(text: string, today: string): Dates | null {
  const part = new RegExp(
    `\\b(early|beginning of|start of|mid|middle of|late|end of)(?: |-)(?:in )?${m}(?![\\p{L}])(?:,? (20\\d\\d))?`,
    'iu',
  ).exec(text);
  if (part) {
    const key = part[1]!.toLowerCase().replace(/ of$/, '') as keyof typeof partDays;
    const month = monthOf(part[2]!);
    const startOn = resolved({ year: year(part[3]), month, day: partDays[key] }, today);
    return { month, ...(startOn !== null && { startOn, rough: true }), spans: [spanOf(part)] };
  }
  const ordinalWeek = new RegExp(
    `\\b(first|second|third|fourth|last) week (?:of|in) ${m}(?![\\p{L}])(?:,? (20\\d\\d))?`,
    'iu',
  ).exec(text);
  if (ordinalWeek) {
    const day = { first: 1, second: 8, third: 15, fourth: 22, last: 24 }[ordinalWeek[1]!.toLowerCase()] ?? 1;
    const month = monthOf(ordinalWeek[2]!);
    const startOn = resolved({ year: year(ordinalWeek[3]), month, day }, today);
    return {
      month,
      days: 7,
      ...(startOn !== null && { startOn, rough: true }),
      spans: [spanOf(ordinalWeek)],
    };
  }
  const plain =
    new RegExp(
      `(?:\\b(?:in|during|for|around|sometime in|this|next|of|about) )${m}(?![\\p{L}'])(?:,? (20\\d\\d))?`,
      'iu',
    ).exec(text) ??
    /\b([Jj]anuary|[Ff]ebruary|March|April|June|[Jj]uly|August|[Ss]eptember|[Oo]ctober|[Nn]ovember|[Dd]ecember)\b(?:,? (20\d\d))?/u.exec(
      text,
    );
  if (!plain) return null;
  const month = monthOf(plain[1]!);
  const span = spanOf(plain);
  const name = text.slice(span.start).search(new RegExp(monthNames, 'iu'));
  const startOn = plain[2] === undefined ? null : dateOf(Number(plain[2]), month, 1);
  return {
    month,
    ...(startOn !== null && startOn > today && { startOn, rough: true }),
    spans: [{ start: span.start + Math.max(0, name), end: span.end }],
  };
}

/** "Friday to Sunday in May" is no date yet, but a length. */
function readWeekdaysOf(month: Dates | null, text: string, today: string): Dates | null {
  const weekdays = readWeekdays(text, today);
  if (month === null || weekdays?.endOn === undefined) return weekdays ?? month;
  const days = weekdays.days ?? 1;
  return { days, ...month, spans: [...month.spans, ...weekdays.spans] };
}

/** Reads when the trip is: written dates and ranges, feasts, weekdays, months and their parts, seasons. */
export function readDates(text: string, today: string): Dates {
  const said =
    readWrittenDates(text, today) ??
    readFeasts(text, today) ??
    readRelative(text, today) ??
    readWeekdaysOf(readMonth(text, today), text, today);
  if (said !== null) {
    const end = said.endOn === undefined && said.startOn !== undefined ? readEnd(text, said, today) : null;
    return end ?? said;
  }
  const season =
    /\b(?:in|during|this|next|for|the|late|early|over the)\s+(spring|summer|autumn|fall|winter)\b/iu.exec(
      text,
    );
  if (!season) return { spans: [] };
  const word = season[1]!.toLowerCase();
  return {
    season: (word === 'fall' ? 'autumn' : word) as NonNullable<Dates['season']>,
    spans: [spanOf(season)],
  };
}

/** An end that stands apart from its start: "we arrive on 3 May … and leave on 9 May". */
function readEnd(text: string, said: Dates, today: string): Dates | null {
  const first = said.spans[0];
  if (
    first === undefined ||
    !/\b(?:return|back|until|till|leave|leaving|depart|fly|end|ends|ending|through|to)\b/iu.test(
      text.slice(first.end),
    )
  )
    return null;
  const rest = text.slice(first.end);
  const next = readWrittenDates(rest, said.startOn ?? today);
  const span = next?.spans[0];
  if (next?.startOn === undefined || span === undefined || next.endOn !== undefined) return null;
  if (
    !/\b(?:return|back|until|till|leave|leaving|depart|fly home|end|through|to)\w*[^.]{0,24}$/iu.test(
      rest.slice(0, span.start),
    )
  )
    return null;
  const length = daysBetween(said.startOn ?? today, next.startOn);
  if (length <= 0 || length > 120) return null;
  return {
    ...said,
    endOn: next.startOn,
    spans: [first, { start: first.end + span.start, end: first.end + span.end }],
  };
}
