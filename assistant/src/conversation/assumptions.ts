import type { TripRequest } from '@wayfare/contracts/request';
import { isRoadTripTo } from '../planning/add-on-the-way.ts';
import { daysBetween, addDays } from '@wayfare/almanac/local-date';
import type { Reading } from '../read/reading.ts';

const USUAL_DAYS = 5;
const DAYS_PER_CITY = 3;

/** How long a trip is, and whether that was said. */
export interface Length {
  days: number;
  assumed: boolean;
}

/** How long the trip is, said or assumed. */
export function assumedDays(reading: Reading, namedCities: number, isCountry: boolean): Length {
  const { request } = reading;
  if (request.days !== undefined) return { days: Math.min(119, Math.max(1, request.days)), assumed: false };
  if (request.startOn !== undefined && request.endOn !== undefined)
    return { days: Math.min(119, daysBetween(request.startOn, request.endOn) + 1), assumed: false };
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
export function assumedRequest(reading: Reading, days: Length): TripRequest {
  const { request, mentions } = reading;
  const assumed: TripRequest = {};
  // Who stops on the way to somewhere travels there, and not in a circle.
  const isWay = mentions.some(({ onTheWay }) => onTheWay === true) || isRoadTripTo(reading);
  if (request.roundTrip === undefined && isWay) assumed.roundTrip = false;
  if (days.assumed) assumed.days = days.days;
  if (request.adults === undefined) assumed.adults = 2;
  if (request.pace === undefined) assumed.pace = 'balanced';
  if (reading.roughDates && request.startOn !== undefined) assumed.startOn = request.startOn;
  return assumed;
}

/** A reading without dates whose trip is about something on a date: that lies in its middle. */
export function aroundAppointment(reading: Reading, days: number): Reading {
  const { request } = reading;
  const on = request.fixed?.find((event) => event.on !== undefined)?.on;
  if (on === undefined || request.startOn !== undefined || request.endOn !== undefined) return reading;
  const startOn = addDays(on, -Math.floor((days - 1) / 2));
  return { ...reading, request: { ...request, startOn }, roughDates: true };
}
