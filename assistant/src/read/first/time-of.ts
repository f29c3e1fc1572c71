import { addDays, daysBetween } from '@wayfare/almanac/local-date';
import type { TripRequest } from '@wayfare/contracts/request';
import type { DateContext, DatesSaid } from '../dates/read-dates-said.ts';
import { readDatesSaid } from '../dates/read-dates-said.ts';
import type { Length } from '../read-length.ts';
import { readLength } from '../read-length.ts';
import type { Placed } from '../spans.ts';
import { joined, labelled } from '../spans.ts';

export interface TimeRead {
  time: TripRequest;
  rough: boolean;
  /** The length is that of a feast or a weekend, and nothing else was said. */
  guessed: boolean;
  /** Spans that nothing could be made of. */
  unread: Placed[];
}

const LONGEST = 365;

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

function lengthOf(spans: readonly Placed[], unread: Placed[]): Length {
  const length: Open<Length> = {};
  for (const span of spans) {
    const read = readLength(span.text, 'days');
    if (read === null || (read.days ?? read.nights) === 0) unread.push(span);
    else if (length.days === undefined && length.nights === undefined) Object.assign(length, read);
    else {
      length.days ??= length.nights === undefined ? undefined : read.days;
      length.nights ??= read.nights;
    }
  }
  return said(length);
}

/** The window that was given is wider than the trip: it begins somewhere in it. */
function fitted(dates: DatesSaid, { days, nights }: Length): DatesSaid {
  const { startOn, endOn, ...rest } = dates;
  const long = days ?? (nights === undefined ? undefined : nights + 1);
  if (startOn === undefined || endOn === undefined || long === undefined) return dates;
  return daysBetween(startOn, endOn) + 1 > long + 1 ? { ...rest, startOn, rough: true } : dates;
}

/** When the trip is and how long, from the words for it and from the first and last day said by themselves. */
export function readTime(
  spans: readonly Placed[],
  context: DateContext,
  ends: { start?: string; finish?: string } = {},
): TimeRead {
  const unread: Placed[] = [];
  const read = (list: readonly Placed[], within: DateContext, month?: number): DatesSaid[] => {
    const whole = joined(list).flatMap(({ text }) => readDatesSaid(text, within, month) ?? []);
    if (whole.length > 0 && whole.length < list.length && whole.some(({ endOn }) => endOn !== undefined))
      return whole;
    return list.flatMap((span) => {
      const dates = readDatesSaid(span.text, within, month);
      if (dates === null) unread.push(span);
      return dates ?? [];
    });
  };
  const when = merge(read(labelled(spans, 'dates'), context));
  const first = merge(read(labelled(spans, 'start'), context, when.month));
  const start = merge([first, ...(ends.start === undefined ? [] : [{ startOn: ends.start }]), when]);
  const from = start.startOn !== undefined && start.rough !== true ? start.startOn : context.today;
  const month = start.month ?? (start.startOn === undefined ? undefined : Number(start.startOn.slice(5, 7)));
  const finish = merge(read(labelled(spans, 'finish'), { ...context, today: from }, month));
  const length = lengthOf(labelled(spans, 'length'), unread);
  const last = finish.endOn ?? finish.startOn ?? ends.finish;
  const dates = fitted(
    { ...start, ...(last !== undefined && last > (start.startOn ?? '') && { endOn: last }) },
    length,
  );
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
