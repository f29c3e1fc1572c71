import type { AttractionEntry, CityEntry, CountryFacts } from './catalogue/catalogue-schema.ts';
import type { LocalDate, OpenState } from './hours/open-now.ts';
import type { GreatDay } from './calendar/country-calendar.ts';
import type { HoursSource, OpeningOn, OpenWindow } from './hours/open-windows.ts';
import type { FeaturedRegion } from './facts/featured-region.ts';
import type { ImportedFacts } from './import/extra-place.ts';

/** What kind of place a search finds. */
export type PlaceKind = 'city' | 'attraction' | 'region' | 'country' | 'airport';

/** A populated place of the world, whether or not the catalogue describes it. */
export interface City {
  /** `jp-kyoto`. */
  id: string;
  slug: string;
  name: string;
  /** ISO code, lower case. */
  countryCode: string;
  countryName: string;
  countrySlug: string;
  /** State, prefecture or province; empty where unknown. */
  regionName: string;
  lat: number;
  lon: number;
  population: number;
  elevationMeters: number;
  timeZone: string;
  capital: boolean;
  /** The catalogue describes it: `cityInfo` answers. */
  inCatalogue: boolean;
}

/** A city that the catalogue describes, without its attractions. */
export interface CityInfo extends City {
  guide: Omit<CityEntry, 'attractions' | 'slug' | 'name' | 'lat' | 'lon'>;
  attractionCount: number;
}

/** A sight, restaurant, market or day trip of the catalogue, or a place that was imported. */
export interface Attraction extends Omit<AttractionEntry, 'price' | 'priceBand'> {
  /** `jp-kyoto/nishiki-market`. */
  id: string;
  cityId: string;
  cityName: string;
  countryCode: string;
  timeZone: string;
  /** Null where nobody has said, which is not free. */
  price: number | null;
  priceBand: AttractionEntry['priceBand'] | null;
  /** What imports know of it. */
  imported?: readonly ImportedFacts[];
  /** The one of them whose hours these are. */
  hoursFrom?: ImportedFacts;
}

/** A place worth a day from a city: an attraction marked so, or another city of the catalogue. */
export interface DayTrip {
  kind: 'attraction' | 'city';
  id: string;
  name: string;
  lat: number;
  lon: number;
  /** As the crow flies. */
  distanceMeters: number;
  why: string;
  fame: number;
}

/** An airport with scheduled flights. */
export interface Airport {
  /** `airport:KIX`. */
  id: string;
  iata: string;
  name: string;
  countryCode: string;
  lat: number;
  lon: number;
  size: 'large' | 'medium' | 'small';
  timeZone: string;
  /** The nearest large place, for display. */
  cityId: string | null;
}

/** A region or alias that is no city: Tuscany, Bali, the Nordics. */
export interface Region {
  /** `region:tuscany`. */
  id: string;
  name: string;
  aliases: readonly string[];
  /** Empty for a region that spans countries with no one country of its own. */
  countryCodes: readonly string[];
  lat: number;
  lon: number;
  /** City ids, the best first. */
  cityIds: readonly string[];
}

/** A country with what a visitor needs to know of it. */
export interface Country {
  /** `country:jp`. */
  id: string;
  code: string;
  slug: string;
  name: string;
  localName: string;
  capitalName: string;
  /** ISO 4217, the main one first. */
  currencies: readonly string[];
  callingCodes: readonly string[];
  drivingSide: 'left' | 'right';
  featuredRegion: FeaturedRegion;
  lat: number;
  lon: number;
  cityCount: number;
  facts: CountryFacts | null;
}

/** A public holiday; `name` in English where the source has it. */
export interface PublicHoliday {
  on: LocalDate;
  name: string;
}

/** One place found by a search. */
export interface PlaceHit {
  kind: PlaceKind;
  /** `jp-kyoto`, `jp-kyoto/nishiki-market`, `region:tuscany`, `country:jp`, `airport:KIX`. */
  id: string;
  name: string;
  /** What tells namesakes apart: region and country, or the city of a sight. */
  context: string;
  countryCode: string;
  lat: number;
  lon: number;
  /** 0–1, comparable within one search. */
  score: number;
  match: 'exact' | 'prefix' | 'word' | 'fuzzy';
  population: number;
  inCatalogue: boolean;
}

/** What may be asked of a search beside its text. */
export interface SearchOptions {
  /** At most so many hits; 10 unless told. */
  limit?: number;
  kinds?: readonly PlaceKind[];
  /** Only places of this country (lower-case ISO code). */
  countryCode?: string;
  /** Only names that stand so: no slip is guessed at, which is most of the work. */
  asWritten?: true;
}

/** The answer of a gazetteer look-up: the best place for a name and how sure that is. */
export interface PlaceMatch {
  hit: PlaceHit;
  /** 0–1: 0.9 and more for a name given exactly, under 0.6 for a guess. */
  confidence: number;
  /** Other places of about the same standing, the best first. */
  alternatives: readonly PlaceHit[];
}

/** The sun of a day as instants; null where it does not rise or set, or where it does not get light or dark. */
export interface SunTimes {
  /** The beginning and the end of the light that one sees by: civil twilight. */
  dawnAt: Date | null;
  duskAt: Date | null;
  sunriseAt: Date | null;
  sunsetAt: Date | null;
  alwaysUp: boolean;
  alwaysDown: boolean;
}

/** The world, read-only. Every method answers from memory. */
export interface Atlas {
  /** The city of an id, or null. */
  city(id: string): City | null;
  /** The city of `/city-guide/{country}/{city}`; `country` is the slug or the ISO code. */
  cityBySlug(country: string, citySlug: string): City | null;
  /** Every populated place with at least so many people, in no order. */
  cities(minPopulation: number): Iterable<City>;
  /** Every city of the catalogue, by fame. */
  catalogueCities(): readonly City[];
  /** A catalogue city with its guide, or null. */
  cityInfo(id: string): CityInfo | null;
  /** A city's attractions, the most famous first, then extra places; `limit` all unless told. */
  topAttractions(cityId: string, limit?: number): readonly Attraction[];
  /** One attraction, or null. */
  attraction(cityId: string, slug: string): Attraction | null;
  /** Attractions near a point, the nearest first, from every catalogue city. */
  attractionsNear(lat: number, lon: number, radiusKm: number, limit?: number): readonly Attraction[];
  /** Places worth a day from a catalogue city. */
  dayTripsFrom(cityId: string): readonly DayTrip[];
  /** A country by ISO code or slug, or null. */
  country(codeOrSlug: string): Country | null;
  /** Every country, by name. */
  countries(): readonly Country[];
  /** A country with its practical facts, or null. */
  countryFacts(code: string): Country | null;
  /** Public holidays of a country in a year; empty where none are known. */
  publicHolidays(code: string, year: number): readonly PublicHoliday[];
  /** The featured region that a country belongs to. */
  featuredRegionOf(countryCode: string): FeaturedRegion;
  /** The regions and aliases written by hand; states and provinces are found by search and read by id. */
  regions(): readonly Region[];
  /** A region by id, or null. */
  region(id: string): Region | null;
  /** The nearest place with at least `minPopulation` people (0 unless told) within 300 km. */
  nearestCity(lat: number, lon: number, minPopulation?: number): City | null;
  /** The nearest catalogue city within `radiusKm` (60 unless told). */
  nearestCatalogueCity(lat: number, lon: number, radiusKm?: number): City | null;
  /** Airports within `radiusKm` (150 unless told), large ones preferred over small nearer ones. */
  nearestAirports(lat: number, lon: number, limit?: number, radiusKm?: number): readonly Airport[];
  /** An airport by IATA code, or null. */
  airport(iata: string): Airport | null;
  /** Every airport with scheduled flights. */
  airports(): readonly Airport[];
  /** The airports of an IATA city code such as LON; empty when it is none. */
  airportsOfCityCode(code: string): readonly Airport[];
  /** IANA zone of a point. */
  timeZoneAt(lat: number, lon: number): string;
  /** Lower-case ISO code of the country at a point, or null at sea. */
  countryAt(lat: number, lon: number): string | null;
  /** Dawn, sunrise, sunset and dusk on a local date. */
  sunTimes(lat: number, lon: number, date: LocalDate): SunTimes;
  /** Lower-case ISO code of the country that an address is registered in, or null. */
  ipToCountry(ip: string): string | null;
  /** Minute windows in which an attraction is open on a local date. */
  openWindows(attraction: HoursSource, date: LocalDate): readonly OpenWindow[];
  /** The same, and whether it is the place's own hours that say so or only the custom of its country on a holiday. */
  opening(attraction: HoursSource, date: LocalDate): OpeningOn;
  /** What a date is in a city: holidays, eves, fasts and feasts, with what a traveller should know. */
  greatDays(code: string, cityId: string | undefined, date: LocalDate): readonly GreatDay[];
  /** All of them in a year, in order; null of a country without a calendar of ours. */
  greatDaysOf(code: string, year: number): readonly GreatDay[] | null;
  /** Whether an attraction is open at an instant, in its own time zone. */
  openNow(attraction: Attraction, at: Date): OpenState;
  /** Typo-tolerant search as one types. */
  search(text: string, options?: SearchOptions): readonly PlaceHit[];
  /** The other names, folded, of the places that are known best: what they are called in other languages. */
  otherNames(): Iterable<{ name: string; kind: PlaceKind; importance: number }>;
  /** The place that a name most probably means, or null. */
  findPlace(text: string, options?: SearchOptions): PlaceMatch | null;
  /** Any place by its id, as a search would show it. */
  place(id: string): PlaceHit | null;
}
