import { sunTimes } from '../../facts/sun-times.ts';
import { localTime } from '../open-now.ts';
import type { Moment, Span, SunEvent } from './osm-rule.ts';
import { Unsaid } from './unsaid.ts';

/** Where the sun is asked for. */
export interface SunPlace {
  lat: number;
  lon: number;
  timeZone: string;
}

const DAY = 1440;
const NOON = 720;
/** The sun differs by minutes from year to year: hours are taken to the half hour, always the shorter way. */
const STEP = 30;
const anyYear = 2026;
const times = { dawn: 'dawnAt', sunrise: 'sunriseAt', sunset: 'sunsetAt', dusk: 'duskAt' } as const;

function minutesIn(place: SunPlace, month: number, event: SunEvent): number[] {
  const days = new Date(Date.UTC(anyYear, month, 0)).getUTCDate();
  return Array.from({ length: days }, (_, index) => {
    const on = new Date(Date.UTC(anyYear, month - 1, index + 1)).toISOString().slice(0, 10);
    const at = sunTimes(place.lat, place.lon, on)[times[event]];
    if (at === null) throw new Unsaid('unsayable', 'it follows a sun that does not rise or set every day');
    const { minute } = localTime(at, place.timeZone);
    // In the far north the sun sets after midnight.
    return (event === 'sunset' || event === 'dusk') && minute < NOON ? minute + DAY : minute;
  });
}

const latest = (place: SunPlace, month: number, moment: Moment): number =>
  typeof moment === 'number'
    ? moment
    : Math.ceil((Math.max(...minutesIn(place, month, moment.sun)) + moment.offset) / STEP) * STEP;

const earliest = (place: SunPlace, month: number, moment: Moment): number =>
  typeof moment === 'number'
    ? moment
    : Math.floor((Math.min(...minutesIn(place, month, moment.sun)) + moment.offset) / STEP) * STEP;

/** Whether hours follow the sun. */
export const followsSun = (spans: readonly Span[] | null): boolean =>
  spans?.some(({ from, to }) => typeof from !== 'number' || typeof to !== 'number') === true;

/** Hours that follow the sun, as it surely stands on every day of a month. */
export function spansInMonth(spans: readonly Span[], month: number, place: SunPlace): Span[] {
  return spans.map(({ from, to, mayLast }) => {
    const start = latest(place, month, from);
    const end = earliest(place, month, to);
    if (start < 0 || start >= DAY) throw new Unsaid('unsayable', 'it follows the sun past midnight');
    // `sunset-02:00` ends in the night; `10:00-sunset` in midwinter may have no hours at all.
    const passesMidnight = end <= start && typeof to === 'number';
    if (end <= start && !passesMidnight) throw new Unsaid('unsayable', 'it follows a sun that sets too soon');
    return { from: start, to: passesMidnight ? end + DAY : end, mayLast };
  });
}
