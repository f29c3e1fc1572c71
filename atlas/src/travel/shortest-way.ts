import { borderIsOpen, borderMinutes } from './borders.ts';
import { countryRoads } from './country-roads.ts';
import { directWay, roadMeters, townPace } from './direct-way.ts';
import { dryWay } from './dry-way.ts';
import { greatCircle } from './great-circle.ts';
import type { Point } from './great-circle.ts';
import type { LandMasses } from './land-masses.ts';
import { createHeap } from './node-heap.ts';
import { remember } from './remember.ts';
import { roadConstants } from './road-constants.ts';
import type { RoadConstants } from './road-constants.ts';
import type { Crossing, RoadNetwork } from './road-network.ts';
import type { RoadEnd, RoadWay } from './road-way.ts';
import { ruggedOn } from './rugged-country.ts';

interface Access {
  node: number;
  meters: number;
  minutes: number;
}

const accessTowns = 7;
const farthestAccessMeters = 250_000;
const roundBayMeters = 20_000;
const widestRoundedMeters = 14_000;
const roundBayShare = 2;
const insideTownMeters = 15_000;
/** A way by the towns that is so much longer than the direct one goes back before it goes on. */
const backAndForth = 1.35;
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
  // The same places are asked about again and again: by car and on foot, from many others, to many airports.
  const known = remember<Access[]>(rememberedEnds);
  const accessOf = (end: RoadEnd): Access[] =>
    known(`${end.lat},${end.lon},${end.countryCode}`, () => accessTo(end, network, land, constants));

  const way = (start: RoadEnd, goal: RoadEnd, onFoot = false): RoadWay | null => {
    const from = land.ashore(start);
    const to = land.ashore(goal);
    const direct = directWay(start, goal, onFoot, network, land, constants);
    // Inside a town there is nothing to be gained by the roads between towns.
    if (direct && greatCircle(start, goal) < insideTownMeters) return direct;
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
    if (direct && meters > direct.meters * backAndForth) return direct;
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

/** The nearest towns that a place can reach; round a bay or lagoon only where nothing else is to be had. */
function accessTo(end: RoadEnd, network: RoadNetwork, land: LandMasses, constants: RoadConstants): Access[] {
  const usual = accessWithin(end, network, land, constants, constants.sameLandWaterMeters);
  return usual.length > 0 ? usual : accessWithin(end, network, land, constants, roundBayMeters);
}

/** Many a coast road runs round a bay or lagoon that the straight way crosses: about its width out and back. */
function roundBay(end: RoadEnd, place: Point, straight: number, land: LandMasses): { meters: number } | null {
  const water = land.widestWaterMeters(end, place, Math.max(500, straight / 40), roundBayMeters);
  return water > widestRoundedMeters ? null : { meters: straight + water * roundBayShare };
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
    const sameMass = network.masses[node] === mass;
    const limit = sameMass ? bayMeters : constants.straitMeters;
    const dry =
      straight > 1000
        ? (dryWay(end, place, limit, sameMass, land, Math.max(500, straight / 40)) ??
          (sameMass && roundBay(end, place, straight, land)))
        : { meters: straight };
    if (!dry) continue;
    const roads = countryRoads(place.countryCode);
    const hills = ruggedOn(network.rugged, end, place);
    const remote = 1 + constants.remoteWinding * (1 - Math.exp(-near[0]!.straight / constants.remoteMeters));
    const winding = constants.accessCircuity * roads.winding * remote * (1 + hills * constants.ruggedWinding);
    const meters = roadMeters(straight, dry.meters, winding);
    const pace = 1 + Math.min(0.5, straight / 120_000);
    const urban = townPace(network.crowds[node]!);
    const kmh = constants.accessKmh * roads.speed * pace * urban * (1 - hills * constants.ruggedSlowing);
    const border = borderMinutes(end.countryCode || place.countryCode, place.countryCode);
    found.push({ node, meters, minutes: (meters / 1000 / kmh) * 60 + border });
  }
  return found;
}
