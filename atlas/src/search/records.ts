import type { PlaceHit, PlaceKind } from '../atlas.ts';
import { fold } from '../text/fold.ts';
import type { CityTable } from '../world/city-table.ts';
import type { StoredAttraction, WorldJson } from '../world/world-format.ts';
import type { NameHit } from './best-hits.ts';

type Located = Omit<PlaceHit, 'kind' | 'score' | 'match'>;

/** The records that names point at, in the order of their numbers: cities, attractions, regions, countries, airports. */
export class Records {
  private readonly json: WorldJson;
  private readonly cities: CityTable;
  private readonly attractions: readonly { city: number; stored: StoredAttraction }[];
  private readonly regionBase: number;
  private readonly countryBase: number;
  private readonly airportBase: number;
  private readonly numbers = new Map<string, number>();
  private readonly countryNames: ReadonlyMap<string, readonly string[]>;
  private qualifiers: readonly string[] | null = null;

  constructor(json: WorldJson, cities: CityTable) {
    this.json = json;
    this.cities = cities;
    this.attractions = json.catalogue.flatMap(({ city, attractions }) =>
      attractions.map((stored) => ({ city, stored })),
    );
    this.regionBase = cities.count + this.attractions.length;
    this.countryBase = this.regionBase + json.regions.length;
    this.airportBase = this.countryBase + json.countries.length;
    this.countryNames = new Map(
      json.countries.map(({ code, name, localName, aliases }) => [
        code,
        [name, localName, ...aliases].map(fold),
      ]),
    );
    this.numberAll();
  }

  private numberAll(): void {
    const { json, cities, numbers } = this;
    for (const [at, { city, stored }] of this.attractions.entries()) {
      numbers.set(`${cities.idOf(city)}/${stored[0]}`, cities.count + at);
    }
    for (const [at, { slug }] of json.regions.entries()) numbers.set(`region:${slug}`, this.regionBase + at);
    for (const [at, { code }] of json.countries.entries())
      numbers.set(`country:${code}`, this.countryBase + at);
    for (const [at, { iata }] of json.airports.entries())
      numbers.set(`airport:${iata}`, this.airportBase + at);
  }

  /** The record of an id, −1 when there is none. */
  recordOf(id: string): number {
    return this.numbers.get(id) ?? this.cities.indexOf(id);
  }

  kindOf(record: number): PlaceKind {
    if (record < this.cities.count) return 'city';
    if (record < this.regionBase) return 'attraction';
    if (record < this.countryBase) return 'region';
    return record < this.airportBase ? 'country' : 'airport';
  }

  /** Lower-case ISO codes of the countries that a record lies in. */
  countriesOf(record: number): readonly string[] {
    const { json } = this;
    if (record < this.regionBase)
      return [json.countries[this.cities.countryIndex(this.cityOf(record))]?.code ?? ''];
    if (record < this.countryBase) return json.regions[record - this.regionBase]?.countries ?? [];
    if (record < this.airportBase) return [json.countries[record - this.countryBase]?.code ?? ''];
    return [json.airports[record - this.airportBase]?.country ?? ''];
  }

  /** Whether a folded text such as "il", "illinois", "usa" or a city's name tells this record from its namesakes. */
  isQualifiedBy(record: number, qualifier: string): boolean {
    if (this.countriesOf(record).some((code) => this.isCountry(code, qualifier))) return true;
    if (record >= this.regionBase) return false;
    const city = this.cityOf(record);
    if (record >= this.cities.count && fold(this.cities.nameOf(city)).startsWith(qualifier)) return true;
    const region = this.cities.regionIndex(city);
    if (this.json.regionCodes[region]?.slice(3).toLowerCase() === qualifier) return true;
    return qualifier.length > 2 && fold(this.json.regionNames[region] ?? '').startsWith(qualifier);
  }

  /** Whether the text tells any record from its namesakes: a search for those that it might is dear. */
  mayQualify(qualifier: string): boolean {
    const all = (this.qualifiers ??= this.allQualifiers());
    let [low, high] = [0, all.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (all[middle]! < qualifier) low = middle + 1;
      else high = middle;
    }
    const first = all[low];
    return first === qualifier || (qualifier.length > 2 && first?.startsWith(qualifier) === true);
  }

  /** Everything that `isQualifiedBy` compares with, in order. */
  private allQualifiers(): string[] {
    const { json, cities } = this;
    const names = json.catalogue.map(({ city }) => cities.nameOf(city));
    return [
      ...[...names, ...json.regionNames].map(fold),
      ...json.regionCodes.map((code) => code.slice(3).toLowerCase()),
      ...json.countries.map(({ code }) => code),
      ...[...this.countryNames.values()].flat(),
    ].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  }

  /** A found record as it is shown. */
  toHit({ record, score, match }: NameHit): PlaceHit {
    return { kind: this.kindOf(record), ...this.locate(record), score: Math.min(1, score), match };
  }

  private isCountry(code: string, qualifier: string): boolean {
    if (code === qualifier) return true;
    const names = this.countryNames.get(code) ?? [];
    return names.some((name) => name === qualifier || (qualifier.length > 2 && name.startsWith(qualifier)));
  }

  /** The city that a city or attraction record lies in. */
  private cityOf(record: number): number {
    return record < this.cities.count ? record : (this.attractions[record - this.cities.count]?.city ?? 0);
  }

  private locate(record: number): Located {
    if (record < this.cities.count) return this.locateCity(record);
    if (record < this.regionBase) return this.locateAttraction(record);
    if (record < this.countryBase) return this.locateRegion(record);
    return record < this.airportBase ? this.locateCountry(record) : this.locateAirport(record);
  }

  private locateCity(index: number): Located {
    const { id, name, countryCode, countryName, regionName, lat, lon, population, inCatalogue } =
      this.cities.city(index);
    const parts = [regionName, countryName].filter((part) => part !== '' && part !== name);
    return { id, name, context: parts.join(', '), countryCode, lat, lon, population, inCatalogue };
  }

  private locateAttraction(record: number): Located {
    const entry = this.attractions[record - this.cities.count];
    if (!entry) throw new RangeError(`no attraction record ${record}`);
    const city = this.cities.city(entry.city);
    const [slug, name, lat, lon] = entry.stored;
    const context = `${city.name}, ${city.countryName}`;
    const { countryCode } = city;
    return {
      id: `${city.id}/${slug}`,
      name,
      context,
      countryCode,
      lat,
      lon,
      population: 0,
      inCatalogue: true,
    };
  }

  private locateRegion(record: number): Located {
    const region = this.json.regions[record - this.regionBase];
    if (!region) throw new RangeError(`no region record ${record}`);
    const { slug, name, countries, lat, lon } = region;
    const names = countries.map(
      (code) => this.json.countries.find((entry) => entry.code === code)?.name ?? code,
    );
    const context = names.length > 3 ? 'Region' : names.join(', ');
    const countryCode = countries.length === 1 ? (countries[0] ?? '') : '';
    return { id: `region:${slug}`, name, context, countryCode, lat, lon, population: 0, inCatalogue: true };
  }

  private locateCountry(record: number): Located {
    const country = this.json.countries[record - this.countryBase];
    if (!country) throw new RangeError(`no country record ${record}`);
    const { code, name, lat, lon, catalogue } = country;
    const rest = { context: 'Country', countryCode: code, population: 0, inCatalogue: catalogue };
    return { id: `country:${code}`, name, lat, lon, ...rest };
  }

  private locateAirport(record: number): Located {
    const airport = this.json.airports[record - this.airportBase];
    if (!airport) throw new RangeError(`no airport record ${record}`);
    const { iata, name, country, lat, lon, city } = airport;
    const countryName = this.json.countries.find((entry) => entry.code === country)?.name ?? '';
    const near = city < 0 ? countryName : `${this.cities.nameOf(city)}, ${countryName}`;
    const rest = { context: `${iata} · ${near}`, countryCode: country, population: 0, inCatalogue: false };
    return { id: `airport:${iata}`, name, lat, lon, ...rest };
  }
}
