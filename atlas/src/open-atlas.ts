import { distanceKm } from '@wayfare/almanac/distance';
import tzLookup from '@photostructure/tz-lookup';
import type { Atlas, City, Country, Region } from './atlas.ts';
import type { ExtraPlaces } from './import/extra-place.ts';
import { attractionReads } from './catalogue/attraction-reads.ts';
import { greatDaysOf, greatDaysOn } from './calendar/country-calendar.ts';
import { CatalogueReader } from './catalogue/catalogue-reader.ts';
import { featuredRegionOf } from './facts/featured-region.ts';
import { ipToCountry } from './facts/ip-country.ts';
import { publicHolidays } from './facts/public-holidays.ts';
import { sunTimes } from './facts/sun-times.ts';
import { countryAt } from './geo/country-at.ts';
import { openNow } from './hours/open-now.ts';
import { openingOn, openWindowsOn } from './hours/open-windows.ts';
import { PrefixSearch } from './search/prefix-search.ts';
import { Records } from './search/records.ts';
import { extraHit, findPlaceByName, searchPlaces } from './search/search-places.ts';
import { TypoSearch } from './search/typo-search.ts';
import { fold } from './text/fold.ts';
import { openAirports } from './world/airport-table.ts';
import { openCityTable } from './world/city-table.ts';
import type { CityTable } from './world/city-table.ts';
import { readPacked } from './world/packed-file.ts';
import { readWorldFile } from './world/read-atlas-file.ts';
import type { StoredCountry, WorldJson } from './world/world-format.ts';

/** How the atlas is opened. */
export interface AtlasOptions {
  /** Where the built atlas lies; `atlas/dist` unless told. */
  directory?: string;
  /** Its bytes, where another thread has read them already. */
  world?: SharedArrayBuffer;
  /** An operator's own places, found and read like the atlas's. */
  extras?: ExtraPlaces;
}

const nearestCityKm = 300;
/** Searched once when the atlas is opened, so that the first traveller does not wait for the compiler. */
const warmUp = ['s', 'pari', 'new yrok', 'springfield il', 'barcelna', 'amsterdm museum'];

function openCountries(
  json: WorldJson,
  cities: CityTable,
): { all: readonly Country[]; find(key: string): Country | null } {
  const counts = new Map<string, number>();
  for (const { city } of json.catalogue) {
    const code = json.countries[cities.countryIndex(city)]?.code ?? '';
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const all = json.countries
    .map((stored: StoredCountry): Country => {
      const { aliases: _aliases, catalogue: _catalogue, ...country } = stored;
      return {
        ...country,
        id: `country:${stored.code}`,
        featuredRegion: featuredRegionOf(stored.code),
        cityCount: counts.get(stored.code) ?? 0,
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const byKey = new Map(
    all.flatMap((country) => [[country.slug, country] as const, [country.code, country] as const]),
  );
  return { all, find: (key) => byKey.get(key.toLowerCase()) ?? null };
}

function openRegions(json: WorldJson): Map<string, Region> {
  return new Map(
    json.regions.map(({ slug, name, aliases, countries, lat, lon, cities }) => [
      `region:${slug}`,
      { id: `region:${slug}`, name, aliases, countryCodes: countries, lat, lon, cityIds: cities },
    ]),
  );
}

/** Places from this importance on are spoken of in all languages. */
const LEAST_KNOWN = 0.6;

/** Opens the built atlas. Refuses when it has not been built (`node atlas/src/build/build-atlas.ts`). */
export function openAtlas(options: AtlasOptions = {}): Atlas {
  const packed = readPacked(options.world ?? readWorldFile(options.directory));
  const json = packed.json as WorldJson;
  const cities = openCityTable(packed, json);
  const catalogue = new CatalogueReader(json, packed.uint8('catalogue'), cities);
  const airports = openAirports(json.airports, cities);
  const countries = openCountries(json, cities);
  const regions = openRegions(json);
  const records = new Records(json, cities);
  const extras = options.extras ?? null;
  const parts = { prefixes: new PrefixSearch(packed), typos: new TypoSearch(packed), records, extras };
  for (const query of warmUp) searchPlaces({ ...parts, extras: null }, query);

  const cityAt = (index: number | undefined): City | null =>
    index === undefined || index < 0 ? null : cities.city(index);
  const catalogueCities = () => catalogue.cities.map((index) => cities.city(index));

  return {
    city: (id) => cityAt(cities.indexOf(id)),
    cityBySlug(country, citySlug) {
      const found = countries.find(country);
      return found && cityAt(cities.indexOf(`${found.code}-${citySlug}`));
    },
    *cities(minPopulation) {
      for (let index = 0; index < cities.count; index++) {
        if (cities.population(index) >= minPopulation) yield cities.city(index);
      }
    },
    catalogueCities,
    cityInfo: (id) => catalogue.cityInfo(id),
    ...attractionReads(catalogue, cities, extras),
    dayTripsFrom: (cityId) => catalogue.dayTripsFrom(cityId),
    country: countries.find,
    countries: () => countries.all,
    countryFacts: countries.find,
    publicHolidays,
    featuredRegionOf,
    regions: () => [...regions.values()].slice(0, json.regionsByHand),
    region: (id) => regions.get(id) ?? null,
    nearestCity(lat, lon, minPopulation = 0) {
      const isLarge = (index: number) => cities.population(index) >= minPopulation;
      return cityAt(cities.near(lat, lon, 1, nearestCityKm, isLarge)[0]);
    },
    nearestCatalogueCity(lat, lon, radiusKm = 60) {
      let best: { index: number; km: number } | null = null;
      for (const index of catalogue.cities) {
        const km = distanceKm(lat, lon, cities.lat(index), cities.lon(index));
        if (km <= radiusKm && (best === null || km < best.km)) best = { index, km };
      }
      return best && cities.city(best.index);
    },
    nearestAirports: (lat, lon, limit = 5, radiusKm = 150) => airports.near(lat, lon, limit, radiusKm),
    airport: airports.byIata,
    airports: () => airports.all,
    airportsOfCityCode: airports.ofCityCode,
    timeZoneAt: tzLookup,
    countryAt,
    sunTimes,
    ipToCountry,
    openWindows: openWindowsOn,
    opening: openingOn,
    greatDays: greatDaysOn,
    greatDaysOf,
    openNow: (attraction, at) => openNow(attraction, at, attraction.timeZone),
    search: (text, searchOptions) => searchPlaces(parts, text, searchOptions),
    *otherNames() {
      for (const { name, record, importance } of parts.prefixes.otherNames(LEAST_KNOWN))
        yield { name, kind: records.kindOf(record), importance };
    },
    findPlace: (text, searchOptions) => findPlaceByName(parts, text, searchOptions),
    place(asked) {
      const id = extras?.sameAs(asked) ?? asked;
      const extra = extras?.byId(id);
      if (extra) return { ...extraHit(extra, fold(extra.name)), score: 1 };
      const record = records.recordOf(id);
      return record < 0 ? null : records.toHit({ record, score: 1, match: 'exact', alias: false, edits: 0 });
    },
  };
}
