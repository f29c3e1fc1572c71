import { weekdayOf } from '@wayfare/almanac/local-date';
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

/** What of an attraction decides when it is open. */
export interface HoursSource {
  hours: string;
  closedOn?: readonly string[] | undefined;
  lastEntry?: number | undefined;
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

/** The windows in which a place is open on a local date, earliest first; empty when it is closed that day. */
export function openWindowsOn(source: HoursSource, date: LocalDate): OpenWindow[] {
  const weekday = weekdayOf(date);
  if (Number.isNaN(weekday)) throw new RangeError(`"${date}" is no date`);
  const monthDayText = date.slice(5);
  if (source.closedOn?.includes(monthDayText)) return [];
  const hours = understood(source.hours);
  if (hours === 'always') return [{ startMinute: 0, endMinute: 1440, lastEntryMinute: 1440 }];
  const monthDay = parseMonthDay(monthDayText) ?? 0;
  const rule = hours.findLast(
    (candidate) => candidate.days[weekday] === true && inSeason(candidate, monthDay),
  );
  return (rule?.windows ?? []).map(({ startMinute, endMinute }) => ({
    startMinute,
    endMinute,
    lastEntryMinute: Math.max(startMinute, endMinute - (source.lastEntry ?? 0)),
  }));
}
