import { distanceKm } from '@wayfare/almanac/distance';
import type { Airport } from '../atlas.ts';
import type { CityTable } from './city-table.ts';
import type { StoredAirport } from './world-format.ts';

/** Reads of the airports with scheduled flights. */
export interface AirportTable {
  all: readonly Airport[];
  byIata(iata: string): Airport | null;
  ofCityCode(code: string): readonly Airport[];
  near(lat: number, lon: number, limit: number, radiusKm: number): readonly Airport[];
}

/** A smaller airport must be so many kilometres nearer to come before a larger one. */
const sizePenaltyKm = { large: 0, medium: 40, small: 90 };

/** Opens the airports. */
export function openAirports(stored: readonly StoredAirport[], cities: CityTable): AirportTable {
  const all = stored.map(({ country, city, cityCode: _cityCode, ...airport }) => ({
    ...airport,
    id: `airport:${airport.iata}`,
    countryCode: country,
    cityId: city < 0 ? null : cities.idOf(city),
  }));
  const byIata = new Map(all.map((airport) => [airport.iata, airport]));
  return {
    all,
    byIata: (iata) => byIata.get(iata.toUpperCase()) ?? null,
    ofCityCode(code) {
      const wanted = code.toUpperCase();
      return stored.flatMap(({ iata, cityCode }) => (cityCode === wanted ? (byIata.get(iata) ?? []) : []));
    },
    near(lat, lon, limit, radiusKm) {
      return all
        .filter((airport) => Math.abs(airport.lat - lat) <= radiusKm / 110)
        .map((airport) => ({ airport, km: distanceKm(lat, lon, airport.lat, airport.lon) }))
        .filter(({ km }) => km <= radiusKm)
        .sort((a, b) => a.km + sizePenaltyKm[a.airport.size] - b.km - sizePenaltyKm[b.airport.size])
        .slice(0, limit)
        .map(({ airport }) => airport);
    },
  };
}
