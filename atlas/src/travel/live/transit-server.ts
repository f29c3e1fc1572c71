import type { Point } from '../great-circle.ts';
import { amount, askServer, below, field } from './ask-server.ts';
import type { Asking } from './ask-server.ts';

/** The best connection of public transport: door to door, the waiting for it to start left out. */
export interface LiveConnection {
  minutes: number;
  meters: number;
  changes: number;
  /** Names of the lines used, in order. */
  lines: readonly string[];
  /** Whether a train other than metro, tram or suburban train is part of it. */
  byRail: boolean;
}

/** A server of timetables: null where it finds no connection; throws where it fails. */
export interface TransitServer {
  name: string;
  connection(from: Point, to: Point, departAt: string): Promise<LiveConnection | null>;
}

const trainModes = new Set([
  'RAIL',
  'HIGHSPEED_RAIL',
  'LONG_DISTANCE',
  'NIGHT_RAIL',
  'REGIONAL_FAST_RAIL',
  'REGIONAL_RAIL',
]);

/** A MOTIS 2 server, as Transitous runs one. */
export function motisServer(base: string, asking: Asking): TransitServer {
  return {
    name: 'MOTIS',
    async connection(from, to, departAt) {
      const url = below(base, '/api/v1/plan');
      url.searchParams.set('fromPlace', `${from.lat.toFixed(5)},${from.lon.toFixed(5)}`);
      url.searchParams.set('toPlace', `${to.lat.toFixed(5)},${to.lon.toFixed(5)}`);
      url.searchParams.set('time', departAt);
      url.searchParams.set('numItineraries', '3');
      const itineraries = field(await askServer(url, asking), 'itineraries');
      if (!Array.isArray(itineraries)) throw new Error('The timetable server answered without connections.');
      const found = itineraries.map(toConnection).filter((connection) => connection.lines.length > 0);
      return found.reduce<LiveConnection | null>(
        (best, connection) => (!best || connection.minutes < best.minutes ? connection : best),
        null,
      );
    },
  };
}

function toConnection(itinerary: unknown): LiveConnection {
  const seconds = amount(field(itinerary, 'duration'));
  const legs = field(itinerary, 'legs');
  if (seconds === undefined || !Array.isArray(legs))
    throw new Error('A connection came without time or legs.');
  const rides = legs.filter((leg) => field(leg, 'mode') !== 'WALK');
  return {
    minutes: Math.max(1, Math.round(seconds / 60)),
    meters: Math.round(legs.reduce((sum: number, leg) => sum + legMeters(leg), 0)),
    changes: Math.max(0, rides.length - 1),
    lines: rides.map((leg) => String(field(leg, 'routeShortName') ?? field(leg, 'mode') ?? '').slice(0, 60)),
    byRail: rides.some((leg) => trainModes.has(String(field(leg, 'mode')))),
  };
}

const metersPerDegree = 111_195;

/** Rides come without a length: the straight way between their ends and a fifth more stands for it. */
function legMeters(leg: unknown): number {
  const given = amount(field(leg, 'distance'));
  if (given !== undefined) return given;
  const [fromLat, fromLon, toLat, toLon] = [
    field(leg, 'from', 'lat'),
    field(leg, 'from', 'lon'),
    field(leg, 'to', 'lat'),
    field(leg, 'to', 'lon'),
  ].map(Number) as [number, number, number, number];
  const length = Math.hypot(toLat - fromLat, (toLon - fromLon) * Math.cos((fromLat * Math.PI) / 180));
  return Number.isFinite(length) ? length * metersPerDegree * 1.2 : 0;
}
