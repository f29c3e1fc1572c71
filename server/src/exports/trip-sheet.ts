import type { Atlas } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';
import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import { toCountryInfo } from '../places/describe-places.ts';
import { drawDayMap, drawOverview } from './draw-trip-map.ts';
import { readingOf, type TripReading } from './trip-reading.ts';

/** Practical facts of the countries of a trip; holidays are those that fall into it, or none while it has no dates. */
export function tripCountries(atlas: Atlas, { countryCodes, startOn, endOn }: TripReading, now: number) {
  return countryCodes.map((code) => {
    const info = toCountryInfo(atlas, code, startOn ? Date.parse(startOn) : now);
    const within = ({ on }: { on: string }) =>
      startOn !== null && endOn !== null && on >= startOn && on <= endOn;
    return { ...info, holidays: info.holidays.filter(within) };
  });
}

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
