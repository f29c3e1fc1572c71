import { z } from 'zod';
import type { Outside } from './open-door.ts';
import { asJson, type Question } from './question.ts';

export interface WayEnds {
  from: { latitude: number; longitude: number };
  to: { latitude: number; longitude: number };
  mode: 'drive' | 'walk' | 'bike';
}

/** Points of a line: longitude, latitude. */
export type RoadLine = [number, number][];

const freshMs = 30 * 86_400_000;
const patienceMs = 2500;
/** Beyond a day's ways nobody looks at single roads. */
const farthestDegrees = 4;
const mostPoints = 2000;

const osrmProfiles = { drive: 'driving', walk: 'walking', bike: 'cycling' };
const valhallaCosting = { drive: 'auto', walk: 'pedestrian', bike: 'bicycle' };

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const osrmAnswer = asJson(
  z.object({
    routes: z.tuple([z.object({ geometry: z.object({ coordinates: z.array(point) }) })], z.unknown()),
  }),
);

/** OSRM's HTTP API, version 1. */
function osrmQuestion({ from, to, mode }: WayEnds): Question<RoadLine> {
  const ends = [from, to].map(({ latitude, longitude }) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`);
  return {
    path: `/route/v1/${osrmProfiles[mode]}/${ends.join(';')}?overview=simplified&geometries=geojson&steps=false`,
    freshMs,
    patienceMs,
    read: (answer) => osrmAnswer(answer).routes[0].geometry.coordinates,
  };
}

/** Reads a line in the encoding that Google gave its polylines, with six digits behind the point. */
export function readPolyline(text: string): RoadLine {
  const line: RoadLine = [];
  const sums = [0, 0];
  let at = 0;
  while (at < text.length) {
    for (const axis of [0, 1]) {
      let value = 0;
      for (let unit = 1, more = true; more; unit *= 32) {
        const five = text.charCodeAt(at++) - 63;
        if (!(five >= 0)) throw new Error('the line breaks off');
        value += (five % 32) * unit;
        more = five >= 32;
      }
      sums[axis]! += value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    }
    line.push([sums[1]! / 1e6, sums[0]! / 1e6]);
  }
  return z.array(point).parse(line);
}

const valhallaAnswer = asJson(
  z.object({
    trip: z.object({ legs: z.tuple([z.object({ shape: z.string().max(400_000) })], z.unknown()) }),
  }),
);

function valhallaQuestion({ from, to, mode }: WayEnds): Question<RoadLine> {
  const body = {
    locations: [from, to].map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude })),
    costing: valhallaCosting[mode],
    units: 'kilometers',
  };
  return {
    path: '/route',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    freshMs,
    patienceMs,
    read: (answer) => readPolyline(valhallaAnswer(answer).trip.legs[0].shape),
  };
}

const isFar = ({ from, to }: WayEnds) =>
  Math.hypot(from.latitude - to.latitude, from.longitude - to.longitude) > farthestDegrees;

/** As many points as are kept of a line, its ends always among them. */
function thin(line: RoadLine): RoadLine {
  const step = Math.ceil(line.length / mostPoints);
  return step <= 1 ? line : line.filter((_, index) => index % step === 0 || index === line.length - 1);
}

/** How ways run along the roads; null where the road server knows none or cannot be asked. */
export const roadLines = (outside: Outside, kind: 'osrm' | 'valhalla') => ({
  isOn: () => outside.isOn('roads'),
  line: async (way: WayEnds): Promise<RoadLine | null> => {
    if (isFar(way)) return null;
    const question = (kind === 'osrm' ? osrmQuestion : valhallaQuestion)(way);
    const line = (await outside.ask('roads', question))?.value;
    return line && line.length > 1 ? thin(line) : null;
  },
});
export type RoadLines = ReturnType<typeof roadLines>;
