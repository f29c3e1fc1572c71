import { getTimes } from 'suncalc';
import type { JudgedVisit } from './judged-visit.ts';

/** Places lit or lively after dark; a park, a beach or ruins are not. */
const lit = new Set([
  'street',
  'square',
  'neighbourhood',
  'bridge',
  'market',
  'food',
  'nightlife',
  'shopping',
  'theatre',
]);
const lateTimes = new Set(['evening', 'night', 'sunrise', 'sunset']);

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Minutes of a day of a zone's clock at an instant. */
function minuteIn(timeZone: string, on: string, at: Date): number {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at);
  return (Date.parse(`${clock.replace(' ', 'T')}Z`) - Date.parse(`${on}T00:00:00Z`)) / MINUTE_MS;
}

/** Whether one is outdoors before dawn or after dusk, at a place that one visits by daylight. */
export function isInTheDark({ sight, on, item }: JudgedVisit): boolean {
  if (sight.setting !== 'outdoor' || lit.has(sight.category)) return false;
  if (lateTimes.has(sight.bestTime ?? '') || sight.goodFor.includes('evening')) return false;
  // Noon by the sun, so that the reckoning takes the local date.
  const noon = new Date(Date.parse(`${on}T12:00:00Z`) - (sight.lon / 360) * DAY_MS);
  const { dawn, dusk, alwaysDown } = getTimes(noon, sight.lat, sight.lon);
  // Near the poles it is light, or dark, all day.
  if (!dawn || !dusk) return alwaysDown === true;
  return (
    item.startMinute < minuteIn(sight.timeZone, on, dawn) ||
    item.endMinute > minuteIn(sight.timeZone, on, dusk)
  );
}
