import type { TripRequest } from '@wayfare/contracts/request';
import { daysFromTo } from '../understanding/local-date.ts';
import type { Reading } from '../understanding/read-request.ts';

const USUAL_DAYS = 5;
const DAYS_PER_CITY = 3;

/** How long the trip is, said or assumed. */
export function assumedDays(
  reading: Reading,
  namedCities: number,
  isCountry: boolean,
): { days: number; assumed: boolean } {
  const { request } = reading;
  if (request.days !== undefined) return { days: Math.min(119, Math.max(1, request.days)), assumed: false };
  if (request.startOn !== undefined && request.endOn !== undefined)
    return { days: Math.min(119, daysFromTo(request.startOn, request.endOn) + 1), assumed: false };
  if (reading.cityCount !== null && reading.cityCount > 1)
    return { days: Math.min(30, reading.cityCount * DAYS_PER_CITY), assumed: true };
  if (namedCities > 1) {
    const said = reading.stays.reduce((sum, stay) => sum + (stay.days ?? stay.nights ?? 0), 0);
    const open = Math.max(0, namedCities - reading.stays.length);
    return { days: Math.min(60, said + open * DAYS_PER_CITY), assumed: true };
  }
  return { days: isCountry ? 9 : USUAL_DAYS, assumed: true };
}

/** What is assumed beside what was said, kept apart from it. */
export function assumedRequest(reading: Reading, days: { days: number; assumed: boolean }): TripRequest {
  const { request, mentions } = reading;
  const assumed: TripRequest = {};
  // Who stops on the way to somewhere travels there, and not in a circle.
  if (request.roundTrip === undefined && mentions.some(({ onTheWay }) => onTheWay === true))
    assumed.roundTrip = false;
  if (days.assumed) assumed.days = days.days;
  if (request.adults === undefined) assumed.adults = 2;
  if (request.pace === undefined) assumed.pace = 'balanced';
  if (reading.roughDates && request.startOn !== undefined) assumed.startOn = request.startOn;
  return assumed;
}
