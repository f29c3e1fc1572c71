import type { Attraction } from '@wayfare/atlas';
import type { Hours } from '@wayfare/planner';
import type { SunOfDay } from './sun-of-day.ts';

/** Before the crowds; after lunch; and when people are out for the evening. */
const MORNING_UNTIL = 630;
const AFTERNOON = { from: 750, to: 1020 };
const EARLIEST_EVENING = 990;
const EVENING_FROM = 1080;
const EVENING_TO = 1320;
const NIGHT_TO = 1410;
const BEFORE_SUNRISE = 30;
const AFTER_SUNRISE = 15;
const BEFORE_SUNSET = 15;
const LONGEST_SUNSET = 120;
const DARK_AFTER = 30;

/** Between which minutes a visit had best begin, by the time of day that is the sight's best and by the sun; null where none is. */
export function bestHours(
  { bestTime }: Attraction,
  { sunrise, sunset, dusk }: SunOfDay,
  visitMinutes: number,
): Hours | null {
  switch (bestTime) {
    case 'morning':
      return { from: 0, to: MORNING_UNTIL };
    case 'afternoon':
      return AFTERNOON;
    case 'sunrise':
      return sunrise === null ? null : { from: sunrise - BEFORE_SUNRISE, to: sunrise + AFTER_SUNRISE };
    case 'sunset':
      // One stays until the sun is down.
      return sunset === null
        ? null
        : { from: sunset - Math.min(visitMinutes, LONGEST_SUNSET), to: sunset - BEFORE_SUNSET };
    case 'evening': {
      const lightsOn = sunset ?? EVENING_FROM;
      return { from: Math.max(EARLIEST_EVENING, Math.min(EVENING_FROM, lightsOn)), to: EVENING_TO };
    }
    case 'night':
      return { from: Math.max(EVENING_FROM, dusk ?? (sunset ?? EVENING_FROM) + DARK_AFTER), to: NIGHT_TO };
    default:
      return null;
  }
}
