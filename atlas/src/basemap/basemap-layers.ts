import { readFileSync } from 'node:fs';
import type { Feature, FeatureCollection, LineString, Polygon } from 'geojson';
import seaTable from '../../data/tables/seas.json' with { type: 'json' };
import type { Atlas, City } from '../atlas.ts';
import { packageFile } from '../build/package-file.ts';
import { readShapes, type CountrySpot } from './read-shapes.ts';
import { smoothLine, type Point } from './smooth-line.ts';

/** The layers of the map's tiles. A feature with `from` is left out of tiles of lower zoom. */
export type BasemapLayers = Record<string, Feature[]>;

/** Places of fewer people stand on no map of ours. */
const leastPeople = 1500;
/** Smaller countries, in square degrees, get their name only when the map is near. */
const countryZooms: readonly (readonly [area: number, from: number])[] = [
  [250, 0],
  [60, 2],
  [12, 3],
  [1.5, 4],
  [0, 5],
];
/** From which zoom on a place is named, by its people. */
const placeZooms: readonly (readonly [people: number, from: number])[] = [
  [8_000_000, 2],
  [3_000_000, 3],
  [1_000_000, 4],
  [300_000, 5],
  [60_000, 6],
  [0, 7],
];

const stepOf = (steps: readonly (readonly [number, number])[], value: number) =>
  steps.find(([least]) => value >= least)?.[1] ?? 7;

const point = (lon: number, lat: number, properties: Record<string, string | number>): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [lon, lat] },
});

/** Roughly how far the built-up area reaches, in tenths of a kilometre: 4,500 people to the square kilometre. */
const builtUpReach = (people: number) => Math.round(10 * Math.sqrt(people / 4500 / Math.PI));

function placeFeature({ name, lat, lon, population, capital, inCatalogue }: City): Feature {
  const byPeople = stepOf(placeZooms, population);
  const from = inCatalogue || capital ? Math.min(byPeople, capital ? 4 : 5) : byPeople;
  return point(lon, lat, {
    name,
    from,
    people: population,
    reach: builtUpReach(population),
    ...(inCatalogue && { guide: 1 }),
    ...(capital && { capital: 1 }),
  });
}

function countryFeatures(atlas: Atlas, spots: readonly CountrySpot[]): Feature[] {
  const named = new Map<string, Feature>();
  for (const { at, area } of spots.toSorted((a, b) => b.area - a.area)) {
    const code = atlas.countryAt(at[1], at[0]);
    const country = code && !named.has(code) ? atlas.country(code) : null;
    if (!country) continue;
    named.set(
      country.code,
      point(at[0], at[1], { name: country.name, from: stepOf(countryZooms, area), area }),
    );
  }
  return [...named.values()];
}

/** Sights and quarters of the cities that have a guide: what a city is made of, where no street is known. */
function guideFeatures(atlas: Atlas) {
  const sights: Feature[] = [];
  const quarters: Feature[] = [];
  for (const { id } of atlas.catalogueCities()) {
    for (const { name, lat, lon, fame } of atlas.topAttractions(id, 200)) {
      sights.push(point(lon, lat, { name, fame, from: 7 }));
    }
    for (const { name, lat, lon } of atlas.cityInfo(id)?.guide.neighbourhoods ?? []) {
      quarters.push(point(lon, lat, { name, from: 7 }));
    }
  }
  return { sights, quarters };
}

const readLayer = (file: string) =>
  (JSON.parse(readFileSync(packageFile('mapeo-offline-map', `dist/${file}`), 'utf8')) as FeatureCollection)
    .features;

function rivers(): Feature[] {
  return readLayer('rivers.json').flatMap(({ properties, geometry }) => {
    const lines =
      geometry.type === 'MultiLineString' ? geometry.coordinates : [(geometry as LineString).coordinates];
    const from = Math.max(2, Math.floor(Number(properties?.['min_zoom'] ?? 5)) - 1);
    const width = Number(properties?.['strokeweig'] ?? 0.2);
    return lines.map((line): Feature => ({
      type: 'Feature',
      properties: { from, width },
      geometry: { type: 'LineString', coordinates: smoothLine(line as Point[], 2) },
    }));
  });
}

function lakes(): Feature[] {
  return readLayer('lakes.json').flatMap(({ properties, geometry }) => {
    const polygons =
      geometry.type === 'MultiPolygon' ? geometry.coordinates : [(geometry as Polygon).coordinates];
    const from = Math.min(6, Math.max(1, Number(properties?.['scalerank'] ?? 5) - 1));
    return polygons.map((rings): Feature => ({
      type: 'Feature',
      properties: { from },
      geometry: { type: 'Polygon', coordinates: rings.map((ring) => smoothLine(ring as Point[], 2)) },
    }));
  });
}

/** Everything that the embedded map shows. */
export function basemapLayers(atlas: Atlas): BasemapLayers {
  const { land, borders, spots } = readShapes();
  const { sights, quarters } = guideFeatures(atlas);
  return {
    land,
    lakes: lakes(),
    rivers: rivers(),
    borders,
    places: Array.from(atlas.cities(leastPeople), placeFeature),
    countries: countryFeatures(atlas, spots),
    seas: seaTable.seas.map(({ name, lat, lon, fromZoom }) => point(lon, lat, { name, from: fromZoom })),
    airports: atlas
      .airports()
      .filter(({ size }) => size !== 'small')
      .map(({ iata, name, lat, lon, size }) =>
        point(lon, lat, { name, iata, from: size === 'large' ? 6 : 7 }),
      ),
    sights,
    quarters,
  };
}
