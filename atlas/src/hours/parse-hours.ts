import type { DayWord } from '../calendar/day-word.ts';
import { parseDayWord, weekdayNames } from '../calendar/day-word.ts';

/** Minutes from the local midnight; `endMinute` passes 1440 where a place stays open past midnight. */
export interface MinuteWindow {
  startMinute: number;
  endMinute: number;
  /** When the last visitor is let in, where the window says so. */
  lastEntryMinute?: number;
}

/** One rule of an opening pattern: what holds on these days within this season. */
export interface HoursRule {
  /** Month × 100 + day, both ends included; `from` after `to` wraps the year. */
  season?: { from: number; to: number };
  /** The dates of a feast such as Ramadan, as the season. */
  feast?: DayWord;
  /** Monday first. */
  days: readonly boolean[];
  /** Days by name: holidays, dates, feasts. */
  named?: readonly DayWord[];
  /** Holds on the weekdays, but where one is a public holiday on the next day that is none instead (`Mo+`). */
  afterHoliday?: true;
  /** Empty means closed. */
  windows: readonly MinuteWindow[];
}

/** An opening pattern understood: open at all times, known to nobody, or rules of which the last that applies wins. */
export type OpeningHours = 'always' | 'unknown' | readonly HoursRule[];

/** What `parseHours` answers: the pattern, or what is wrong with the text. */
export type HoursResult = { ok: true; hours: OpeningHours } | { ok: false; problem: string };

const monthLengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const lastMinute = 36 * 60;

class HoursProblem extends Error {}

/** Reads a date of the year, `MM-DD`, as month × 100 + day; null when there is no such date. */
export function parseMonthDay(text: string): number | null {
  const match = /^(\d\d)-(\d\d)$/.exec(text);
  if (!match) return null;
  const month = Number(match[1]);
  const day = Number(match[2]);
  const length = monthLengths[month - 1];
  return length !== undefined && day >= 1 && day <= length ? month * 100 + day : null;
}

function parseSeason(text: string): { from: number; to: number } {
  const [fromText = '', toText = '', ...rest] = text.split('~');
  const from = parseMonthDay(fromText);
  const to = parseMonthDay(toText);
  if (from === null || to === null || rest.length > 0)
    throw new HoursProblem(`"${text}" is no season (MM-DD~MM-DD)`);
  return { from, to };
}

function dayIndex(name: string): number {
  const index = weekdayNames.indexOf(name);
  if (index < 0)
    throw new HoursProblem(`"${name}" is no weekday (Mo Tu We Th Fr Sa Su, daily, PH, or a day word)`);
  return index;
}

function addWeekdays(days: boolean[], part: string): void {
  const [first = '', last, ...rest] = part.split('-');
  if (rest.length > 0) throw new HoursProblem(`"${part}" is no range of weekdays`);
  const start = dayIndex(first);
  const end = last === undefined ? start : dayIndex(last);
  for (let day = start; ; day = (day + 1) % 7) {
    days[day] = true;
    if (day === end) break;
  }
}

function parseDays(text: string): Pick<HoursRule, 'days' | 'named' | 'afterHoliday'> {
  if (text === 'daily') return { days: new Array<boolean>(7).fill(true) };
  const days = new Array<boolean>(7).fill(false);
  const named: DayWord[] = [];
  const afterHoliday = /^(?:[A-Z][a-z]\+,?)+$/.test(text);
  for (const part of text.split(',')) {
    const word = parseDayWord(part);
    if (word !== null) named.push(word);
    else addWeekdays(days, afterHoliday ? part.slice(0, -1) : part);
  }
  return { days, ...(named.length > 0 && { named }), ...(afterHoliday && { afterHoliday: true }) };
}

function parseClock(text: string): number {
  const match = /^(\d\d):([0-5]\d)$/.exec(text);
  if (!match) throw new HoursProblem(`"${text}" is no time (HH:MM)`);
  return Number(match[1]) * 60 + Number(match[2]);
}

function parseWindows(text: string): MinuteWindow[] {
  if (text === 'closed') return [];
  const windows: MinuteWindow[] = [];
  let previousEnd = -1;
  for (const part of text.split(',')) {
    const [window = '', lastText, ...more] = part.split('/');
    const [startText = '', endText = '', ...rest] = window.split('-');
    if (rest.length + more.length > 0) throw new HoursProblem(`"${part}" is no window (HH:MM-HH:MM)`);
    const startMinute = parseClock(startText);
    const endMinute = parseClock(endText);
    const lastEntryMinute = lastText === undefined ? null : parseClock(lastText);
    if (lastEntryMinute !== null && (lastEntryMinute < startMinute || lastEntryMinute > endMinute))
      throw new HoursProblem(`"${part}" lets the last visitor in while it is closed`);
    if (startMinute >= 1440)
      throw new HoursProblem(`"${part}" starts after midnight: write it on the next day`);
    if (endMinute <= startMinute) {
      throw new HoursProblem(`"${part}" ends before it starts (past midnight is written 18:00-26:00)`);
    }
    if (endMinute > lastMinute) throw new HoursProblem(`"${part}" ends later than noon of the next day`);
    if (startMinute <= previousEnd)
      throw new HoursProblem(`"${part}" overlaps or precedes the window before it`);
    previousEnd = endMinute;
    windows.push({ startMinute, endMinute, ...(lastEntryMinute !== null && { lastEntryMinute }) });
  }
  return windows;
}

function parseRule(text: string): HoursRule {
  const words = text.split(' ');
  const season = words[0]?.includes('~') ? parseSeason(words.shift() ?? '') : undefined;
  const feast = words.length === 3 ? parseDayWord(words.shift() ?? '') : undefined;
  if (feast === null)
    throw new HoursProblem(`"${text}" begins with what is not a season (MM-DD~MM-DD or a feast)`);
  const [daysText, windowsText, ...rest] = words;
  if (daysText === undefined || windowsText === undefined || rest.length > 0) {
    throw new HoursProblem(`"${text}" is not "[SEASON ]DAYS WINDOWS"`);
  }
  return {
    ...(season && { season }),
    ...(feast && { feast }),
    ...parseDays(daysText),
    windows: parseWindows(windowsText),
  };
}

/** Reads an opening pattern in the grammar of `AttractionEntry.hours`; a fault comes back as a sentence. */
export function parseHours(text: string): HoursResult {
  if (text === 'always' || text === 'unknown') return { ok: true, hours: text };
  try {
    const rules = text.split('; ').map(parseRule);
    if (rules.every((rule) => rule.windows.length === 0)) return { ok: false, problem: 'it never opens' };
    return { ok: true, hours: rules };
  } catch (error) {
    if (error instanceof HoursProblem) return { ok: false, problem: error.message };
    throw error;
  }
}
