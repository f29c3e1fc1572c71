import type { Feature } from 'geojson';
import { greatCircle } from '../travel/great-circle.ts';
import { createHeap } from '../travel/node-heap.ts';
import { railRides, stations } from '../travel/rail-lines.ts';
import type { RoadNetwork } from '../travel/road-network.ts';
import { smoothLine, type Point } from './smooth-line.ts';

/** A railway that is so much longer by the towns than straight does not go by them. */
const mostDetour = 1.5;
/** Without a way by land there is a tunnel, if the sea is no wider. */
const longestTunnelMeters = 90_000;
/** Towns nearer to the one before bend the line more than a railway bends. */
const leastBendMeters = 6000;
const lineRounds = 3;
/** The network also has motorways from city to city; a hop so long counts twice, so that a line goes by the towns. */
const longHopMeters = 50_000;

interface Spot {
  lat: number;
  lon: number;
}

/**
 * The main railway lines, drawn by way of the towns between their stations: no public data have their course, but
 * railways and roads have the same towns to join and the same mountains to go round.
 */
export function railways(network: RoadNetwork): Feature[] {
  const drawn = new Set<string>();
  const features: Feature[] = [];
  for (const { from, to, trainsPerDay } of railRides) {
    const key = [from, to].toSorted((a, b) => a - b).join();
    if (drawn.has(key)) continue;
    drawn.add(key);
    const line = lineBetween(stations[from]!, stations[to]!, network);
    if (!line) continue;
    features.push({
      type: 'Feature',
      properties: { from: trainsPerDay >= 12 ? 5 : 6, trains: trainsPerDay },
      geometry: { type: 'LineString', coordinates: smoothLine(line, lineRounds) },
    });
  }
  return features;
}

/** Stations with a place of their own; two decimals stand for the several of a large city. */
export const namedStations = () =>
  stations.filter(({ lat, lon }) =>
    [lat, lon].some((degrees) => Math.abs(degrees * 100 - Math.round(degrees * 100)) > 0.01),
  );

const pointOf = ({ lat, lon }: Spot): Point => [lon, lat];

function lineBetween(start: Spot, goal: Spot, network: RoadNetwork): Point[] | null {
  const straight = greatCircle(start, goal);
  const towns = townsBetween(start, goal, network);
  if (!towns) return straight < longestTunnelMeters ? [pointOf(start), pointOf(goal)] : null;
  const line: Spot[] = [start];
  for (const town of towns)
    if (greatCircle(town, line.at(-1)!) > leastBendMeters && greatCircle(town, goal) > leastBendMeters)
      line.push(town);
  line.push(goal);
  const along = line.reduce((sum, town, index) => sum + greatCircle(town, line[index - 1] ?? town), 0);
  return (along > straight * mostDetour ? [start, goal] : line).map(pointOf);
}

/** The towns of the shortest way by land, a tunnel for trains included. */
function townsBetween(start: Spot, goal: Spot, network: RoadNetwork) {
  const { places, first, target, crossing, crossings } = network;
  const nearest = (to: Spot) => {
    let best = 0;
    let bestMeters = Infinity;
    places.forEach((place, node) => {
      if (Math.abs(place.lat - to.lat) > 1) return;
      const away = greatCircle(place, to);
      if (away < bestMeters) [best, bestMeters] = [node, away];
    });
    return best;
  };
  const [begin, end] = [nearest(start), nearest(goal)];
  const best = new Map([[begin, 0]]);
  const cameFrom = new Map<number, number>();
  const heap = createHeap();
  heap.push(begin, 0);
  for (let node = heap.pop(); node >= 0 && node !== end; node = heap.pop()) {
    const so = best.get(node)!;
    for (let edge = first[node]!; edge < first[node + 1]!; edge += 1) {
      if (crossings[crossing[edge]!]?.kind === 'ferry') continue;
      const next = target[edge]!;
      const hop = greatCircle(places[node]!, places[next]!);
      const through = so + hop * (1 + hop / longHopMeters);
      if (through >= (best.get(next) ?? Infinity)) continue;
      best.set(next, through);
      cameFrom.set(next, node);
      heap.push(next, through + greatCircle(places[next]!, places[end]!));
    }
  }
  if (!best.has(end)) return null;
  const way: Spot[] = [];
  for (let node: number | undefined = end; node !== undefined; node = cameFrom.get(node))
    way.unshift(places[node]!);
  return way;
}
