import type { Atlas } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';
import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import { toCountryInfo } from '../places/describe-places.ts';
import { drawDayMap, drawOverview } from './draw-trip-map.ts';
import { readingOf, type TripReading } from './trip-reading.ts';

/** The public holidays of a country within a trip, which may go on into another year. */
function holidaysWithin(atlas: Atlas, code: string, { startOn, endOn }: TripReading) {
  if (startOn === null || endOn === null) return [];
  const years = new Set([startOn, endOn].map((on) => Number(on.slice(0, 4))));
  return [...years]
    .flatMap((year) => atlas.publicHolidays(code, year))
    .filter(({ on }) => on >= startOn && on <= endOn)
    .map(({ on, name }) => ({ on, name }));
}

/** Practical facts of the countries of a trip; holidays are those that fall into it, or none while it has no dates. */
export const tripCountries = (atlas: Atlas, reading: TripReading, now: number) =>
  reading.countryCodes.map((code) => ({
    ...toCountryInfo(atlas, code, now),
    holidays: holidaysWithin(atlas, code, reading),
  }));

/** What an outline shows beside the trip itself. */
export function drawTripSheet(atlas: Atlas, stored: StoredTrip, now: number): Answer<'tripSheet'> {
  const reading = readingOf(atlas, stored);
  return {
    overview: drawOverview(reading),
    days: reading.days.flatMap((day) => {
      const map = drawDayMap(day);
      return map ? [{ dayId: day.id, map }] : [];
    }),
    countries: tripCountries(atlas, reading, now),
  };
}
