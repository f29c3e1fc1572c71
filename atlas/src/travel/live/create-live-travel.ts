import type { CityMode } from '../city-matrix.ts';
import type { TravelModel } from '../create-travel-model.ts';
import type { Point } from '../great-circle.ts';
import type { TravelOption, TravelPlace, TravelWishes } from '../travel-option.ts';
import { createAsker } from './create-asker.ts';
import { createBoundedCache } from './bounded-cache.ts';
import { createBreaker } from './breaker.ts';
import { osrmServer, valhallaServer } from './road-server.ts';
import type { LiveWay, RoadMode } from './road-server.ts';
import { motisServer } from './transit-server.ts';
import type { LiveConnection } from './transit-server.ts';

/** Which servers to ask, by configuration; none asks nobody. */
export interface LiveSettings {
  road?: { kind: 'osrm' | 'valhalla'; url: string; modes?: readonly RoadMode[] };
  transit?: { kind: 'motis'; url: string };
  timeoutMs?: number;
  cacheSize?: number;
  cacheMinutes?: number;
  userAgent?: string;
  /** The clock, in milliseconds. */
  now?: () => number;
  /** Told of every failure; the model answers in its place. */
  onFailure?: (server: string, error: unknown) => void;
}

/** Like the model, but asks the servers first and falls back to the model wherever they fail. */
export interface LiveTravel {
  /** `departAt` is an ISO instant for the timetable; now by default. */
  estimateTravel(
    from: TravelPlace,
    to: TravelPlace,
    wishes?: TravelWishes & { departAt?: string },
  ): Promise<readonly TravelOption[]>;
  cityMatrix(points: readonly Point[], mode: CityMode): Promise<Uint16Array>;
}

const quarterHourMs = 900_000;
const matrixPoints = 100;
const matricesKept = 200;

/** Puts live servers before the model. */
export function createLiveTravel(model: TravelModel, settings: LiveSettings): LiveTravel {
  const { road, transit, timeoutMs = 4000, cacheSize = 5000, cacheMinutes = 720, now = Date.now } = settings;
  const asking = { timeoutMs, userAgent: settings.userAgent ?? 'Wayfare' };
  const roadServer = road && (road.kind === 'osrm' ? osrmServer : valhallaServer)(road.url, asking);
  const transitServer = transit && motisServer(transit.url, asking);
  const cache = <Answer>(size: number, lifeMs: number) =>
    createBoundedCache<Promise<Answer>>(size, lifeMs, now);
  const ways = cache<LiveWay | null>(cacheSize, cacheMinutes * 60_000);
  const matrices = cache<Uint16Array | null>(matricesKept, cacheMinutes * 60_000);
  const connections = cache<LiveConnection | null>(cacheSize, quarterHourMs);
  const { onFailure = () => undefined } = settings;
  const askRoad = createAsker(createBreaker(now), (error) => onFailure(roadServer?.name ?? '', error));
  const askTransit = createAsker(createBreaker(now), (error) => onFailure(transitServer?.name ?? '', error));
  const modes: readonly string[] = road?.modes ?? ['drive'];

  const liveWays = async (
    from: Point,
    to: Point,
    options: readonly TravelOption[],
  ): Promise<TravelOption[]> => {
    if (!roadServer) return [];
    const found = options
      .filter((option) => modes.includes(option.mode))
      .map(async (option) => {
        const mode = option.mode as RoadMode;
        const key = `${mode} ${spot(from)} ${spot(to)}`;
        const way = await askRoad(ways, key, () => roadServer.way(from, to, mode));
        return way ? [fromWay(option, way, roadServer.name)] : [];
      });
    return (await Promise.all(found)).flat();
  };

  const liveConnection = async (
    from: Point,
    to: Point,
    options: readonly TravelOption[],
    departAt: string,
  ): Promise<TravelOption[]> => {
    if (!transitServer || options.every(({ mode }) => mode === 'flight')) return [];
    const key = `${Math.floor(Date.parse(departAt) / quarterHourMs)} ${spot(from)} ${spot(to)}`;
    const connection = await askTransit(connections, key, () => transitServer.connection(from, to, departAt));
    return connection ? [fromConnection(options, connection, transitServer.name)] : [];
  };

  return {
    async estimateTravel(from, to, wishes = {}) {
      const options = model.estimateTravel(from, to);
      const departAt = wishes.departAt ?? new Date(now()).toISOString();
      const live = await Promise.all([
        liveWays(from, to, options),
        liveConnection(from, to, options, departAt),
      ]);
      const better = new Map(live.flat().map((option) => [option.mode, option]));
      return [...options.filter(({ mode }) => !better.has(mode)), ...better.values()]
        .filter(({ mode }) => !wishes.modes || wishes.modes.includes(mode))
        .sort((a, b) => a.minutes - b.minutes);
    },
    async cityMatrix(points, mode) {
      const ours = !roadServer || mode === 'transit' || !modes.includes(mode) || points.length > matrixPoints;
      if (ours) return model.cityMatrix(points, mode);
      const key = `${mode} ${points.map(spot).join(' ')}`;
      const matrix = await askRoad(matrices, key, () => roadServer.matrix(points, mode));
      return matrix ?? model.cityMatrix(points, mode);
    },
  };
}

const spot = ({ lat, lon }: Point): string => `${lat.toFixed(4)},${lon.toFixed(4)}`;

/** The model's option with the server's time and length; cost and CO₂ follow the length. */
function fromWay(option: TravelOption, way: LiveWay, server: string): TravelOption {
  const ratio = option.distanceMeters > 0 ? way.meters / option.distanceMeters : 1;
  return {
    ...option,
    minutes: way.minutes,
    distanceMeters: way.meters,
    costCents: Math.round(option.costCents * ratio),
    co2Grams: Math.round(option.co2Grams * ratio),
    basis: `Road time and length from the ${server} server.`,
    estimate: false,
  };
}

function fromConnection(
  options: readonly TravelOption[],
  connection: LiveConnection,
  server: string,
): TravelOption {
  const mode = connection.byRail && connection.meters > 40_000 ? 'rail' : 'transit';
  const modelled = options.find((option) => option.mode === mode);
  const changes = connection.changes === 1 ? 'one change' : `${connection.changes} changes`;
  return {
    mode,
    minutes: connection.minutes,
    costCents: modelled?.costCents ?? Math.round(200 + connection.meters / 100),
    per: 'person',
    co2Grams: modelled?.co2Grams ?? Math.round(connection.meters * 0.04),
    distanceMeters: connection.meters,
    basis: `Timetable of the ${server} server, ${changes}; the price is an estimate.`,
    estimate: false,
    via: connection.lines,
  };
}
