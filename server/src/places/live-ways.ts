import type { TravelModel, TravelOption, TravelPlace } from '@wayfare/atlas';
import type { Roads, RoadWay } from '../outside/roads.ts';
import type { Connection, Timetables } from '../outside/timetables.ts';

const railMeters = 40_000;

/** The model's way with the server's time and length; cost and CO₂ follow the length. */
function alongRoad(option: TravelOption, way: RoadWay, server: string): TravelOption {
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

function byTimetable(options: readonly TravelOption[], connection: Connection, server: string): TravelOption {
  const mode = connection.byRail && connection.meters > railMeters ? 'rail' : 'transit';
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

interface LiveNeeds {
  travel: () => TravelModel;
  roads: Roads;
  timetables: Timetables;
  now: () => number;
}

/** The ways between two places: the model's, and in its place what servers know that can be asked. */
export const liveWays = ({ travel, roads, timetables, now }: LiveNeeds) => ({
  between: async (from: TravelPlace, to: TravelPlace): Promise<readonly TravelOption[]> => {
    const options = travel().estimateTravel(from, to);
    const drive = options.find(({ mode }) => mode === 'drive');
    const driven = drive
      ? roads.way({ from, to, mode: 'drive' }).then((way) => way && alongRoad(drive, way, roads.name))
      : null;
    const ridden = options.some(({ mode }) => mode !== 'flight')
      ? timetables
          .connection(from, to, now())
          .then((connection) => connection && byTimetable(options, connection, timetables.name))
      : null;
    const live = (await Promise.all([driven, ridden])).filter((option) => option !== null);
    const better = new Set(live.map(({ mode }) => mode));
    return [...options.filter(({ mode }) => !better.has(mode)), ...live].toSorted(
      (a, b) => a.minutes - b.minutes,
    );
  },
});
export type LiveWays = ReturnType<typeof liveWays>;
