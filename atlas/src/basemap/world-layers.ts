import seaTable from '../../data/tables/seas.json' with { type: 'json' };
import type { Feature } from 'geojson';
import type { Atlas, City } from '../atlas.ts';
import type { RoadNetwork } from '../travel/road-network.ts';
import { indexAreas } from './area-index.ts';
import { drySpots } from './dry-spots.ts';
import { areaFeature, pointFeature, type BasemapLayers } from './map-feature.ts';
import { railways } from './railways.ts';
import { centreOf, readShapes, type CountrySpot } from './read-shapes.ts';
import { readLakes, readRivers } from './read-waters.ts';
import { regainLand, type Ground } from './regain-land.ts';
import type { Point } from './smooth-line.ts';
import { softPatch } from './soft-patch.ts';

/** Places of fewer people stand on no map of ours. */
const leastPeople = 1500;
/** Smaller towns are no larger on the map than their dot. */
const leastBuiltMeters = 1100;
/** Smaller countries, in square degrees, get their name only when the map is near. */
const countryZooms: Steps = [
  [250, 0],
  [60, 2],
  [12, 3],
  [1.5, 4],
  [0, 5],
];
/** From which zoom on a place is named, by its people. */
const placeZooms: Steps = [
  [8_000_000, 2],
  [3_000_000, 3],
  [1_000_000, 4],
  [300_000, 5],
  [60_000, 6],
  [12_000, 7],
  [0, 8],
];
/** From which zoom on a town has its extent, in metres. */
const builtZooms: Steps = [
  [7000, 5],
  [3000, 6],
  [1800, 7],
  [0, 8],
];
/** From which zoom on a lake is named, in square degrees. */
const lakeZooms: Steps = [
  [1.5, 4],
  [0.3, 5],
  [0.06, 6],
  [0, 7],
];

type Steps = readonly (readonly [least: number, from: number])[];

const stepOf = (steps: Steps, value: number) => steps.find(([least]) => value >= least)?.[1] ?? 7;

/** Roughly how far the built-up area reaches, in metres: 4,500 people to the square kilometre. */
const builtUpMeters = (people: number) => 1000 * Math.sqrt(people / 4500 / Math.PI);

function placeFeature({ id, name, lat, lon, population, capital, inCatalogue }: City): Feature {
  const byPeople = stepOf(placeZooms, population);
  const from = inCatalogue || capital ? Math.min(byPeople, capital ? 4 : 5) : byPeople;
  return pointFeature([lon, lat], {
    id,
    name,
    from,
    people: Number(population.toPrecision(2)),
    ...(inCatalogue && { guide: 1 }),
    ...(capital && { capital: 1 }),
  });
}

/** Towns as far as they reach: nothing free of doubt has their outlines, so they are drawn from their people. */
const builtFeatures = (places: readonly City[], ground: Ground) =>
  places.flatMap(({ lat, lon, population }) => {
    const meters = builtUpMeters(population);
    if (meters < leastBuiltMeters) return [];
    return [
      areaFeature([softPatch({ at: [lon, lat], meters }, ground)], { from: stepOf(builtZooms, meters) }),
    ];
  });

function countryFeatures(atlas: Atlas, spots: readonly CountrySpot[]): Feature[] {
  const named = new Map<string, Feature>();
  for (const { at, area } of spots.toSorted((a, b) => b.area - a.area)) {
    const code = atlas.countryAt(at[1], at[0]);
    const country = code && !named.has(code) ? atlas.country(code) : null;
    if (!country) continue;
    named.set(country.code, pointFeature(at, { name: country.name, from: stepOf(countryZooms, area), area }));
  }
  return [...named.values()];
}

/** A lake is named once, where it is widest. */
function lakeNames(lakes: readonly Feature[]): Feature[] {
  const named = new Map<string, CountrySpot>();
  for (const { properties, geometry } of lakes) {
    const name: unknown = properties?.['name'];
    if (typeof name !== 'string' || geometry.type !== 'Polygon') continue;
    const spot = centreOf(geometry.coordinates[0] as Point[]);
    if (spot.area > (named.get(name)?.area ?? 0)) named.set(name, spot);
  }
  return Array.from(named, ([name, { at, area }]) =>
    pointFeature(at, { name, from: stepOf(lakeZooms, area) }),
  );
}

/** Whether a code is that of a city with several airports, and no airport itself. */
function standsForSeveral(atlas: Atlas, code: string) {
  const airports = atlas.airportsOfCityCode(code);
  return airports.length > 0 && !airports.some(({ iata }) => iata === code);
}

const airportFeatures = (atlas: Atlas) =>
  atlas
    .airports()
    .filter(({ iata, size }) => size !== 'small' && !standsForSeveral(atlas, iata))
    .map(({ id, iata, name, lat, lon, size }) =>
      pointFeature([lon, lat], { id, name, iata, kind: 'airport', from: size === 'large' ? 6 : 7 }),
    );

/** What the embedded map shows of the world, and the ground that it is drawn on. */
export function worldLayers(atlas: Atlas, network: RoadNetwork): { layers: BasemapLayers; ground: Ground } {
  const { land, borders, spots } = readShapes();
  const lakes = readLakes();
  const outlines = { land: indexAreas(land), lakes: indexAreas(lakes) };
  const ground = regainLand(drySpots(atlas, leastPeople), outlines);
  const places = [...atlas.cities(leastPeople)];
  const layers = {
    land,
    regained: ground.regained.map((ring) => areaFeature([ring], { from: 6 })),
    lakes,
    rivers: readRivers(),
    built: builtFeatures(places, ground),
    railways: railways(network),
    borders,
    places: places.map(placeFeature),
    countries: countryFeatures(atlas, spots),
    seas: seaTable.seas.map(({ name, lat, lon, fromZoom }) =>
      pointFeature([lon, lat], { name, from: fromZoom }),
    ),
    'lake-names': lakeNames(lakes),
    airports: airportFeatures(atlas),
  };
  return { layers, ground };
}
