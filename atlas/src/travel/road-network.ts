import { crossingEnds } from './crossing-ends.ts';
import type { FerryLine } from './ferries.ts';
import type { FixedLink } from './fixed-links.ts';
import type { Point } from './great-circle.ts';
import { joinNeighbours, smallestPopulation } from './join-neighbours.ts';
import type { LandMasses } from './land-masses.ts';
import { pickRoadPlaces } from './pick-road-places.ts';
import { roadConstants } from './road-constants.ts';
import type { RoadConstants } from './road-constants.ts';
import { ruggedCountry } from './rugged-country.ts';
import type { RuggedCountry } from './rugged-country.ts';

/** A town that the road network runs through. */
export interface RoadPlace extends Point {
  /** ISO 3166-1 alpha-2, upper case. */
  countryCode: string;
  population: number;
  elevationMeters: number;
}

/** What an edge is besides a road: a bridge or shuttle by name, a ferry by name. */
export interface Crossing {
  kind: 'bridge' | 'shuttle' | 'ferry';
  name: string;
  /** What a car pays. */
  carEuro: number;
  /** What a traveller without a car pays; only ferries carry them. */
  footEuro: number;
  takesCars: boolean;
  /** A tunnel or bridge closed to walkers. */
  wheelsOnly?: true;
}

/** Towns as nodes and the ways between them; edges of node n are `first[n]`…`first[n + 1] - 1`. */
export interface RoadNetwork {
  places: readonly RoadPlace[];
  masses: Int32Array;
  /** People in towns within some 50 km of each node. */
  crowds: Float32Array;
  rugged: RuggedCountry;
  /** A number for each land mass that is the same for all that roads and bridges join. */
  lands: ReadonlyMap<number, number>;
  first: Uint32Array;
  target: Uint32Array;
  meters: Float32Array;
  minutes: Float32Array;
  /** Index into `crossings`, −1 for a plain road. */
  crossing: Int16Array;
  crossings: readonly Crossing[];
}

/** A way between two nodes, both directions alike. */
export interface Edge {
  from: number;
  to: number;
  meters: number;
  minutes: number;
  crossing: number;
}

/**
 * Joins towns of like size to their nearest neighbours in eight directions, three sizes over one another: country
 * roads, trunk roads, motorways. A way that would cross open water or a closed border is left out.
 */
export function buildRoadNetwork(
  cities: Iterable<RoadPlace>,
  land: LandMasses,
  links: readonly FixedLink[],
  ferries: readonly FerryLine[],
  constants: RoadConstants = roadConstants,
): RoadNetwork {
  const all = [...cities];
  const rugged = ruggedCountry(all);
  const towns = pickRoadPlaces(all);
  const ends = crossingEnds(towns, all, links, ferries);
  // Many a harbour town lies just off the coarse coastline: seen from its shore its roads cross no water.
  const places = [...towns, ...ends.places].map((place) => land.ashore(place));
  const masses = Int32Array.from(places, (place) => land.massAt(place));
  const crowds = countNeighbours(places);
  const edges: Edge[] = [];
  for (let level = 0; level < smallestPopulation.length; level++) {
    // The ends of crossings are joined to the country roads only.
    const members = places
      .map((_, i) => i)
      .filter((i) => level === 0 || places[i]!.population >= smallestPopulation[level]!);
    joinNeighbours(members, level, { places, masses, crowds, rugged, land, constants }, edges);
  }
  edges.push(...ends.edges);
  return packEdges({ places, masses, crowds, rugged }, edges, ends.crossings);
}

/** Brings together the land masses that a road or bridge joins; ferries and shuttles do not count. */
function joinLands(
  masses: Int32Array,
  edges: readonly Edge[],
  crossings: readonly Crossing[],
): ReadonlyMap<number, number> {
  const parent = new Map<number, number>();
  const rootOf = (mass: number): number => {
    let root = mass;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    return root;
  };
  for (const { from, to, crossing } of edges) {
    if (crossing >= 0 && crossings[crossing]!.kind !== 'bridge') continue;
    const a = rootOf(masses[from]!);
    const b = rootOf(masses[to]!);
    if (a !== b) parent.set(Math.max(a, b), Math.min(a, b));
  }
  return new Map([...new Set(masses)].map((mass) => [mass, rootOf(mass)]));
}

function packEdges(
  { places, masses, crowds, rugged }: Pick<RoadNetwork, 'places' | 'masses' | 'crowds' | 'rugged'>,
  edges: readonly Edge[],
  crossings: readonly Crossing[],
): RoadNetwork {
  const first = new Uint32Array(places.length + 1);
  for (const { from, to } of edges) {
    first[from + 1]!++;
    first[to + 1]!++;
  }
  for (let i = 0; i < places.length; i++) first[i + 1]! += first[i]!;
  const next = first.slice();
  const target = new Uint32Array(edges.length * 2);
  const meters = new Float32Array(edges.length * 2);
  const minutes = new Float32Array(edges.length * 2);
  const crossing = new Int16Array(edges.length * 2);
  const put = (from: number, to: number, edge: Edge): void => {
    const at = next[from]!++;
    target[at] = to;
    meters[at] = edge.meters;
    minutes[at] = edge.minutes;
    crossing[at] = edge.crossing;
  };
  for (const edge of edges) {
    put(edge.from, edge.to, edge);
    put(edge.to, edge.from, edge);
  }
  return {
    places,
    masses,
    crowds,
    rugged,
    lands: joinLands(masses, edges, crossings),
    first,
    target,
    meters,
    minutes,
    crossing,
    crossings,
  };
}

function countNeighbours(places: readonly RoadPlace[]): Float32Array {
  const cells = new Map<number, number>();
  const cell = (lat: number, lon: number): number => Math.floor(lat * 2) * 10_000 + Math.floor(lon * 2);
  for (const { lat, lon, population } of places) {
    cells.set(cell(lat, lon), (cells.get(cell(lat, lon)) ?? 0) + population);
  }
  return Float32Array.from(places, ({ lat, lon }) => {
    let people = 0;
    for (const dLat of [-0.25, 0.25]) {
      for (const dLon of [-0.3, 0.3]) people += cells.get(cell(lat + dLat, lon + dLon)) ?? 0;
    }
    return people;
  });
}
