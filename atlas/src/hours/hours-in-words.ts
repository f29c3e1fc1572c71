import { addDays } from '@wayfare/almanac/local-date';
import { clock, joinWords } from '@wayfare/wording/words';
import { dayWords, monthDayWords, saidDay, weekdayWords } from '../calendar/day-in-words.ts';
import type { HoursSource } from './open-windows.ts';
import type { HoursRule, MinuteWindow } from './parse-hours.ts';
import { parseHours, parseMonthDay } from './parse-hours.ts';

/** When a place is open, as a guide says it. */
export interface HoursInWords {
  /** A line for each rule: `April to October: Tuesday to Sunday, 09:00–17:30 (last entry 16:45)`. */
  lines: string[];
  /** The days of the year when it is closed. */
  closed: string | null;
  /** Holidays on which it opens although others of its kind may not. */
  open: string | null;
}

const WEEK = 7;
const FIRST_RANGE = 3;

/** `Monday to Friday and Sunday`; runs of three and more are ranges. */
function weekdaysInWords(days: readonly boolean[]): string {
  const starts = days.flatMap((open, day) => (open && days[(day + WEEK - 1) % WEEK] !== true ? [day] : []));
  const parts = starts.flatMap((start) => {
    let length = 1;
    while (days[(start + length) % WEEK] === true) length += 1;
    const names = Array.from({ length }, (_, index) => weekdayWords[(start + index) % WEEK] ?? '');
    return length >= FIRST_RANGE ? [`${names[0]} to ${names.at(-1)}`] : names;
  });
  return joinWords(parts);
}

function daysInWords({ days, named = [], afterHoliday }: HoursRule): string {
  if (days.every(Boolean)) return 'every day';
  const words = [...(days.some(Boolean) ? [weekdaysInWords(days)] : []), ...named.map(dayWords)];
  const said = joinWords(words);
  return afterHoliday === true ? `${said} (or the next working day where it is a public holiday)` : said;
}

function windowInWords({ startMinute, endMinute, lastEntryMinute }: MinuteWindow): string {
  const window = `${clock(startMinute)}–${clock(endMinute)}`;
  return lastEntryMinute === undefined ? window : `${window} (last entry ${clock(lastEntryMinute)})`;
}

const monthDay = (value: number): string => monthDayWords(Math.floor(value / 100), value % 100);

const seasonInWords = ({ season, feast }: HoursRule): string | null => {
  if (season !== undefined) return `${monthDay(season.from)} to ${monthDay(season.to)}`;
  return feast === undefined ? null : `during ${dayWords(feast)}`;
};

function ruleInWords(rule: HoursRule): string {
  const windows = rule.windows.length === 0 ? 'closed' : joinWords(rule.windows.map(windowInWords));
  const season = seasonInWords(rule);
  const line = `${season === null ? '' : `${season}: `}${daysInWords(rule)}, ${windows}`;
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}

/** A leap year, so that 29 February has its place. */
const anyYear = (monthDayText: string): string => `2028-${monthDayText}`;

const isNextDay = (before: string, next: string): boolean => {
  if (parseMonthDay(before) === null || parseMonthDay(next) === null) return false;
  return addDays(anyYear(before), 1).slice(5) === next;
};

/** Days of the year, of which dates on end are one: `24 December to 1 January`. */
function listed(words: readonly string[] | undefined): string | null {
  const runs: string[][] = [];
  for (const word of words ?? []) {
    const run = runs.at(-1);
    if (run !== undefined && isNextDay(run.at(-1)!, word)) run.push(word);
    else runs.push([word]);
  }
  const said = runs.flatMap((run) =>
    run.length >= FIRST_RANGE ? [`${saidDay(run[0]!)} to ${saidDay(run.at(-1)!)}`] : run.map(saidDay),
  );
  return said.length === 0 ? null : joinWords(said);
}

const whole = { always: 'Always open', unknown: 'Hours not known' };

/** The hours of a place in words. */
export function hoursInWords({ hours, closedOn, openOn }: HoursSource): HoursInWords {
  const result = parseHours(hours);
  const understood = result.ok ? result.hours : [];
  return {
    lines: typeof understood === 'string' ? [whole[understood]] : understood.map(ruleInWords),
    closed: listed(closedOn),
    open: listed(openOn),
  };
}
