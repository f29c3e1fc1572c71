import { metersBetween } from '@wayfare/almanac/distance';
import type { TravelModel, TravelOption } from '@wayfare/atlas';
import type { PlaceRef } from '@wayfare/contracts/place-ref';
import type { TripRequest } from '@wayfare/contracts/request';
import type { TripDocument } from '@wayfare/contracts/trip-document';
import type { Travel } from '@wayfare/contracts/trip';

type Spot = Pick<PlaceRef, 'latitude' | 'longitude' | 'countryCode'>;

/** Up to here two places are of one town, and the quick table of minutes is used. */
const TOWN_METERS = 50_000;
const BESIDE_METERS = 10_000;
/** So much longer by train or coach, and one goes by road. */
const MUCH_LONGER_MINUTES = 60;
const WALK_MINUTES = 25;
const NEAR_METERS = 30;
const STREET_FACTOR = 1.3;

/** Ways of getting about: minutes between many places at once, and the way between two as a plan holds it. */
export interface Ways {
  minutes(places: readonly Spot[]): number[][];
  between(from: PlaceRef, to: PlaceRef): Travel | null;
  /** Every way between two of the places that are of one town, once for both directions. */
  withinTown(places: readonly Spot[]): [from: number, to: number, way: Travel][];
}

const pick = (
  walk: number,
  transit: number,
  drive: number,
  byCar: boolean,
): { mode: Travel['mode']; minutes: number } => {
  if (walk <= WALK_MINUTES || (walk <= transit && walk <= 60)) return { mode: 'walk', minutes: walk };
  return byCar && drive < transit ? { mode: 'drive', minutes: drive } : { mode: 'transit', minutes: transit };
};

/** The way out of town: by car where one has one, or by a hired one or a tour where all else takes much longer. */
function overland(travel: TravelModel, from: Spot, to: Spot, byCar: boolean): TravelOption | undefined {
  const options = travel
    .estimateTravel(spotOf(from), spotOf(to))
    .filter(({ mode }) => mode !== 'walk' && mode !== 'bike');
  const [first] = options;
  const shared = options.find(({ mode }) => mode !== 'drive');
  const isSlow = shared !== undefined && shared.minutes > (first?.minutes ?? 0) + MUCH_LONGER_MINUTES;
  return byCar || isSlow ? first : (shared ?? first);
}

/** What lies out of town is reached from the base, and from all that is beside the base, by the same way. */
function fillWaysOut(
  table: number[][],
  places: readonly Spot[],
  far: number,
  minutesOver: (from: Spot, to: Spot) => number | undefined,
): void {
  const base = places[0]!;
  const place = places[far]!;
  const wayOut = minutesOver(base, place);
  for (const [near, other] of places.entries()) {
    if (metersBetween(other, place) <= TOWN_METERS || metersBetween(base, other) > TOWN_METERS) continue;
    const way = metersBetween(base, other) < BESIDE_METERS ? wayOut : minutesOver(other, place);
    if (way !== undefined) table[far]![near] = table[near]![far] = Math.round(way);
  }
}

/** Builds the ways over a travel model; with `byCar` the car is taken where it is quicker. */
export function openWays(travel: TravelModel, byCar = false): Ways {
  const known = new Map<string, Travel | null>();

  const tables = (places: readonly Spot[]) => {
    const points = places.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude }));
    return {
      walk: travel.cityMatrix(points, 'walk'),
      transit: travel.cityMatrix(points, 'transit'),
      drive: byCar ? travel.cityMatrix(points, 'drive') : null,
    };
  };

  const minutes = (places: readonly Spot[]): number[][] => {
    const { walk, transit, drive } = tables(places);
    const count = places.length;
    const table = places.map((_, row) =>
      places.map((__, column) => {
        if (row === column) return 0;
        const at = row * count + column;
        return pick(walk[at] ?? 0, transit[at] ?? 0, drive?.[at] ?? Number.POSITIVE_INFINITY, byCar).minutes;
      }),
    );
    const [base] = places;
    if (base !== undefined)
      for (const [far, place] of places.entries())
        if (metersBetween(base, place) > TOWN_METERS)
          fillWaysOut(table, places, far, (from, to) => overland(travel, from, to, byCar)?.minutes);
    return table;
  };

  const between = (from: PlaceRef, to: PlaceRef): Travel | null => {
    const straight = metersBetween(from, to);
    if (straight < NEAR_METERS) return null;
    const key = `${from.latitude},${from.longitude},${to.latitude},${to.longitude}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { walk, transit, drive } = tables([from, to]);
    const { mode, minutes: wayMinutes } = pick(
      walk[1] ?? 0,
      transit[1] ?? 0,
      drive?.[1] ?? Number.POSITIVE_INFINITY,
      byCar,
    );
    const far = straight > TOWN_METERS;
    const option = far ? overland(travel, from, to, byCar) : undefined;
    const way: Travel = {
      mode: option?.mode ?? mode,
      minutes: Math.min(20_160, option?.minutes ?? wayMinutes),
      distanceMeters: Math.round(option?.distanceMeters ?? straight * STREET_FACTOR),
      estimate: true,
    };
    known.set(key, way);
    return way;
  };

  const withinTown: Ways['withinTown'] = (places) => {
    const { walk, transit, drive } = tables(places);
    const found: ReturnType<Ways['withinTown']> = [];
    for (let from = 0; from < places.length; from += 1) {
      for (let to = from + 1; to < places.length; to += 1) {
        const straight = metersBetween(places[from]!, places[to]!);
        if (straight < NEAR_METERS || straight > TOWN_METERS) continue;
        const at = from * places.length + to;
        const way = pick(walk[at] ?? 0, transit[at] ?? 0, drive?.[at] ?? Number.POSITIVE_INFINITY, byCar);
        found.push([
          from,
          to,
          { ...way, distanceMeters: Math.round(straight * STREET_FACTOR), estimate: true },
        ]);
      }
    }
    return found;
  };
  return { minutes, between, withinTown };
}

/** The ways for these wishes: by car where a car is wished for. */
export const waysFor = ({ transport = [] }: TripRequest, travel: TravelModel): Ways =>
  openWays(travel, transport.includes('car') || transport.includes('campervan'));

/** The ways of a trip. */
export const waysOf = ({ trip }: TripDocument, travel: TravelModel): Ways =>
  waysFor({ ...trip.assumed, ...trip.request }, travel);

/** A place as the travel model takes it. */
export const spotOf = ({ latitude, longitude, countryCode }: Spot) => ({
  lat: latitude,
  lon: longitude,
  ...(countryCode !== undefined && { countryCode: countryCode.toUpperCase() }),
});
