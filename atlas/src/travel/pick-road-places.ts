import type { RoadPlace } from './road-network.ts';

const alwaysFrom = 180_000;
const cellsPerDegree = 1.5;

/**
 * The towns worth a node of the road network: every big one, and the biggest of each cell of about 70 km, however
 * small: in empty country the road runs through villages.
 */
export function pickRoadPlaces(cities: Iterable<RoadPlace>): RoadPlace[] {
  const cells = new Map<string, RoadPlace>();
  const big: RoadPlace[] = [];
  for (const city of cities) {
    if (city.population >= alwaysFrom) {
      big.push(city);
      continue;
    }
    const cell = `${Math.floor(city.lat * cellsPerDegree)} ${Math.floor(city.lon * cellsPerDegree)}`;
    const other = cells.get(cell);
    if (!other || other.population < city.population) cells.set(cell, city);
  }
  // Only what the network needs, country codes in upper case.
  return [...big, ...cells.values()].map(({ lat, lon, countryCode, population, elevationMeters }) => ({
    lat,
    lon,
    countryCode: countryCode.toUpperCase(),
    population,
    elevationMeters,
  }));
}
