import type { Atlas } from '../atlas.ts';
import type { Category } from '../catalogue/categories.ts';
import { namedStations } from './railways.ts';
import type { Disc } from './round-shapes.ts';

/** A sight of these may well be on or over water. */
const maybeAfloat: ReadonlySet<Category> = new Set(['bridge', 'experience', 'nature']);
/** How far the ground reaches around what stands on it, in metres. */
const reach = { sight: 240, quarter: 420, city: 500, place: 320, island: 500, airport: 800, station: 200 };

/** Whether a sight of this kind stands on the ground. */
export const standsAshore = (category: Category) => !maybeAfloat.has(category);

/** Everything of the atlas that is known to be on land. */
export function drySpots(atlas: Atlas, leastPeople: number): Disc[] {
  const spots: Disc[] = [];
  const add = ({ lat, lon }: { lat: number; lon: number }, meters: number) =>
    void spots.push({ at: [lon, lat], meters });
  for (const city of atlas.catalogueCities()) {
    add(city, reach.city);
    for (const quarter of atlas.cityInfo(city.id)?.guide.neighbourhoods ?? []) add(quarter, reach.quarter);
    for (const sight of atlas.topAttractions(city.id))
      if (standsAshore(sight.category)) add(sight, sight.category === 'island' ? reach.island : reach.sight);
  }
  for (const place of atlas.cities(leastPeople)) add(place, reach.place);
  for (const airport of atlas.airports()) if (airport.size !== 'small') add(airport, reach.airport);
  for (const station of namedStations()) add(station, reach.station);
  return spots;
}
