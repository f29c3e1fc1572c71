import { distanceKm } from '@wayfare/almanac/distance';
import { z } from 'zod';
import type { Outside } from './open-door.ts';
import { asJson } from './question.ts';

interface Point {
  lat: number;
  lon: number;
}

/** The best connection of public transport: door to door, the waiting for it to start left out. */
export interface Connection {
  minutes: number;
  meters: number;
  changes: number;
  /** Names of the lines used, in order. */
  lines: readonly string[];
  /** Whether a train other than metro, tram or suburban train is part of it. */
  byRail: boolean;
}

const quarterHourMs = 900_000;
const nameCharacters = 60;
/** Rides come without a length: the straight way between their ends and a fifth more stands for it. */
const detour = 1.2;
const trainModes = new Set([
  'RAIL',
  'HIGHSPEED_RAIL',
  'LONG_DISTANCE',
  'NIGHT_RAIL',
  'REGIONAL_FAST_RAIL',
  'REGIONAL_RAIL',
]);

const end = z.object({ lat: z.number(), lon: z.number() });
const ride = z.object({
  mode: z.string(),
  routeShortName: z.string().optional(),
  distance: z.number().nonnegative().optional(),
  from: end.optional(),
  to: end.optional(),
});
const itinerary = z.object({ duration: z.number().nonnegative(), legs: z.array(ride) });
const readPlan = asJson(z.object({ itineraries: z.array(itinerary) }));

const metersOf = ({ distance, from, to }: z.infer<typeof ride>) =>
  distance ?? (from && to ? distanceKm(from.lat, from.lon, to.lat, to.lon) * 1000 * detour : 0);

function toConnection({ duration, legs }: z.infer<typeof itinerary>): Connection {
  const rides = legs.filter(({ mode }) => mode !== 'WALK');
  return {
    minutes: Math.max(1, Math.round(duration / 60)),
    meters: Math.round(legs.reduce((sum, leg) => sum + metersOf(leg), 0)),
    changes: Math.max(0, rides.length - 1),
    lines: rides.map(({ routeShortName, mode }) => (routeShortName ?? mode).slice(0, nameCharacters)),
    byRail: rides.some(({ mode }) => trainModes.has(mode)),
  };
}

/** Timetables as a MOTIS 2 server knows them (Transitous runs one). */
export const timetables = (outside: Outside) => ({
  name: 'MOTIS',
  /** The quickest of the next connections; null where there is none or the server cannot be asked. */
  connection: async (from: Point, to: Point, departAt: number): Promise<Connection | null> => {
    const query = new URLSearchParams({
      fromPlace: `${from.lat.toFixed(5)},${from.lon.toFixed(5)}`,
      toPlace: `${to.lat.toFixed(5)},${to.lon.toFixed(5)}`,
      // Those who ask within the same quarter of an hour share an answer.
      time: new Date(Math.floor(departAt / quarterHourMs) * quarterHourMs).toISOString(),
      numItineraries: '3',
    });
    const told = await outside.ask('timetables', {
      path: `/api/v1/plan?${query}`,
      freshMs: quarterHourMs,
      read: readPlan,
    });
    const found = told?.value?.itineraries.map(toConnection).filter(({ lines }) => lines.length > 0) ?? [];
    return found.toSorted((a, b) => a.minutes - b.minutes)[0] ?? null;
  },
});
export type Timetables = ReturnType<typeof timetables>;
