import { clock, joinWords } from '@wayfare/wording/words';
import { dayWords, monthDayWords, saidDay, weekdayWords } from '../calendar/day-in-words.ts';
import type { HoursSource } from './open-windows.ts';
import type { HoursRule, MinuteWindow } from './parse-hours.ts';
import { parseHours } from './parse-hours.ts';

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

const listed = (words: readonly string[] | undefined): string | null =>
  words === undefined || words.length === 0 ? null : joinWords(words.map(saidDay));

/** The hours of a place in words. */
export function hoursInWords({ hours, closedOn, openOn }: HoursSource): HoursInWords {
  const result = parseHours(hours);
  const rules = result.ok && result.hours !== 'always' ? result.hours : [];
  return {
    lines: result.ok && result.hours === 'always' ? ['Always open'] : rules.map(ruleInWords),
    closed: listed(closedOn),
    open: listed(openOn),
  };
}
