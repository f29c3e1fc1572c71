import table from '../../data/tables/rail.json' with { type: 'json' };

interface Station {
  name: string;
  countryCode: string;
  lat: number;
  lon: number;
}

/** One ride between neighbouring stops of a line, as indexes into `stations`. */
export interface RailRide {
  line: number;
  from: number;
  to: number;
  minutes: number;
  trainsPerDay: number;
}

export const stations: readonly Station[] = table.stations;

const indexes = new Map(stations.map(({ name }, index) => [name, index]));

function indexOf(name: string): number {
  const index = indexes.get(name);
  if (index === undefined) throw new Error(`A railway line names the unknown station "${name}".`);
  return index;
}

/** The main railway lines, with the usual minutes of a good train between one station and the next. */
export const railRides: readonly RailRide[] = table.lines.flatMap(({ trainsPerDay, from, rides }, line) =>
  rides.map(({ minutes, to }, index) => ({
    line,
    from: indexOf(index === 0 ? from : rides[index - 1]!.to),
    to: indexOf(to),
    minutes,
    trainsPerDay,
  })),
);
