import { ferries } from './ferries.ts';
import { cityMatrix } from './city-matrix.ts';
import type { CityMode } from './city-matrix.ts';
import { fixedLinks } from './fixed-links.ts';
import { flightOption } from './flight-model.ts';
import type { FlightAirport } from './flight-model.ts';
import { greatCircle } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import {
  bikeOption,
  boatOption,
  busOption,
  driveOption,
  ferryOption,
  transitOption,
  walkOption,
} from './ground-modes.ts';
import { holdMatrixToTold, holdToTold } from './hold-to-told.ts';
import { createLandMasses } from './land-masses.ts';
import { hasMetro } from './metros.ts';
import { railOption } from './rail-model.ts';
import { readLandSpans } from './read-land-spans.ts';
import { buildRoadNetwork } from './road-network.ts';
import { remember } from './remember.ts';
import { isRoadless } from './roadless.ts';
import { loadGround, packGround } from './saved-ground.ts';
import type { SavedGround } from './saved-ground.ts';
import type { RoadPlace } from './road-network.ts';
import { sensibleOptions } from './sensible-options.ts';
import { createRoadSearch } from './shortest-way.ts';
import type { RoadEnd } from './road-way.ts';
import type { ToldWay } from './told-way.ts';
import type { TravelOption, TravelPlace, TravelWishes } from './travel-option.ts';

/** What the model is made from: the world's towns (any number; it picks its own) and its airports. */
export interface TravelSources {
  cities: Iterable<RoadPlace>;
  airports: readonly FlightAirport[];
  /** What `save` gave earlier for the same towns: spares the building. */
  saved?: Uint8Array;
  /** The way between two places as somebody tells it who knows it. */
  told?: (from: Point, to: Point) => ToldWay | null;
}

/** Travel estimates between any two places of the world, and matrices inside a city. */
export interface TravelModel {
  /** The ways of getting there that make sense, quickest first; empty when the places are the same. */
  estimateTravel(from: TravelPlace, to: TravelPlace, wishes?: TravelWishes): readonly TravelOption[];
  /** Minutes between all pairs of points of one city, row by row. */
  cityMatrix(points: readonly Point[], mode: CityMode): Uint16Array;
  /** Whether a point is on land and in no wide lake. */
  isDry(point: Point): boolean;
  /** Builds what is otherwise built at the first question (about a second): the coastline and the road network. */
  prepare(): void;
  /** What was built, as bytes to be kept beside the program for the next start. */
  save(): Uint8Array;
}

const rememberedAnswers = 5000;
const sameSpotMeters = 30;
const widestBayMeters = 14_000;
const townMeters = 400_000;

const long = 60;

/** Nobody knows a long way to the minute: it is told in fives, rather more than less. */
const inFives = (option: TravelOption): TravelOption =>
  option.minutes < long ? option : { ...option, minutes: Math.ceil(option.minutes / 5) * 5 };

/** Makes the model. Building the road network waits until `prepare` or the first question. */
export function createTravelModel({
  cities,
  airports: allAirports,
  saved,
  told,
}: TravelSources): TravelModel {
  const airports = allAirports.map((airport) => ({
    ...airport,
    countryCode: airport.countryCode.toUpperCase(),
  }));
  let built: Ground | undefined;
  const ground = (): Ground => (built ??= openGround((saved && loadGround(saved)) ?? buildGround(cities)));
  const sensible = sensibleOptions(airports);
  const answers = remember<readonly TravelOption[]>(rememberedAnswers);

  const estimateTravel = (
    from: TravelPlace,
    to: TravelPlace,
    wishes: TravelWishes = {},
  ): readonly TravelOption[] => {
    const key = [from, to]
      .map((end) => `${end.lat.toFixed(4)} ${end.lon.toFixed(4)} ${end.countryCode ?? ''}`)
      .join('|');
    const answer = answers(key, () => {
      const ways = holdToTold(allOptions(from, to, ground(), airports), told?.(from, to) ?? null);
      return sensible(ways, from, to).map(inFives);
    });
    const { modes } = wishes;
    return modes ? answer.filter(({ mode }) => modes.includes(mode)) : answer;
  };

  return {
    estimateTravel,
    cityMatrix: (points, mode) => {
      const matrix = cityMatrix(points, mode, ground().land);
      return told && (mode === 'transit' || mode === 'drive')
        ? holdMatrixToTold(matrix, points, mode, told)
        : matrix;
    },
    isDry: (point) => ground().land.isDry(point),
    prepare: () => void ground(),
    save: () => packGround(ground()),
  };
}

function buildGround(cities: Iterable<RoadPlace>): SavedGround {
  const spans = readLandSpans();
  const network = buildRoadNetwork(cities, createLandMasses(spans), fixedLinks, ferries);
  return { spans, network };
}

type Ground = ReturnType<typeof openGround>;

function openGround({ spans, network }: SavedGround) {
  const land = createLandMasses(spans);
  const search = createRoadSearch(network, land);
  const landOf = (point: Point): number => {
    const mass = land.massAt(point);
    return network.lands.get(mass) ?? mass;
  };
  const countryAt = (place: TravelPlace): string =>
    place.countryCode?.toUpperCase() || nearestTown(place, network.places)?.countryCode || '';
  // Helsinki and Tallinn stand on one continent, yet nobody gets from one to the other without a ferry.
  const sameLand = (a: Point, b: Point): boolean =>
    landOf(a) === landOf(b) && land.widestWaterMeters(a, b, 2000) < widestBayMeters;
  // Many ways begin or end in the same places, and each weighs the same airports.
  const known = remember<number | null>(rememberedAnswers);
  const accessMinutes = (a: Point, b: Point): number | null =>
    known(
      `${a.lat},${a.lon},${b.lat},${b.lon}`,
      () => search.way({ countryCode: '', ...a }, { countryCode: '', ...b }, true)?.minutes ?? null,
    );
  return { spans, network, land, search, sameLand, countryAt, accessMinutes };
}

function allOptions(
  from: TravelPlace,
  to: TravelPlace,
  ground: Ground,
  airports: readonly FlightAirport[],
): readonly TravelOption[] {
  const straight = greatCircle(from, to);
  if (straight < sameSpotMeters) return [];
  const ends = { from: ground.countryAt(from), to: ground.countryAt(to) };
  const start: RoadEnd = { lat: from.lat, lon: from.lon, countryCode: ends.from };
  const goal: RoadEnd = { lat: to.lat, lon: to.lon, countryCode: ends.to };
  const way = ground.search.way(start, goal);
  const footWay = ground.search.way(start, goal, true);
  const found: (TravelOption | null)[] = [
    railOption(start, goal, ends, way, ground),
    flightOption(start, goal, ends, airports, ground.accessMinutes),
  ];
  if (way && !isRoadless(start, goal, ends.to))
    found.push(
      walkOption(way),
      bikeOption(way),
      transitOption(way, ends, hasMetro(start) && hasMetro(goal)),
      driveOption(way, ends),
      busOption(way, ends),
    );
  if (footWay) found.push(ferryOption(footWay, ends));
  const ways = found.filter((option) => option !== null);
  if (ways.length > 0) return ways;
  const boat = boatOption(straight, ends);
  return boat ? [boat] : [];
}

function nearestTown(point: Point, towns: readonly RoadPlace[]): RoadPlace | undefined {
  let best: RoadPlace | undefined;
  let bestMeters = townMeters;
  for (const town of towns) {
    if (Math.abs(town.lat - point.lat) > 3.6) continue;
    const meters = greatCircle(town, point);
    if (meters < bestMeters) {
      bestMeters = meters;
      best = town;
    }
  }
  return best;
}
