import type { Question } from './question.ts';

/** The modes that a road server can be asked for. */
export type RoadMode = 'drive' | 'walk' | 'bike';
export type RoadKind = 'osrm' | 'valhalla';

interface Point {
  lat: number;
  lon: number;
}

export interface RoadEnds {
  from: Point;
  to: Point;
  mode: RoadMode;
}

type Read<T> = Question<T>['read'];

/** What is wanted of a way, as each kind of server is asked for it and answers. */
export interface RoadWish<T> {
  osrm: { query: string; read: Read<T> };
  valhalla: { wish: Record<string, unknown>; read: Read<T> };
  patienceMs?: number;
}

const freshMs = 30 * 86_400_000;
/** Both kinds answer so where no road leads. */
const noneOn = [400];
const osrmProfiles = { drive: 'driving', walk: 'walking', bike: 'cycling' };
const valhallaCosting = { drive: 'auto', walk: 'pedestrian', bike: 'bicycle' };

/** How OSRM's HTTP API (version 1) is asked about a way. */
function osrmAddress({ from, to, mode }: RoadEnds, query: string) {
  const places = [from, to].map(({ lat, lon }) => `${lon.toFixed(5)},${lat.toFixed(5)}`).join(';');
  return `/route/v1/${osrmProfiles[mode]}/${places}?${query}`;
}

const valhallaBody = ({ from, to, mode }: RoadEnds, wish: Record<string, unknown>) =>
  JSON.stringify({
    locations: [from, to].map(({ lat, lon }) => ({ lat, lon })),
    costing: valhallaCosting[mode],
    units: 'kilometers',
    ...wish,
  });

/** The question about one way to a road server of either kind. */
export function roadQuestion<T>(
  kind: RoadKind,
  ends: RoadEnds,
  { osrm, valhalla, patienceMs }: RoadWish<T>,
): Question<T> {
  const usual = { freshMs, noneOn, ...(patienceMs !== undefined && { patienceMs }) };
  if (kind === 'osrm') return { ...usual, path: osrmAddress(ends, osrm.query), read: osrm.read };
  return {
    ...usual,
    path: '/route',
    headers: { 'content-type': 'application/json' },
    body: valhallaBody(ends, valhalla.wish),
    read: valhalla.read,
  };
}
