import { z } from 'zod';
import type { Outside } from './open-door.ts';
import { asJson } from './question.ts';
import { type RoadEnds, type RoadKind, roadQuestion, type RoadWish } from './road-question.ts';

/** Points of a line: longitude, latitude. */
export type RoadLine = [number, number][];

const patienceMs = 2500;
/** Beyond a day's ways nobody looks at single roads. */
const farthestDegrees = 4;
const mostPoints = 2000;

const point = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);
const osrmAnswer = asJson(
  z.object({
    routes: z.tuple([z.object({ geometry: z.object({ coordinates: z.array(point) }) })], z.unknown()),
  }),
);

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

const shape: RoadWish<RoadLine> = {
  osrm: {
    query: 'overview=simplified&geometries=geojson&steps=false',
    read: (answer) => osrmAnswer(answer).routes[0].geometry.coordinates,
  },
  valhalla: {
    wish: {},
    read: (answer) => readPolyline(valhallaAnswer(answer).trip.legs[0].shape),
  },
  patienceMs,
};

const isFar = ({ from, to }: RoadEnds) => Math.hypot(from.lat - to.lat, from.lon - to.lon) > farthestDegrees;

/** As many points as are kept of a line, its ends always among them. */
function thin(line: RoadLine): RoadLine {
  const step = Math.ceil(line.length / mostPoints);
  return step <= 1 ? line : line.filter((_, index) => index % step === 0 || index === line.length - 1);
}

/** How ways run along the roads; null where the road server knows none or cannot be asked. */
export const roadLines = (outside: Outside, kind: RoadKind) => ({
  isOn: () => outside.isOn('roads'),
  line: async (way: RoadEnds): Promise<RoadLine | null> => {
    if (isFar(way)) return null;
    const line = (await outside.ask('roads', roadQuestion(kind, way, shape)))?.value;
    return line && line.length > 1 ? thin(line) : null;
  },
});
export type RoadLines = ReturnType<typeof roadLines>;
