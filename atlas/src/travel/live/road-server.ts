import type { Point } from '../great-circle.ts';
import { amount, askServer, below, field } from './ask-server.ts';
import type { Asking } from './ask-server.ts';

/** The modes that a road server can be asked for. */
export type RoadMode = 'drive' | 'walk' | 'bike';

/** A way as the server gave it. */
export interface LiveWay {
  minutes: number;
  meters: number;
}

/** A server of road routes: null where it finds no way; throws where it fails. */
export interface RoadServer {
  name: string;
  way(from: Point, to: Point, mode: RoadMode): Promise<LiveWay | null>;
  /** Minutes between all pairs, row by row; null where one pair has no way. */
  matrix(points: readonly Point[], mode: RoadMode): Promise<Uint16Array | null>;
}

const osrmProfiles: Readonly<Record<RoadMode, string>> = {
  drive: 'driving',
  walk: 'walking',
  bike: 'cycling',
};
const valhallaCosting: Readonly<Record<RoadMode, string>> = {
  drive: 'auto',
  walk: 'pedestrian',
  bike: 'bicycle',
};

/** An OSRM server (HTTP API version 1). */
export function osrmServer(base: string, asking: Asking): RoadServer {
  const address = (service: string, points: readonly Point[], mode: RoadMode, query: string): URL => {
    const places = points.map(({ lat, lon }) => `${lon.toFixed(5)},${lat.toFixed(5)}`).join(';');
    return below(base, `/${service}/v1/${osrmProfiles[mode]}/${places}?${query}`);
  };
  return {
    name: 'OSRM',
    async way(from, to, mode) {
      const answer = await askServer(
        address('route', [from, to], mode, 'overview=false&steps=false'),
        asking,
      );
      if (field(answer, 'code') === 'NoRoute') return null;
      return liveWay(field(answer, 'routes', 0, 'duration'), field(answer, 'routes', 0, 'distance'), 1);
    },
    async matrix(points, mode) {
      const answer = await askServer(address('table', points, mode, 'annotations=duration'), asking);
      return toMatrix(points.length, (a, b) => field(answer, 'durations', a, b));
    },
  };
}

/** A Valhalla server. */
export function valhallaServer(base: string, asking: Asking): RoadServer {
  const place = ({ lat, lon }: Point): Point => ({ lat, lon });
  return {
    name: 'Valhalla',
    async way(from, to, mode) {
      const answer = await askServer(below(base, '/route'), asking, {
        locations: [place(from), place(to)],
        costing: valhallaCosting[mode],
        units: 'kilometers',
        directions_type: 'none',
      });
      return liveWay(
        field(answer, 'trip', 'summary', 'time'),
        field(answer, 'trip', 'summary', 'length'),
        1000,
      );
    },
    async matrix(points, mode) {
      const places = points.map(place);
      const answer = await askServer(below(base, '/sources_to_targets'), asking, {
        sources: places,
        targets: places,
        costing: valhallaCosting[mode],
      });
      return toMatrix(points.length, (a, b) => field(answer, 'sources_to_targets', a, b, 'time'));
    },
  };
}

function liveWay(seconds: unknown, length: unknown, metersPerUnit: number): LiveWay {
  const time = amount(seconds);
  const way = amount(length);
  if (time === undefined || way === undefined)
    throw new Error('The road server answered without time or length.');
  return { minutes: Math.max(1, Math.round(time / 60)), meters: Math.round(way * metersPerUnit) };
}

function toMatrix(count: number, seconds: (a: number, b: number) => unknown): Uint16Array | null {
  const matrix = new Uint16Array(count * count);
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      const value = seconds(a, b);
      if (value === null) return null;
      const time = amount(value);
      if (time === undefined) throw new Error('The road server answered with an incomplete matrix.');
      matrix[a * count + b] = Math.min(65_535, Math.round(time / 60));
    }
  }
  return matrix;
}
