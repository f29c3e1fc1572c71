import { addDays, weekdayOf } from '@wayfare/almanac/local-date';
import { isPublicHoliday } from '../calendar/country-calendar.ts';
import { dayEffect } from '../calendar/day-effect.ts';
import type { DayEffect } from '../calendar/day-effect.ts';
import type { IsHoliday } from '../calendar/day-word.ts';
import { isNamed, parseDayWord } from '../calendar/day-word.ts';
import type { Category } from '../catalogue/categories.ts';
import type { HoursRule, OpeningHours } from './parse-hours.ts';
import { parseHours, parseMonthDay } from './parse-hours.ts';

/** `YYYY-MM-DD` in the place's own calendar. */
export type LocalDate = string;

/** A stretch of a day in which a place is open, in minutes from local midnight; may end past 1440. */
export interface OpenWindow {
  startMinute: number;
  endMinute: number;
  /** After this minute nobody is let in. */
  lastEntryMinute: number;
}

/** What of an attraction decides when it is open; where it stands, for the holidays there. */
export interface HoursSource {
  hours: string;
  closedOn?: readonly string[] | undefined;
  openOn?: readonly string[] | undefined;
  lastEntry?: number | undefined;
  countryCode?: string;
  cityId?: string;
  category?: Category;
}

/** When a place is open on a date, and how sure that is. */
export interface OpeningOn {
  windows: readonly OpenWindow[];
  /** The holiday because of which only the custom of the country is known; null where the place's own hours decide. */
  unsureOn: string | null;
}

const parsed = new Map<string, OpeningHours>();
const mostParsed = 4096;

function understood(text: string): OpeningHours {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const result = parseHours(text);
  if (!result.ok) throw new RangeError(`hours "${text}": ${result.problem}`);
  if (parsed.size >= mostParsed) parsed.clear();
  parsed.set(text, result.hours);
  return result.hours;
}

function inSeason(rule: HoursRule, monthDay: number): boolean {
  if (!rule.season) return true;
  const { from } = rule.season;
  // A winter that is written to end on 28 February includes the 29th of a leap year.
  const to = rule.season.to === 228 ? 229 : rule.season.to;
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
}

const WEEK = 7;

/** Whether a date takes the place of a weekday that was a public holiday: the first day since then that is none. */
function followsHoliday(days: readonly boolean[], on: LocalDate, isHoliday: IsHoliday): boolean {
  if (isHoliday(on)) return false;
  for (let back = 1; back < WEEK; back += 1) {
    const before = addDays(on, -back);
    if (!isHoliday(before)) return false;
    if (days[weekdayOf(before)] === true) return true;
  }
  return false;
}

/** Whether a rule holds on a date, and by a name of the day rather than its weekday. */
function holds(rule: HoursRule, on: LocalDate, isHoliday: IsHoliday): 'named' | 'weekday' | null {
  if (!inSeason(rule, parseMonthDay(on.slice(5)) ?? 0)) return null;
  if (rule.feast && !isNamed(rule.feast, on, isHoliday)) return null;
  if (rule.named?.some((word) => isNamed(word, on, isHoliday)) === true) return 'named';
  const weekly = rule.days[weekdayOf(on)] === true;
  if (rule.afterHoliday !== true) return weekly ? (rule.feast ? 'named' : 'weekday') : null;
  if (weekly) return isHoliday(on) ? null : 'weekday';
  return followsHoliday(rule.days, on, isHoliday) ? 'named' : null;
}

const isListed = (list: readonly string[] | undefined, on: LocalDate, isHoliday: IsHoliday): boolean =>
  list?.some((text) => {
    const word = parseDayWord(text);
    return word !== null && isNamed(word, on, isHoliday);
  }) === true;

const speaksOfHolidays = ({ named, afterHoliday }: HoursRule): boolean =>
  afterHoliday === true || named?.some(({ kind }) => kind === 'holiday') === true;

const allDay: readonly OpenWindow[] = [{ startMinute: 0, endMinute: 1440, lastEntryMinute: 1440 }];
const sure = (windows: readonly OpenWindow[]): OpeningOn => ({ windows, unsureOn: null });

/** What the custom of the country leaves of a place's usual hours. */
function asIsUsual(windows: readonly OpenWindow[], effect: DayEffect, knowsClosures: boolean): OpeningOn {
  const { day, closed, check, openFrom, openUntil } = effect;
  if (closed) return { windows: [], unsureOn: day };
  const left = windows
    .map(({ startMinute, endMinute, lastEntryMinute }) => {
      const until = Math.min(endMinute, openUntil);
      // Who closes sooner lets the last visitor in sooner.
      const lastEntry = Math.min(lastEntryMinute, until - (endMinute - lastEntryMinute));
      return { startMinute: Math.max(startMinute, openFrom), endMinute: until, lastEntryMinute: lastEntry };
    })
    .filter(
      ({ startMinute, endMinute, lastEntryMinute }) =>
        startMinute < endMinute && startMinute <= lastEntryMinute,
    );
  const isShorter =
    left.length < windows.length ||
    openFrom > windows[0]!.startMinute ||
    openUntil < windows.at(-1)!.endMinute;
  // A place that lists the days when it is closed is open on those that differ from house to house.
  return { windows: left, unsureOn: isShorter || (check && !knowsClosures) ? day : null };
}

function windowsOf(rule: HoursRule | undefined, lastEntry: number): OpenWindow[] {
  return (rule?.windows ?? []).map(({ startMinute, endMinute, lastEntryMinute }) => ({
    startMinute,
    endMinute,
    lastEntryMinute: lastEntryMinute ?? Math.max(startMinute, endMinute - lastEntry),
  }));
}

/** When a place is open on a local date, by its own hours and days, or else by the custom of its country. */
export function openingOn(source: HoursSource, on: LocalDate): OpeningOn {
  if (Number.isNaN(weekdayOf(on))) throw new RangeError(`"${on}" is no date`);
  const { countryCode, cityId, category, closedOn, openOn, lastEntry = 0 } = source;
  const isHoliday: IsHoliday = (date) =>
    countryCode !== undefined && isPublicHoliday(countryCode, cityId, date);
  const hours = understood(source.hours);
  if (isListed(closedOn, on, isHoliday)) return sure([]);
  const effect =
    countryCode === undefined || category === undefined ? null : dayEffect(countryCode, cityId, category, on);
  // When nobody may be out, no hours of one's own help.
  if (effect?.everything === true) return sure([]);
  // Of what nobody knows nothing is ruled out.
  if (typeof hours === 'string') return sure(allDay);
  const rule = hours.findLast((candidate) => holds(candidate, on, isHoliday) !== null);
  const windows = windowsOf(rule, lastEntry);
  const isOwnDay = rule !== undefined && holds(rule, on, isHoliday) === 'named';
  if (effect === null || isOwnDay || windows.length === 0 || isListed(openOn, on, isHoliday))
    return sure(windows);
  const knowsClosures = closedOn !== undefined || (effect.isPublic && hours.some(speaksOfHolidays));
  return asIsUsual(windows, effect, knowsClosures);
}

/** The windows in which a place is open on a local date, earliest first; empty when it is closed that day. */
export const openWindowsOn = (source: HoursSource, on: LocalDate): readonly OpenWindow[] =>
  openingOn(source, on).windows;
