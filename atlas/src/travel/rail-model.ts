import { railRides, stations } from './rail-lines.ts';
import { countryCosts, hasDenseRailways, hasTrains } from './country-costs.ts';
import { greatCircle } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import { option } from './ground-modes.ts';
import type { Ends } from './ground-modes.ts';
import type { RoadWay } from './road-way.ts';
import type { TravelOption } from './travel-option.ts';

const stationsPerEnd = 6;
const farthestStationMeters = 60_000;
/** Who is this share of the way from a station takes the bus at once. */
const longestAccessShare = 0.3;
const shortAccessMeters = 8000;
const besideStationMeters = 15_000;
const longestRailMinutes = 4500;
const boardMinutes = 10;
/** Where passports and bags are checked before the train. */
const channelCheckMinutes = 35;
/** No line leads there where the way by rail is so many times as long: Seville to Lisbon by way of Galicia. */
const longestRailDetour = 3;
const longestLocalMeters = 450_000;

/** What the rail model must know of the ground: whether two points hang together without a ferry. */
export interface Ground {
  sameLand(a: Point, b: Point): boolean;
}

interface Ride {
  minutes: number;
  meters: number;
  via: string[];
}

interface Hop {
  line: number;
  to: number;
  minutes: number;
  waitMinutes: number;
}

const hopsFrom: readonly Hop[][] = stations.map(() => []);
for (const { line, from, to, minutes, trainsPerDay } of railRides) {
  const check =
    Math.min(stations[from]!.lat, stations[to]!.lat) < 51.3 && crossesChannel(from, to)
      ? channelCheckMinutes
      : 0;
  const waitMinutes = Math.min(45, 130 / trainsPerDay) + check;
  hopsFrom[from]!.push({ line, to, minutes, waitMinutes });
  hopsFrom[to]!.push({ line, to: from, minutes, waitMinutes });
}

function crossesChannel(from: number, to: number): boolean {
  const codes = [stations[from]!.countryCode, stations[to]!.countryCode];
  return codes.includes('GB') && codes.includes('FR');
}

/** The quickest way by train: the known lines with the way to the station, or the ordinary trains of the country. */
export function railOption(
  from: Point,
  to: Point,
  ends: Ends,
  road: RoadWay | null,
  ground: Ground,
): TravelOption | null {
  const straight = greatCircle(from, to);
  if (straight < 12_000) return null;
  if (!hasTrains(ends.from, from.lat, from.lon) && nearStation(from) > 60_000) return null;
  if (!hasTrains(ends.to, to.lat, to.lon) && nearStation(to) > 60_000) return null;
  const lines = byLines(from, to, ends, ground, straight);
  const local = byLocalTrains(from, to, ends, road);
  // Where trains call at few stations the table has them all, and its time is the truth.
  const isSparse = !hasDenseRailways(ends.from) || !hasDenseRailways(ends.to);
  const known = lines && lines.via.length >= 2 && (!local || isSparse || lines.minutes < local.minutes * 1.6);
  const best = known && (!local || lines.meters > 0.4 * straight) ? lines : (local ?? lines);
  if (!best || best.minutes > longestRailMinutes || best.meters > straight * longestRailDetour) return null;
  const km = best.meters / 1000;
  const price = (countryCosts(ends.from).priceLevel + countryCosts(ends.to).priceLevel) / 2;
  const kmh = (best.meters / best.minutes) * 0.06;
  // Fast trains cost more for each kilometre, long rides less.
  const costCents = (200 + km ** 0.9 * (kmh > 105 ? 24 : 15)) * price;
  const basis = known
    ? `Usual train times ${best.via[0]}–${best.via.at(-1)} with changes, the wait and the way to and from the stations.`
    : 'The pace of ordinary trains in the country over the length of the road.';
  return option({
    mode: 'rail',
    minutes: best.minutes,
    costCents,
    co2Grams: km * 32,
    distanceMeters: best.meters,
    basis,
    via: best.via,
  });
}

function byLocalTrains(from: Point, to: Point, ends: Ends, road: RoadWay | null): Ride | null {
  if (!road || road.afloatMeters > 0 || road.meters > longestLocalMeters) return null;
  if (!hasTrains(ends.from, from.lat, from.lon) || !hasTrains(ends.to, to.lat, to.lon)) return null;
  const isAbroad = ends.from !== ends.to;
  if (isAbroad && road.meters > 200_000) return null;
  if (isAbroad && !(hasDenseRailways(ends.from) && hasDenseRailways(ends.to))) return null;
  if (!trainsCallAt(from, ends.from) || !trainsCallAt(to, ends.to)) return null;
  const kmh = Math.min(countryCosts(ends.from).railKmh, countryCosts(ends.to).railKmh);
  const minutes = 28 + (road.meters / 1000 / kmh) * 60 + (isAbroad ? 30 : 0);
  return { minutes, meters: road.meters, via: [] };
}

/** Whether an ordinary train stops near by: anywhere where railways are dense, else at a known station. */
const trainsCallAt = (point: Point, countryCode: string): boolean =>
  hasDenseRailways(countryCode) || nearStation(point) < besideStationMeters;

const nearStation = (point: Point): number =>
  Math.min(...stations.map((station) => greatCircle(station, point)));

/** Minutes from a door to a station or back: city transport near by, a regional train or bus from farther off. */
function accessMinutes(meters: number, countryCode: string): number {
  if (meters < 12_000) return 12 + meters / 350;
  const kmh = Math.max(40, countryCosts(countryCode).railKmh * 0.8);
  return 32 + ((meters * 1.25) / 1000 / kmh) * 60;
}

function accessTo(
  point: Point,
  countryCode: string,
  ground: Ground,
  farthestMeters: number,
): Map<number, { minutes: number; meters: number }> {
  const near = stations
    .map((station, i) => ({ i, meters: greatCircle(station, point) }))
    .filter(({ meters }) => meters < farthestMeters)
    .sort((a, b) => a.meters - b.meters)
    .slice(0, stationsPerEnd)
    .filter(({ i, meters }) => meters < 1500 || ground.sameLand(point, stations[i]!));
  return new Map(
    near.map(({ i, meters }) => [i, { minutes: accessMinutes(meters, countryCode), meters: meters * 1.2 }]),
  );
}

/**
 * Dijkstra over (station, line) states; changing lines costs a change and a wait. There are some 1,500 states, so a
 * plain scan for the next one is quick enough.
 */
function byLines(from: Point, to: Point, ends: Ends, ground: Ground, straight: number): Ride | null {
  const reach = Math.max(shortAccessMeters, Math.min(farthestStationMeters, straight * longestAccessShare));
  const starts = accessTo(from, ends.from, ground, reach);
  const goals = accessTo(to, ends.to, ground, reach);
  if (starts.size === 0 || goals.size === 0) return null;
  const states = new Map<number, State>();
  const open = new Set<State>();
  const arrive = (
    station: number,
    line: number,
    minutes: number,
    meters: number,
    before: State | null,
  ): void => {
    const key = station * 4096 + line + 1;
    const known = states.get(key);
    if (known && known.minutes <= minutes) return;
    const state = { station, line, minutes, meters, before };
    if (known) open.delete(known);
    states.set(key, state);
    open.add(state);
  };
  for (const [station, { minutes, meters }] of starts) arrive(station, -1, minutes, meters, null);
  let best: State | null = null;
  let bestMinutes = Infinity;
  while (open.size > 0) {
    let next: State | null = null;
    for (const state of open) if (!next || state.minutes < next.minutes) next = state;
    if (!next || next.minutes >= bestMinutes) break;
    open.delete(next);
    const goal = goals.get(next.station);
    if (goal && next.line >= 0 && next.minutes + goal.minutes < bestMinutes) {
      best = next;
      bestMinutes = next.minutes + goal.minutes;
    }
    for (const hop of hopsFrom[next.station]!) {
      const board = hop.line === next.line ? 0 : boardMinutes + hop.waitMinutes;
      const meters = next.meters + greatCircle(stations[next.station]!, stations[hop.to]!) * 1.2;
      arrive(hop.to, hop.line, next.minutes + board + hop.minutes, meters, next);
    }
  }
  if (!best) return null;
  return {
    minutes: bestMinutes,
    meters: best.meters + goals.get(best.station)!.meters,
    via: changesOf(best),
  };
}

interface State {
  station: number;
  line: number;
  minutes: number;
  meters: number;
  before: State | null;
}

/** The stations where one gets on, changes and gets off. */
function changesOf(last: State): string[] {
  const via = [stations[last.station]!.name];
  for (let state = last; state.before; state = state.before) {
    if (state.before.line !== state.line || !state.before.before)
      via.unshift(stations[state.before.station]!.name);
  }
  return [...new Set(via)];
}
