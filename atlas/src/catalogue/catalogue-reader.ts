import { distanceKm } from '@wayfare/almanac/distance';
import KDBush from 'kdbush';
import { around } from 'geokdbush';
import type { Attraction, CityInfo, DayTrip } from '../atlas.ts';
import type { CityEntry } from './catalogue-schema.ts';
import type { CityTable } from '../world/city-table.ts';
import type { StoredAttraction, StoredCatalogueCity, WorldJson } from '../world/world-format.ts';

interface OpenCity {
  entry: CityEntry;
  attractions: readonly Attraction[];
}

const dayTripKm = 130;
const nearestDayTripKm = 15;
const mostDayTrips = 20;
/** So near to a sight that takes a day, a city is that same day trip. */
const sameKm = 6;
/** A sight as far out as this, with as much to see, takes the day, whatever its entry says. */
const farOutKm = 15;
const longVisitMinutes = 120;

/** Reads of the catalogue; a city's entry is decoded when it is first asked for. */
export class CatalogueReader {
  /** Numbers of the catalogue cities, the most famous first. */
  readonly cities: readonly number[];
  private readonly bytes: Buffer;
  private readonly table: CityTable;
  private readonly stored: ReadonlyMap<number, StoredCatalogueCity>;
  private readonly opened = new Map<number, OpenCity>();
  private readonly located: readonly { city: number; entry: StoredAttraction }[];
  private readonly tree: KDBush;

  constructor(json: WorldJson, section: Uint8Array, table: CityTable) {
    this.bytes = Buffer.from(section.buffer, section.byteOffset, section.length);
    this.table = table;
    this.stored = new Map(json.catalogue.map((city) => [city.city, city]));
    this.located = json.catalogue.flatMap(({ city, attractions }) =>
      attractions.map((entry) => ({ city, entry })),
    );
    this.tree = new KDBush(this.located.length, 16);
    for (const { entry } of this.located) this.tree.add(entry[3], entry[2]);
    this.tree.finish();
    this.cities = [...this.stored.keys()].sort(
      (a, b) => this.fameOf(b) - this.fameOf(a) || table.population(b) - table.population(a) || a - b,
    );
  }

  cityInfo(id: string): CityInfo | null {
    const index = this.table.indexOf(id);
    const found = this.open(index);
    if (!found) return null;
    const { attractions, slug: _slug, name: _name, lat: _lat, lon: _lon, ...guide } = found.entry;
    return { ...this.table.city(index), guide, attractionCount: attractions.length };
  }

  attractions(cityId: string): readonly Attraction[] {
    return this.open(this.table.indexOf(cityId))?.attractions ?? [];
  }

  attraction(cityId: string, slug: string): Attraction | null {
    return this.attractions(cityId).find((entry) => entry.slug === slug) ?? null;
  }

  near(lat: number, lon: number, radiusKm: number, limit: number): readonly Attraction[] {
    return around(this.tree, lon, lat, limit, radiusKm).flatMap((at) => {
      const place = this.located[at];
      const found =
        place && this.open(place.city)?.attractions.find((entry) => entry.slug === place.entry[0]);
      return found ? [found] : [];
    });
  }

  dayTripsFrom(cityId: string): readonly DayTrip[] {
    const index = this.table.indexOf(cityId);
    const found = this.open(index);
    if (!found) return [];
    const sights = this.sightTrips(index, found.attractions);
    const others = this.cityTrips(index).filter(
      (trip) =>
        !sights.some(
          (sight) =>
            sight.name.toLowerCase().includes(trip.name.toLowerCase()) ||
            distanceKm(sight.lat, sight.lon, trip.lat, trip.lon) < sameKm,
        ),
    );
    return [...sights, ...others].sort((a, b) => b.fame - a.fame).slice(0, mostDayTrips);
  }

  private sightTrips(index: number, attractions: readonly Attraction[]): DayTrip[] {
    return attractions
      .filter((sight) => sight.dayTrip || this.isOuting(index, sight))
      .map(({ id, name, lat, lon, why, fame }) => {
        const distanceMeters = Math.round(this.kmTo(index, lat, lon) * 1000);
        return { kind: 'attraction', id, name, lat, lon, distanceMeters, why, fame };
      });
  }

  private isOuting(index: number, { lat, lon, visit: [minutes], category }: Attraction): boolean {
    return category !== 'food' && minutes >= longVisitMinutes && this.kmTo(index, lat, lon) >= farOutKm;
  }

  private cityTrips(index: number): DayTrip[] {
    return this.cities.flatMap((other): DayTrip[] => {
      const { id, name, lat, lon } = this.table.city(other);
      const km = this.kmTo(index, lat, lon);
      if (other === index || km > dayTripKm || km < nearestDayTripKm) return [];
      const why = this.open(other)?.entry.knownFor ?? '';
      return [
        {
          kind: 'city',
          id,
          name,
          lat,
          lon,
          distanceMeters: Math.round(km * 1000),
          why,
          fame: this.fameOf(other),
        },
      ];
    });
  }

  private kmTo(index: number, lat: number, lon: number): number {
    return distanceKm(this.table.lat(index), this.table.lon(index), lat, lon);
  }

  private fameOf(index: number): number {
    return this.stored.get(index)?.attractions[0]?.[5] ?? 0;
  }

  private open(index: number): OpenCity | null {
    const known = this.opened.get(index);
    if (known) return known;
    const stored = this.stored.get(index);
    if (!stored) return null;
    const text = this.bytes.toString('utf8', stored.offset, stored.offset + stored.length);
    const entry = JSON.parse(text) as CityEntry;
    const { id: cityId, name: cityName, countryCode, timeZone } = this.table.city(index);
    const attractions = entry.attractions.map((attraction) => {
      const id = `${cityId}/${attraction.slug}`;
      return { ...attraction, id, cityId, cityName, countryCode, timeZone };
    });
    const city = { entry, attractions };
    this.opened.set(index, city);
    return city;
  }
}
