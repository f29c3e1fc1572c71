import { addDays, daysBetween } from '@wayfare/almanac/local-date';
import type { TripRequest } from '@wayfare/contracts/request';
import type { DateContext, DatesSaid } from '../dates/read-dates-said.ts';
import { weekdayNamed } from '../dates/calendar-words.ts';
import { readDatesSaid } from '../dates/read-dates-said.ts';
import type { Length } from '../read-length.ts';
import { readLength } from '../read-length.ts';
import type { Placed } from '../spans.ts';
import { joined, labelled } from '../spans.ts';
import { tokensOf } from '../words-in.ts';

export interface TimeRead {
  time: TripRequest;
  rough: boolean;
  /** The length is that of a feast or a weekend, and nothing else was said. */
  guessed: boolean;
  /** Spans that nothing could be made of. */
  unread: Placed[];
}

const LONGEST = 365;
const HALF_MONTH = 15;

/** Several words for when: what is nearest to a day counts, a month beside it says which. */
type Open<T> = { [Key in keyof T]: T[Key] | undefined };

function merge(all: readonly DatesSaid[]): DatesSaid {
  const merged: Open<DatesSaid> = {};
  for (const one of all) {
    const isRange = one.endOn !== undefined && one.rough !== true && merged.endOn === undefined;
    const isFirst = merged.startOn === undefined || (merged.rough === true && one.rough !== true);
    const isFiner = one.startOn !== undefined && (isFirst || isRange);
    if (isFiner) Object.assign(merged, { startOn: one.startOn, endOn: one.endOn, rough: one.rough });
    merged.month ??= one.month;
    merged.season ??= one.season;
    merged.days ??= one.days;
  }
  return said(merged);
}

/** Only what was said. */
const said = <T extends object>(all: { [Key in keyof T]?: T[Key] | undefined }): T =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as T;

/** "Three days on safari, so that the whole becomes 15 days": the longest is the whole. */
function lengthOf(spans: readonly Placed[], unread: Placed[]): Length {
  const all = spans.flatMap((span) => {
    const read = readLength(span.text, 'days');
    if (read !== null && (read.days ?? read.nights) !== 0) return read;
    unread.push(span);
    return [];
  });
  const longest = (unit: keyof Length) => Math.max(0, ...all.flatMap((length) => length[unit] ?? []));
  const [days, nights] = [longest('days'), longest('nights')];
  // A few nights beside many days are those of one place; as many nights as days are no weekend, and no week.
  return {
    ...(days > 0 && nights < days && { days }),
    ...(nights > 0 && (days === 0 || nights >= days - 2) && { nights }),
  };
}

const LONGEST_WEEKEND = 5;
/** However long it is; days that are said tell it better. */
const weekend = /\bw(?:ee)?k ?e?nd\b/i;

/** Arrival and departure that are both told are no window, however long it is said to be elsewhere. */
const isToldWhole = (spans: readonly Placed[]): boolean => {
  const isExact = (label: 'start' | 'finish', acts: readonly string[]) =>
    labelled(spans, label).some(({ text, clause }) => /\d/.test(text) && acts.includes(clause.act));
  return isExact('start', ['arrive', 'plan', 'leave']) && isExact('finish', ['leave']);
};

/** The window that was given is wider than the trip: it begins somewhere in it. */
function fitted(dates: DatesSaid, { days, nights }: Length, isWeekend: boolean): DatesSaid {
  const { startOn, endOn, ...rest } = dates;
  const long = days ?? (nights === undefined ? undefined : nights + 1);
  if (startOn === undefined || endOn === undefined || long === undefined) return dates;
  const window = daysBetween(startOn, endOn) + 1;
  if (isWeekend && window <= LONGEST_WEEKEND) return dates;
  return window > long + 1 ? { ...rest, startOn, rough: true } : dates;
}

type ReadDates = (list: readonly Placed[], within: DateContext, month?: number) => DatesSaid[];

const isFigure = ({ text }: Placed) => /\d/.test(text);

/** "Beginning with Whit Monday, which is 17 May": beside a date a day of the week says nothing more. */
function withoutVague(spans: readonly Placed[]): Placed[] {
  const isVague = (span: Placed) =>
    !isFigure(span) && tokensOf(span.text).some((word) => weekdayNamed(word) >= 0);
  return spans.some(isFigure) ? spans.filter((span) => !isVague(span)) : [...spans];
}

/** Days that are fewer than the whole trip has are those of a part of it, where another day is said too. */
function withoutParts(spans: readonly Placed[], { days, nights }: Length, context: DateContext): Placed[] {
  const long = days ?? (nights === undefined ? undefined : nights + 1);
  if (long === undefined) return [...spans];
  const read = new Map(labelled(spans, 'dates').map((span) => [span, readDatesSaid(span.text, context)]));
  const isPart = (span: Placed) => {
    const { startOn, endOn, rough } = read.get(span) ?? {};
    return (
      startOn !== undefined && endOn !== undefined && rough !== true && daysBetween(startOn, endOn) + 2 < long
    );
  };
  const isDay = (span: Placed) => /\d/.test(span.text) && (read.get(span)?.startOn ?? null) !== null;
  const isBegun =
    labelled(spans, 'start').length > 0 || [...read.keys()].some((one) => isDay(one) && !isPart(one));
  return isBegun ? spans.filter((span) => !isPart(span)) : [...spans];
}

/** When it begins; where both ends are said by themselves, a range beside them is that of something else. */
function firstDay(
  spans: readonly Placed[],
  context: DateContext,
  read: ReadDates,
  landing: DatesSaid[],
): DatesSaid {
  const { startOn, endOn, rough, ...month } = merge(read(withoutVague(labelled(spans, 'dates')), context));
  const first = merge(read(labelled(spans, 'start'), context, month.month));
  const hasEnds = first.startOn !== undefined && first.rough !== true && labelled(spans, 'finish').length > 0;
  const range = hasEnds ? {} : said<DatesSaid>({ startOn, endOn, rough });
  return merge([first, ...landing, { ...month, ...range }]);
}

/** The last day, which lies after the first one. */
function lastDay(
  spans: readonly Placed[],
  start: DatesSaid,
  context: DateContext,
  read: ReadDates,
): DatesSaid {
  const own = labelled(spans, 'finish');
  const { nearDay: _, ...plain } = context;
  const from = start.startOn === undefined || start.rough === true ? null : start.startOn;
  const after = { ...plain, today: from ?? context.today };
  const beside = from === null ? after : { ...after, nearDay: addDays(from, HALF_MONTH) };
  return merge([
    ...read(own.filter(isFigure), beside, from === null ? start.month : undefined),
    ...read(
      own.filter((span) => !isFigure(span)),
      after,
    ),
  ]);
}

/** When the trip is and how long, from the words for it and from the first and last day said by themselves. */
export function readTime(
  spans: readonly Placed[],
  context: DateContext,
  ends: { start?: string; finish?: string } = {},
): TimeRead {
  const unread: Placed[] = [];
  const read: ReadDates = (list, within, month) => {
    const whole = joined(list).flatMap(({ text }) => readDatesSaid(text, within, month) ?? []);
    if (whole.length > 0 && whole.length < list.length && whole.some(({ endOn }) => endOn !== undefined))
      return whole;
    return list.flatMap((span) => {
      const dates = readDatesSaid(span.text, within, month);
      if (dates === null) unread.push(span);
      return dates ?? [];
    });
  };
  const length = lengthOf(labelled(spans, 'length'), unread);
  const whole = withoutParts(spans, length, context);
  const start = firstDay(whole, context, read, ends.start === undefined ? [] : [{ startOn: ends.start }]);
  const finish = lastDay(whole, start, context, read);
  const last = finish.endOn ?? finish.startOn ?? ends.finish;
  const isOpen = start.rough === true && last !== undefined && (length.days ?? length.nights) !== undefined;
  // "Ten days, after the 12th, home on the 24th": told from its end.
  const { startOn: _, rough: __, ...opened } = start;
  const told: DatesSaid = {
    ...(isOpen ? opened : start),
    ...(last !== undefined && last > (start.startOn ?? '') && { endOn: last }),
  };
  const isWeekend = labelled(spans, 'length').every(({ text }) => weekend.test(text));
  const dates = isToldWhole(spans) ? told : fitted(told, length, isWeekend);
  const guessed = length.days === undefined && length.nights === undefined && dates.endOn === undefined;
  return { time: timeOf(dates, length), rough: dates.rough === true, guessed, unread };
}

/** Days and nights that follow from each other and from the dates. */
function timeOf(dates: DatesSaid, length: Length): TripRequest {
  const time: TripRequest = {};
  if (dates.month !== undefined) time.month = dates.month;
  if (dates.season !== undefined) time.season = dates.season;
  let { days, nights } = length;
  if (dates.startOn === undefined && dates.endOn !== undefined) {
    const long = days ?? (nights === undefined ? undefined : nights + 1);
    if (long !== undefined) time.startOn = addDays(dates.endOn, 1 - long);
    time.endOn = dates.endOn;
  }
  if (dates.startOn !== undefined) time.startOn = dates.startOn;
  if (dates.startOn !== undefined && dates.endOn !== undefined) {
    const long = daysBetween(dates.startOn, dates.endOn) + 1;
    if (dates.rough === true) days ??= long;
    else [days, nights] = [long, long - 1];
    time.endOn = dates.endOn;
  }
  if (days === undefined && nights === undefined) days = dates.days;
  if (days === undefined && nights !== undefined) days = nights + 1;
  if (days !== undefined) time.days = Math.max(1, Math.min(LONGEST, days));
  if (nights !== undefined) time.nights = Math.min(LONGEST, nights);
  if (time.startOn !== undefined && time.endOn === undefined && days !== undefined)
    time.endOn = addDays(time.startOn, days - 1);
  return time;
}
