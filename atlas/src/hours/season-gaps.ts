import { addDays } from '@wayfare/almanac/local-date';
import type { HoursRule, OpeningHours } from './parse-hours.ts';

const longestSlip = 13;

function isIn(rule: HoursRule, monthDay: number): boolean {
  if (!rule.season) return true;
  const { from, to } = rule.season;
  return from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;
}

/**
 * Short stretches of the year for which no season is given, as `MM-DD~MM-DD`. A place may well close for a winter, but
 * hardly for the two days between "until 10-15" and "from 10-18": that is a slip of the pen.
 */
export function seasonGaps(hours: OpeningHours): string[] {
  if (typeof hours === 'string' || hours.some((rule) => !rule.season)) return [];
  const dates = Array.from({ length: 730 }, (_, index) => addDays('2026-01-01', index));
  const gaps = new Set<string>();
  let start = -1;
  for (const [index, date] of dates.entries()) {
    const monthDay = Number(date.slice(5, 7)) * 100 + Number(date.slice(8));
    const known = hours.some((rule) => isIn(rule, monthDay));
    if (!known && start < 0) start = index;
    if (!known || start < 0) continue;
    if (start > 0 && index - start <= longestSlip)
      gaps.add(`${dates[start]?.slice(5)}~${dates[index - 1]?.slice(5)}`);
    start = -1;
  }
  return [...gaps];
}
