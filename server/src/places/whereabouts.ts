import { distanceKm } from '@wayfare/almanac/distance';
import type { Atlas, Attraction, City } from '@wayfare/atlas';
import type { Answer } from '@wayfare/contracts/endpoints';

/** So far from the middle of a quarter one is in it or beside it. */
const quarterKm = 0.8;
const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const;

/** Where a sight lies in its city: by which of the quarters that its guide tells of, and which way from the centre. */
export function whereaboutsOf(
  atlas: Atlas,
  city: City,
  { lat, lon }: Attraction,
): Answer<'attractionInfo'>['whereabouts'] {
  const quarters = (atlas.cityInfo(city.id)?.guide.neighbourhoods ?? [])
    .map((quarter) => ({ name: quarter.name, km: distanceKm(lat, lon, quarter.lat, quarter.lon) }))
    .toSorted((one, other) => one.km - other.km);
  const east = (lon - city.lon) * Math.cos((city.lat * Math.PI) / 180);
  const eighths = Math.round((Math.atan2(east, lat - city.lat) / Math.PI) * 4);
  return {
    quarter: quarters[0] && quarters[0].km <= quarterKm ? quarters[0].name : null,
    metersFromCentre: Math.round(distanceKm(lat, lon, city.lat, city.lon) * 1000),
    wind: winds[(eighths + 8) % 8]!,
  };
}
