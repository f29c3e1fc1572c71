import { noonOffsetMinutes } from '@wayfare/almanac/zone-time';
import type { Atlas } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';

/** The sun of a day in minutes of the place's own clock; null where it does not rise or set, or never gets light or dark. */
export interface SunOfDay {
  dawn: number | null;
  sunrise: number | null;
  sunset: number | null;
  dusk: number | null;
}

/** When it gets light, when the sun rises and sets and when it gets dark at a place on a local date. */
export function sunOfDay(
  atlas: Atlas,
  { latitude, longitude, timeZone }: Pick<PlaceRef, 'latitude' | 'longitude' | 'timeZone'>,
  on: string,
): SunOfDay {
  const { dawnAt, sunriseAt, sunsetAt, duskAt } = atlas.sunTimes(latitude, longitude, on);
  const offset = noonOffsetMinutes(timeZone, on) ?? Math.round(longitude / 15) * 60;
  const midnight = Date.parse(`${on}T00:00:00Z`) / 60_000 - offset;
  const minuteOf = (at: Date | null): number | null =>
    at === null ? null : Math.round(at.getTime() / 60_000 - midnight);
  return {
    dawn: minuteOf(dawnAt),
    sunrise: minuteOf(sunriseAt),
    sunset: minuteOf(sunsetAt),
    dusk: minuteOf(duskAt),
  };
}
