import { borderIsOpen } from './borders.ts';
import { countryRoads } from './country-roads.ts';
import { greatCircle } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import type { LandMasses } from './land-masses.ts';
import { remember } from './remember.ts';
import { roadConstants } from './road-constants.ts';
import type { RoadConstants } from './road-constants.ts';
import type { Crossing, RoadNetwork } from './road-network.ts';

/** The quickest way by road, with the bridges, shuttles and ferries it takes. */
export interface RoadWay {
  meters: number;
  minutes: number;
  crossings: readonly Crossing[];
  /** Metres and minutes of it on board a ferry or shuttle, waiting included. */
  afloatMeters: number;
  afloatMinutes: number;
}

/** A place with its country (ISO code, upper case; empty when unknown). */
export interface RoadEnd extends Point {
  countryCode: string;
}

interface Access {
  node: number;
  meters: number;
  minutes: number;
}

const accessTowns = 7;
const farthestAccessMeters = 250_000;
const roundBayMeters = 20_000;
const crowdReachMeters = 40_000;
const insideTownMeters = 15_000;
const directMeters = 60_000;
const fastestMetersPerMinute = 2000;
const nearbyMeters = 150_000;
const rememberedEnds = 4000;
const longestDetour = 3.4;
const usualDetour = 1.9;

/**
 * A searcher over one network: `way(from, to)` is the quickest way, null when no road leads there. `onFoot` takes
 * ferries without cars and leaves out car shuttles.
 */
export function createRoadSearch(
  network: RoadNetwork,
  land: LandMasses,
  constants: RoadConstants = roadConstants,
) {
  const count = network.places.length;
  const best = new Float64Array(count);
  const stamp = new Uint32Array(count);
  const cameBy = new Int32Array(count);
  const cameFrom = new Int32Array(count);
  /** The guess of what is left from a node, made once a search. */
  const ahead = new Float64Array(count);
  let round = 0;
  // Many ways begin or end in the same places, and each looks through all towns for the nearest.
  const known = remember<Access[]>(rememberedEnds);
  const accessOf = (end: RoadEnd): Access[] =>
    known(`${end.lat},${end.lon},${end.countryCode}`, () => accessTo(end, network, land, constants));

  const way = (from: RoadEnd, to: RoadEnd, onFoot = false): RoadWay | null => {
    const direct = directWay(from, to, land, constants, crowdAt(from, network));
    // Inside a town there is nothing to be gained by the roads between towns.
    if (direct && greatCircle(from, to) < insideTownMeters) return direct;
    const starts = accessOf(from);
    const goals = new Map(accessOf(to).map((access) => [access.node, access]));
    if (starts.length === 0 || goals.size === 0) return direct;
    round++;
    const heap = createHeap();
    const guess = (node: number): number => greatCircle(network.places[node]!, to) / fastestMetersPerMinute;
    const reach = (node: number, minutes: number, edge: number, before: number): void => {
      if (stamp[node] !== round) ahead[node] = guess(node);
      else if (best[node]! <= minutes) return;
      stamp[node] = round;
      best[node] = minutes;
      cameBy[node] = edge;
      cameFrom[node] = before;
      heap.push(node, minutes + ahead[node]!);
    };
    for (const start of starts) reach(start.node, start.minutes, -1, -1);
    let bestGoal = -1;
    let bestMinutes = direct?.minutes ?? Infinity;
    for (let node = heap.pop(); node >= 0; node = heap.pop()) {
      if (heap.lastKey() >= bestMinutes) break;
      const minutes = best[node]!;
      if (heap.lastKey() > minutes + ahead[node]! + 1e-6) continue;
      const goal = goals.get(node);
      if (goal && minutes + goal.minutes < bestMinutes) {
        bestMinutes = minutes + goal.minutes;
        bestGoal = node;
      }
      for (let edge = network.first[node]!; edge < network.first[node + 1]!; edge++) {
        const crossing = network.crossing[edge]!;
        if (crossing >= 0 && !usable(network.crossings[crossing]!, onFoot)) continue;
        reach(network.target[edge]!, minutes + network.minutes[edge]!, edge, node);
      }
    }
    if (bestGoal < 0) return direct;
    let meters = goals.get(bestGoal)!.meters;
    let afloatMeters = 0;
    let afloatMinutes = 0;
    const crossings: Crossing[] = [];
    let node = bestGoal;
    for (; cameFrom[node]! >= 0; node = cameFrom[node]!) {
      const edge = cameBy[node]!;
      meters += network.meters[edge]!;
      const crossing = network.crossings[network.crossing[edge]!];
      if (!crossing) continue;
      crossings.unshift(crossing);
      if (crossing.kind === 'bridge') continue;
      afloatMeters += network.meters[edge]!;
      afloatMinutes += network.minutes[edge]!;
    }
    meters += starts.find((start) => start.node === node)!.meters;
    const minutes = bestMinutes + constants.startMinutes;
    return notAstray({ meters, minutes, crossings, afloatMeters, afloatMinutes }, from, to, constants);
  };
  return { way };
}

/**
 * A way without a ferry that is many times as long as the straight line goes astray: the towns by which it would go
 * lie beyond a lake or lagoon, as between El Calafate and its glacier. There is a road; it winds round the water.
 */
function notAstray(way: RoadWay, from: RoadEnd, to: RoadEnd, constants: RoadConstants): RoadWay {
  const straight = greatCircle(from, to);
  const isAstray = straight < nearbyMeters && way.meters > straight * longestDetour && way.afloatMeters === 0;
  if (!isAstray) return way;
  const meters = straight * usualDetour;
  const kmh = constants.accessKmh * countryRoads(from.countryCode).speed;
  return { ...way, meters, minutes: (meters / 1000 / kmh) * 60 + constants.startMinutes };
}

/** A car needs a ferry that takes it; a traveller without one cannot use a car shuttle. */
const usable = (crossing: Crossing, onFoot: boolean): boolean =>
  onFoot ? crossing.kind !== 'shuttle' : crossing.takesCars;

/** Two places close by, joined straight where no water or closed border lies between. */
function directWay(
  from: RoadEnd,
  to: RoadEnd,
  land: LandMasses,
  constants: RoadConstants,
  people: () => number,
): RoadWay | null {
  const straight = greatCircle(from, to);
  if (straight > directMeters || !borderIsOpen(from.countryCode, to.countryCode)) return null;
  const step = Math.max(300, straight / 40);
  if (straight > 3000 && land.widestWaterMeters(from, to, step) > constants.straitMeters) return null;
  if (land.areParted(land.massAt(from), land.massAt(to))) return null;
  if (straight > 800 && land.massAt(from) !== land.massAt(to)) {
    if (from.countryCode !== to.countryCode || land.widestWaterMeters(from, to, 150) > 600) return null;
  }
  const roads = countryRoads(from.countryCode);
  const meters = straight * (1.22 + 0.15 * Math.exp(-straight / 5000)) * roads.winding;
  const kmh = (24 + 46 * (1 - Math.exp(-meters / 22_000))) * (0.4 + 0.6 * roads.speed) * townPace(people());
  return {
    meters,
    minutes: (meters / 1000 / kmh) * 60 + constants.startMinutes,
    crossings: [],
    afloatMeters: 0,
    afloatMinutes: 0,
  };
}

/** People in the towns round about, looked up only when needed. */
const crowdAt = (point: Point, network: RoadNetwork) => (): number => {
  let people = 0;
  let nearest = crowdReachMeters;
  network.places.forEach((place, node) => {
    if (Math.abs(place.lat - point.lat) > 0.4) return;
    const meters = greatCircle(place, point);
    if (meters >= nearest) return;
    nearest = meters;
    people = network.crowds[node]!;
  });
  return people;
};

/** Traffic in a metropolis moves at little more than half the pace of a small town's. */
const townPace = (people: number): number =>
  Math.min(1, Math.max(0.55, 1 - 0.18 * Math.log10(Math.max(1, people / 300_000))));

/** The nearest towns that a place can reach; round a bay or lagoon only where nothing else is to be had. */
function accessTo(end: RoadEnd, network: RoadNetwork, land: LandMasses, constants: RoadConstants): Access[] {
  const usual = accessWithin(end, network, land, constants, constants.sameLandWaterMeters);
  return usual.length > 0 ? usual : accessWithin(end, network, land, constants, roundBayMeters);
}

function accessWithin(
  end: RoadEnd,
  network: RoadNetwork,
  land: LandMasses,
  constants: RoadConstants,
  bayMeters: number,
): Access[] {
  const mass = land.massAt(end);
  const near: { node: number; straight: number }[] = [];
  for (let node = 0; node < network.places.length; node++) {
    const place = network.places[node]!;
    if (Math.abs(place.lat - end.lat) > 2.3) continue;
    const straight = greatCircle(place, end);
    if (straight < farthestAccessMeters) near.push({ node, straight });
  }
  near.sort((a, b) => a.straight - b.straight);
  const found: Access[] = [];
  for (const { node, straight } of near) {
    if (found.length >= accessTowns) break;
    const place = network.places[node]!;
    if (!borderIsOpen(end.countryCode || place.countryCode, place.countryCode)) continue;
    if (land.areParted(network.masses[node]!, mass)) continue;
    const limit = network.masses[node] === mass ? bayMeters : constants.straitMeters;
    if (straight > 1000 && land.widestWaterMeters(end, place, Math.max(400, straight / 40)) > limit) continue;
    const roads = countryRoads(place.countryCode);
    const meters = straight * constants.accessCircuity * roads.winding;
    const urban = townPace(network.crowds[node]!);
    const kmh = constants.accessKmh * roads.speed * (1 + Math.min(0.5, straight / 120_000)) * urban;
    found.push({ node, meters, minutes: (meters / 1000 / kmh) * 60 });
  }
  return found;
}

/** A binary heap of nodes by key, small enough to live in two arrays. */
function createHeap() {
  const nodes: number[] = [];
  const keys: number[] = [];
  let last = 0;
  const swap = (i: number, j: number): void => {
    [nodes[i], nodes[j]] = [nodes[j]!, nodes[i]!];
    [keys[i], keys[j]] = [keys[j]!, keys[i]!];
  };
  const push = (node: number, key: number): void => {
    let i = nodes.push(node) - 1;
    keys.push(key);
    while (i > 0 && keys[(i - 1) >> 1]! > keys[i]!) {
      swap(i, (i - 1) >> 1);
      i = (i - 1) >> 1;
    }
  };
  const pop = (): number => {
    if (nodes.length === 0) return -1;
    swap(0, nodes.length - 1);
    const node = nodes.pop()!;
    last = keys.pop()!;
    for (let i = 0; ;) {
      const left = 2 * i + 1;
      if (left >= nodes.length) break;
      const small = left + 1 < nodes.length && keys[left + 1]! < keys[left]! ? left + 1 : left;
      if (keys[small]! >= keys[i]!) break;
      swap(i, small);
      i = small;
    }
    return node;
  };
  return { push, pop, lastKey: (): number => last };
}
