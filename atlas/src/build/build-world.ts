import { distanceKm } from '@wayfare/almanac/distance';
import KDBush from 'kdbush';
import { around } from 'geokdbush';
import type { RegionEntry } from '../world/region-entry.ts';
import { capitalFlag, catalogueFlag, coordinateScale } from '../world/world-format.ts';
import type { StoredAirport, StoredCatalogueCity, StoredCountry, WorldJson } from '../world/world-format.ts';
import type { LinkedCity } from './link-catalogue.ts';
import type { Sections } from './pack.ts';
import type { BuildAirport } from './read-airports.ts';
import type { BuildPlace } from './read-places.ts';

/** All that the world file is made from. */
export interface WorldSources {
  places: readonly BuildPlace[];
  slugs: readonly string[];
  linked: readonly LinkedCity[];
  regions: readonly RegionEntry[];
  states: readonly RegionEntry[];
  countries: readonly StoredCountry[];
  airports: readonly BuildAirport[];
  regionNames: ReadonlyMap<string, string>;
}

const airportCityKm = 80;
const airportCityPopulation = 20_000;

function textSections(name: string, texts: readonly string[]): Sections {
  const offsets = new Uint32Array(texts.length + 1);
  const parts: Buffer[] = [];
  let offset = 0;
  for (const [index, text] of texts.entries()) {
    const bytes = Buffer.from(text);
    parts.push(bytes);
    offset += bytes.length;
    offsets[index + 1] = offset;
  }
  return { [`${name}Blob`]: new Uint8Array(Buffer.concat(parts)), [`${name}Offsets`]: offsets };
}

function numbered(values: Iterable<string>): { list: string[]; numbers: Map<string, number> } {
  const numbers = new Map<string, number>();
  for (const value of values) if (!numbers.has(value)) numbers.set(value, numbers.size);
  return { list: [...numbers.keys()], numbers };
}

function catalogueSection(linked: readonly LinkedCity[]): {
  cities: StoredCatalogueCity[];
  bytes: Uint8Array;
} {
  const parts: Buffer[] = [];
  let offset = 0;
  const cities = linked.map(({ entry, place }) => {
    const bytes = Buffer.from(JSON.stringify(entry));
    parts.push(bytes);
    offset += bytes.length;
    return {
      city: place,
      offset: offset - bytes.length,
      length: bytes.length,
      attractions: entry.attractions.map(
        (a) => [a.slug, a.name, a.lat, a.lon, a.category, a.fame, a.dayTrip ? 1 : 0] as const,
      ),
    };
  });
  return { cities, bytes: new Uint8Array(Buffer.concat(parts)) };
}

function storedAirports(
  airports: readonly BuildAirport[],
  places: readonly BuildPlace[],
  tree: KDBush,
): StoredAirport[] {
  const isTown = (index: number) => (places[index]?.population ?? 0) >= airportCityPopulation;
  return airports.map((airport) => {
    const near = around(tree, airport.lon, airport.lat, 200, airportCityKm, isTown);
    const pull = (index: number) => {
      const place = places[index];
      if (!place) return 0;
      return place.population / (distanceKm(airport.lat, airport.lon, place.lat, place.lon) + 10) ** 2;
    };
    const city = near.reduce((best, index) => (best < 0 || pull(index) > pull(best) ? index : best), -1);
    return { ...airport, city };
  });
}

/** The sections and the JSON part of the world file. */
export function buildWorld(sources: WorldSources): { json: WorldJson; sections: Sections } {
  const { places, slugs, linked, countries } = sources;
  const regions = numbered(places.map((place) => place.regionKey));
  const zones = numbered(places.map((place) => place.timeZone));
  const countryNumbers = new Map(countries.map((country, index) => [country.code, index]));
  const inCatalogue = new Set(linked.map(({ place }) => place));
  const tree = new KDBush(places.length, 64, Float32Array);
  for (const place of places) tree.add(place.lon, place.lat);
  tree.finish();
  const ids = places.map((place, index) => `${place.country}-${slugs[index] ?? ''}`);
  const order = Uint32Array.from(ids.keys()).sort((a, b) => ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1));
  const catalogue = catalogueSection(linked);
  const json: WorldJson = {
    cityCount: places.length,
    countries,
    regionNames: regions.list.map((key) => sources.regionNames.get(key) ?? ''),
    regionCodes: regions.list,
    zones: zones.list,
    catalogue: catalogue.cities,
    regions: [...sources.regions, ...sources.states],
    regionsByHand: sources.regions.length,
    airports: storedAirports(sources.airports, places, tree),
  };
  const sections: Sections = {
    ...textSections(
      'cityName',
      places.map((place) => place.name),
    ),
    ...textSections('citySlug', slugs),
    cityLat: Int32Array.from(places, (place) => Math.round(place.lat * coordinateScale)),
    cityLon: Int32Array.from(places, (place) => Math.round(place.lon * coordinateScale)),
    cityCountry: Uint16Array.from(places, (place) => countryNumbers.get(place.country) ?? 0xffff),
    cityRegion: Uint16Array.from(places, (place) => regions.numbers.get(place.regionKey) ?? 0),
    cityZone: Uint16Array.from(places, (place) => zones.numbers.get(place.timeZone) ?? 0),
    cityPopulation: Uint32Array.from(places, (place) => place.population),
    cityElevation: Int16Array.from(places, (place) => place.elevationMeters),
    cityFlags: Uint8Array.from(
      places,
      (place, index) => (place.capital ? capitalFlag : 0) | (inCatalogue.has(index) ? catalogueFlag : 0),
    ),
    idOrder: order,
    cityTree: new Uint8Array(tree.data as ArrayBuffer),
    catalogue: catalogue.bytes,
  };
  return { json, sections };
}
