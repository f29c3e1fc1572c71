import KDBush from 'kdbush';
import { around } from 'geokdbush';
import type { City } from '../atlas.ts';
import type { PackedFile } from './packed-file.ts';
import { capitalFlag, catalogueFlag, coordinateScale } from './world-format.ts';
import type { WorldJson } from './world-format.ts';

/** The populated places by number; strings are decoded only when asked for. */
export interface CityTable {
  count: number;
  city(index: number): City;
  /** The number of an id such as `jp-kyoto`, −1 when there is none. */
  indexOf(id: string): number;
  idOf(index: number): string;
  nameOf(index: number): string;
  lat(index: number): number;
  lon(index: number): number;
  population(index: number): number;
  inCatalogue(index: number): boolean;
  /** Index into the countries; 65535 where the country is unknown. */
  countryIndex(index: number): number;
  /** Index into the region names. */
  regionIndex(index: number): number;
  /** Numbers of the places around a point, the nearest first. */
  near(
    lat: number,
    lon: number,
    limit: number,
    radiusKm: number,
    holds?: (index: number) => boolean,
  ): number[];
}

/** Opens the table on a packed file. */
export function openCityTable(file: PackedFile, json: WorldJson): CityTable {
  const nameBlob = Buffer.from(
    file.uint8('cityNameBlob').buffer,
    file.uint8('cityNameBlob').byteOffset,
    file.uint8('cityNameBlob').length,
  );
  const slugBytes = file.uint8('citySlugBlob');
  const slugBlob = Buffer.from(slugBytes.buffer, slugBytes.byteOffset, slugBytes.length);
  const nameOffsets = file.uint32('cityNameOffsets');
  const slugOffsets = file.uint32('citySlugOffsets');
  const lats = file.int32('cityLat');
  const lons = file.int32('cityLon');
  const countries = file.uint16('cityCountry');
  const regions = file.uint16('cityRegion');
  const zones = file.uint16('cityZone');
  const populations = file.uint32('cityPopulation');
  const elevations = file.int16('cityElevation');
  const flags = file.uint8('cityFlags');
  const order = file.uint32('idOrder');
  const treeBytes = file.uint8('cityTree');
  const tree = KDBush.from(treeBytes.slice().buffer);

  const nameOf = (index: number) => nameBlob.toString('utf8', nameOffsets[index], nameOffsets[index + 1]);
  const slugOf = (index: number) => slugBlob.toString('latin1', slugOffsets[index], slugOffsets[index + 1]);
  const countryOf = (index: number) => json.countries[countries[index] ?? 0xffff];
  const idOf = (index: number) => `${countryOf(index)?.code ?? ''}-${slugOf(index)}`;
  const lat = (index: number) => (lats[index] ?? 0) / coordinateScale;
  const lon = (index: number) => (lons[index] ?? 0) / coordinateScale;
  const inCatalogue = (index: number) => ((flags[index] ?? 0) & catalogueFlag) !== 0;

  function city(index: number): City {
    const country = countryOf(index);
    const slug = slugOf(index);
    return {
      id: `${country?.code ?? ''}-${slug}`,
      slug,
      name: nameOf(index),
      countryCode: country?.code ?? '',
      countryName: country?.name ?? '',
      countrySlug: country?.slug ?? '',
      regionName: json.regionNames[regions[index] ?? 0] ?? '',
      lat: lat(index),
      lon: lon(index),
      population: populations[index] ?? 0,
      elevationMeters: elevations[index] ?? 0,
      timeZone: json.zones[zones[index] ?? 0] ?? 'UTC',
      capital: ((flags[index] ?? 0) & capitalFlag) !== 0,
      inCatalogue: inCatalogue(index),
    };
  }

  function indexOf(id: string): number {
    let low = 0;
    let high = order.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const index = order[middle] ?? 0;
      const here = idOf(index);
      if (here === id) return index;
      if (here < id) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  return {
    count: json.cityCount,
    city,
    indexOf,
    idOf,
    nameOf,
    lat,
    lon,
    inCatalogue,
    population: (index) => populations[index] ?? 0,
    countryIndex: (index) => countries[index] ?? 0xffff,
    regionIndex: (index) => regions[index] ?? 0,
    near: (atLat, atLon, limit, radiusKm, holds) => around(tree, atLon, atLat, limit, radiusKm, holds),
  };
}
