import type { AttractionEntry, CountryFacts } from '../catalogue/catalogue-schema.ts';
import type { RegionEntry } from './region-entry.ts';

/** Bits of a city's flags. */
export const capitalFlag = 1;
export const catalogueFlag = 2;
/** Coordinates are stored as whole numbers of a hundred-thousandth of a degree. */
export const coordinateScale = 1e5;

/** A country as it is stored. */
export interface StoredCountry {
  code: string;
  slug: string;
  name: string;
  localName: string;
  aliases: readonly string[];
  capitalName: string;
  currencies: readonly string[];
  callingCodes: readonly string[];
  drivingSide: 'left' | 'right';
  lat: number;
  lon: number;
  catalogue: boolean;
  facts: CountryFacts | null;
}

/** An airport as it is stored; `city` is an index into the cities, −1 for none. */
export interface StoredAirport {
  iata: string;
  name: string;
  country: string;
  lat: number;
  lon: number;
  size: 'large' | 'medium' | 'small';
  timeZone: string;
  city: number;
  /** The IATA code of the metropolitan area, e.g. LON; null where there is none. */
  cityCode: string | null;
}

/** What a search needs to know of an attraction without reading its city. */
export type StoredAttraction = readonly [
  slug: string,
  name: string,
  lat: number,
  lon: number,
  category: AttractionEntry['category'],
  fame: number,
  dayTrip: 0 | 1,
];

/** A catalogue city: its index among the cities, and where its entry lies in the catalogue section. */
export interface StoredCatalogueCity {
  city: number;
  offset: number;
  length: number;
  attractions: readonly StoredAttraction[];
}

/** The JSON part of the built atlas. Records are numbered: cities, attractions, regions, countries, airports. */
export interface WorldJson {
  cityCount: number;
  countries: readonly StoredCountry[];
  regionNames: readonly string[];
  /** Codes such as `US.IL`, in step with `regionNames`. */
  regionCodes: readonly string[];
  zones: readonly string[];
  catalogue: readonly StoredCatalogueCity[];
  /** First those written by hand, then states and provinces. */
  regions: readonly RegionEntry[];
  regionsByHand: number;
  airports: readonly StoredAirport[];
}
