import { countryCosts } from './country-costs.ts';
import { eastward, greatCircle, pointBetween } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import { option } from './ground-modes.ts';
import type { Ends } from './ground-modes.ts';
import { intercontinentalHubs } from './hubs.ts';
import type { TravelOption } from './travel-option.ts';

/** An airport with scheduled flights; small ones only serve where nothing else is near. */
export interface FlightAirport extends Point {
  iata: string;
  name?: string;
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
  size: 'large' | 'medium' | 'small';
}

/** What the flight model must know of the ground: minutes by road to an airport, null when there is no way. */
export type AccessMinutes = (from: Point, to: Point) => number | null;

const isLarge = ({ size }: FlightAirport): boolean => size === 'large';

const shortestFlightMeters = 90_000;
const usualAccessMeters = 110_000;
const farthestAccessMeters = 280_000;
const airportsPerEnd = 3;
const farthestNonstopMeters = 15_400_000;
const connectionMinutes = 105;

/** Gate to gate minutes of a non-stop flight: taxiing, climb and cruise, with the jet stream in middle latitudes. */
export function blockMinutes(from: Point, to: Point, abroad = false): number {
  const km = greatCircle(from, to) / 1000;
  const still = 29.5 + 0.0626 * km + 0.703 * Math.sqrt(km);
  // Timetables of flights abroad hold some reserve that the measured home flights lack.
  const reserve = abroad ? 1.035 : 1;
  return (still - windMinutes(from, to, km)) * reserve + closedSkyMinutes(from, to, km);
}

function windMinutes(from: Point, to: Point, km: number): number {
  const latitude = Math.abs(pointBetween(from, to, 0.5).lat);
  // The westerlies blow between the tropics and the polar circle, most about 40°.
  const strength = Math.exp(-(((latitude - 42) / 16) ** 2));
  return 0.0056 * km * eastward(from, to) * strength;
}

/** Most airlines fly round Russia: long ways that would cross it take longer. */
function closedSkyMinutes(from: Point, to: Point, km: number): number {
  if (km < 3500) return 0;
  let over = 0;
  for (let i = 1; i < 20; i++) {
    const at = pointBetween(from, to, i / 20);
    if (at.lat > 52 && at.lat < 78 && at.lon > 35 && at.lon < 178) over++;
  }
  return over > 2 ? Math.min(70, over * 0.007 * km * 0.5 + 25) : 0;
}

/** A flight from door to door: the way to the airport, check-in, flight (with a change where need be), the way out. */
export function flightOption(
  from: Point,
  to: Point,
  ends: Ends,
  airports: readonly FlightAirport[],
  access: AccessMinutes,
): TravelOption | null {
  if (greatCircle(from, to) < shortestFlightMeters) return null;
  const starts = airportsNear(from, airports, access);
  const goals = airportsNear(to, airports, access);
  let best: {
    start: Near;
    goal: Near;
    minutes: number;
    stops: number;
    meters: number;
    worth: number;
  } | null = null;
  for (const start of starts) {
    for (const goal of goals) {
      if (start.airport === goal.airport) continue;
      const meters = greatCircle(start.airport, goal.airport);
      if (meters < shortestFlightMeters) continue;
      const stops = stopsBetween(start.airport, goal.airport, meters);
      const abroad = start.airport.countryCode !== goal.airport.countryCode;
      const block = blockMinutes(start.airport, goal.airport, abroad);
      const air = stops === 0 ? block : block * 1.07 + 35 * stops + connectionMinutes * stops;
      const ground = checkInMinutes(start.airport, abroad, meters) + (abroad ? 45 : 25);
      const minutes = start.minutes + goal.minutes + air + ground;
      // Fewer flights leave from small airports: waiting for the right hour counts against them.
      const worth =
        minutes +
        (isLarge(start.airport) ? 0 : 45) +
        (isLarge(goal.airport) ? 0 : 45) +
        abroadMinutes(start, goal, ends);
      if (!best || worth < best.worth) best = { start, goal, minutes, stops, meters, worth };
    }
  }
  if (!best) return null;
  const km = best.meters / 1000;
  const price = (countryCosts(ends.from).priceLevel + countryCosts(ends.to).priceLevel) / 2;
  const fareEuro = (25 + 0.075 * Math.min(km, 3000) + 0.045 * Math.max(0, km - 3000)) * (0.7 + 0.3 * price);
  const transferCents = (best.start.minutes + best.goal.minutes) * 18 * price;
  const change = best.stops === 0 ? 'non-stop' : best.stops === 1 ? 'with one change' : 'with two changes';
  return option({
    mode: 'flight',
    minutes: best.minutes,
    costCents: fareEuro * 100 * (best.stops > 0 ? 1.05 : 1) + transferCents,
    co2Grams: 14_000 * (1 + best.stops) + km * (best.stops > 0 ? 82 : 75),
    distanceMeters: best.meters + (best.start.meters + best.goal.meters) * 1.3,
    basis: `${best.start.airport.iata} to ${best.goal.airport.iata} ${change}, with the way to the airport, check-in and the way into town.`,
    via: [best.start.airport.iata, best.goal.airport.iata],
  });
}

/** Nobody likes to cross a border on the way to the airport. */
const abroadMinutes = (start: Near, goal: Near, ends: Ends): number =>
  (start.airport.countryCode === ends.from ? 0 : 60) + (goal.airport.countryCode === ends.to ? 0 : 60);

interface Near {
  airport: FlightAirport;
  meters: number;
  minutes: number;
}

/** The airports worth weighing from a place; airstrips only where no airport can be reached. */
function airportsNear(point: Point, airports: readonly FlightAirport[], access: AccessMinutes): Near[] {
  const near = airports
    .map((airport) => ({ airport, meters: greatCircle(airport, point) }))
    .filter(({ meters }) => meters < farthestAccessMeters)
    .sort((a, b) => a.meters - b.meters);
  const proper = near.filter(({ airport }) => airport.size !== 'small');
  const close = proper.filter(({ meters }) => meters < usualAccessMeters);
  const large = close.filter(({ airport }) => isLarge(airport));
  const fallback = close.length > 0 ? [] : proper;
  const chosen = [large, close, fallback].flatMap((list) => list.slice(0, airportsPerEnd));
  const reached = reachable(point, chosen, access);
  if (reached.length > 0) return reached;
  const airstrips = near.filter(({ airport }) => airport.size === 'small');
  return reachable(point, airstrips.slice(0, airportsPerEnd), access);
}

function reachable(
  point: Point,
  candidates: readonly Pick<Near, 'airport' | 'meters'>[],
  access: AccessMinutes,
): Near[] {
  return [...new Set(candidates)].flatMap((candidate) => {
    const minutes = candidate.meters < 4000 ? 12 : access(point, candidate.airport);
    // Public transport or a taxi, with a margin that nobody dares to leave out.
    return minutes === null ? [] : [{ ...candidate, minutes: minutes * 1.1 + 10 }];
  });
}

function checkInMinutes(airport: FlightAirport, abroad: boolean, meters: number): number {
  if (!isLarge(airport)) return abroad ? 75 : 55;
  return meters > 4_000_000 ? 130 : abroad ? 100 : 75;
}

/** How many changes a traveller should expect between two airports. */
function stopsBetween(a: FlightAirport, b: FlightAirport, meters: number): number {
  if (meters > farthestNonstopMeters) return 1;
  const hubs = (intercontinentalHubs.has(a.iata) ? 1 : 0) + (intercontinentalHubs.has(b.iata) ? 1 : 0);
  const large = (isLarge(a) ? 1 : 0) + (isLarge(b) ? 1 : 0);
  const home = a.countryCode === b.countryCode;
  if (meters > 6_000_000) return hubs === 2 ? 0 : 1;
  if (meters > 3_200_000)
    return hubs === 2 || (large === 2 && (home || (hubs === 1 && meters < 4_500_000))) ? 0 : 1;
  if (large === 2) return 0;
  if (large === 1) return meters < (home ? 2_500_000 : hubs === 1 ? 2_000_000 : 1_300_000) ? 0 : 1;
  return meters < (home ? 600_000 : 350_000) ? 0 : home || meters < 3_000_000 ? 1 : 2;
}
