import { z } from 'zod';
import type { Outside } from './open-door.ts';
import { asJson, type Question } from './question.ts';

/** The modes that a road server can be asked for. */
export type RoadMode = 'drive' | 'walk' | 'bike';
export type RoadKind = 'osrm' | 'valhalla';

interface Point {
  lat: number;
  lon: number;
}

/** A way along the roads as a server gave it. */
export interface RoadWay {
  minutes: number;
  meters: number;
}

const freshMs = 30 * 86_400_000;
/** Both kinds answer so where no road leads. */
const noWay = [400];
const amount = z.number().nonnegative();
const osrmProfiles = { drive: 'driving', walk: 'walking', bike: 'cycling' };
const valhallaCosting = { drive: 'auto', walk: 'pedestrian', bike: 'bicycle' };

const toWay = (seconds: number, meters: number): RoadWay => ({
  minutes: Math.max(1, Math.round(seconds / 60)),
  meters: Math.round(meters),
});

const osrmAnswer = asJson(
  z.object({ routes: z.tuple([z.object({ duration: amount, distance: amount })], z.unknown()) }),
);

/** OSRM's HTTP API, version 1. */
function osrmQuestion(ends: readonly Point[], mode: RoadMode): Question<RoadWay> {
  const places = ends.map(({ lat, lon }) => `${lon.toFixed(5)},${lat.toFixed(5)}`).join(';');
  return {
    path: `/route/v1/${osrmProfiles[mode]}/${places}?overview=false&steps=false`,
    freshMs,
    noneOn: noWay,
    read: (answer) => {
      const [{ duration, distance }] = osrmAnswer(answer).routes;
      return toWay(duration, distance);
    },
  };
}

const valhallaAnswer = asJson(
  z.object({ trip: z.object({ summary: z.object({ time: amount, length: amount }) }) }),
);

function valhallaQuestion(ends: readonly Point[], mode: RoadMode): Question<RoadWay> {
  const body = {
    locations: ends.map(({ lat, lon }) => ({ lat, lon })),
    costing: valhallaCosting[mode],
    units: 'kilometers',
    directions_type: 'none',
  };
  return {
    path: '/route',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    freshMs,
    noneOn: noWay,
    read: (answer) => {
      const { time, length } = valhallaAnswer(answer).trip.summary;
      return toWay(time, length * 1000);
    },
  };
}

/** How long ways along the roads take; null where the server finds none or cannot be asked. */
export const roads = (outside: Outside, kind: RoadKind) => ({
  name: kind === 'osrm' ? 'OSRM' : 'Valhalla',
  way: async (from: Point, to: Point, mode: RoadMode): Promise<RoadWay | null> => {
    const question = (kind === 'osrm' ? osrmQuestion : valhallaQuestion)([from, to], mode);
    return (await outside.ask('roads', question))?.value ?? null;
  },
});
export type Roads = ReturnType<typeof roads>;
