import airportData from 'airport-data-js';
import { getCityCodeForAirport } from 'iata-city-codes';

/** An airport with scheduled flights. */
export interface BuildAirport {
  iata: string;
  name: string;
  country: string;
  lat: number;
  lon: number;
  size: 'large' | 'medium' | 'small';
  timeZone: string;
  /** The IATA code of its metropolitan area, if it has one of its own. */
  cityCode: string | null;
}

const sizes: Record<string, BuildAirport['size']> = {
  large_airport: 'large',
  medium_airport: 'medium',
  small_airport: 'small',
  seaplane_base: 'small',
};

/** Reads the airports that have an IATA code and scheduled service, by code. */
export async function readAirports(): Promise<BuildAirport[]> {
  const airports: BuildAirport[] = [];
  const seen = new Set<string>();
  for (const airport of await airportData.findAirports({})) {
    // Heliports, railway stations and closed fields (no ICAO code) are listed like airports that all fly from.
    const isLess = /heli(port|pad)/i.test(airport.airport) || airport.icao === '';
    const size = isLess ? 'small' : sizes[airport.type];
    const scheduled = airport.scheduled_service === true || airport.scheduled_service === 'TRUE';
    if (!size || !scheduled || !/^[A-Z]{3}$/.test(airport.iata) || seen.has(airport.iata)) continue;
    seen.add(airport.iata);
    airports.push({
      iata: airport.iata,
      name: airport.airport,
      country: airport.country_code.toLowerCase(),
      lat: airport.latitude,
      lon: airport.longitude,
      size,
      timeZone: airport.time,
      cityCode: getCityCodeForAirport(airport.iata),
    });
  }
  return airports.sort((a, b) => (a.iata < b.iata ? -1 : 1));
}
