import type { Atlas, Attraction } from '@wayfare/atlas';
import type { KnownLight, Opening } from '@wayfare/planner';
import type { SunOfDay } from './sun-of-day.ts';
import { sunOfDay } from './sun-of-day.ts';

/** What is lit, or lives by night as much as by day. */
const lit: ReadonlySet<Attraction['category']> = new Set([
  'street',
  'square',
  'neighbourhood',
  'market',
  'food',
  'nightlife',
  'shopping',
  'theatre',
  'theme_park',
  'wellness',
]);
const late: ReadonlySet<Attraction['bestTime']> = new Set(['sunset', 'evening', 'night']);
/** What opens so late lives by night. */
const OPENS_LATE = 960;

/** Whether a sight is seen by daylight only, as its setting, its best time and its hours tell. */
const needsLight = ({ setting, category, bestTime }: Attraction, openings: readonly Opening[]): boolean =>
  setting === 'outdoor' &&
  !lit.has(category) &&
  !late.has(bestTime) &&
  !openings.some(({ from }) => from >= OPENS_LATE);

/** The hours of a sight as far as there is light to see it by; one goes to see the sun rise before it is light. */
export function byDaylight(
  attraction: Attraction,
  openings: readonly Opening[],
  { dawn, dusk }: SunOfDay,
): readonly Opening[] {
  if (!needsLight(attraction, openings)) return openings;
  const first = attraction.bestTime === 'sunrise' ? 0 : (dawn ?? 0);
  return openings
    .map((opening) => ({
      ...opening,
      from: Math.max(opening.from, first),
      until: Math.min(opening.until, dusk ?? Number.POSITIVE_INFINITY),
    }))
    .filter(({ from, until }) => until - from >= attraction.visit[1]);
}

const STEP = 5;

/** When there is light to see a sight by on a date; undefined where it needs none, or where it is light all day. */
export function lightFor(
  atlas: Atlas,
  attraction: Attraction,
  openings: readonly Opening[],
  on: string,
): KnownLight | undefined {
  if (!needsLight(attraction, openings)) return undefined;
  const { lat: latitude, lon: longitude, timeZone, bestTime } = attraction;
  const { dawn, dusk } = sunOfDay(atlas, { latitude, longitude, timeZone }, on);
  if (dawn === null || dusk === null) return undefined;
  return {
    fromMinute: bestTime === 'sunrise' ? 0 : Math.ceil(dawn / STEP) * STEP,
    untilMinute: Math.floor(dusk / STEP) * STEP,
  };
}
