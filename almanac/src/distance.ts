const earthRadiusKm = 6371.0088;
const radians = Math.PI / 180;

/** Great-circle distance in kilometres between two points in degrees. */
export function distanceKm(fromLat: number, fromLon: number, toLat: number, toLon: number): number {
  const halfLat = ((toLat - fromLat) * radians) / 2;
  const halfLon = ((toLon - fromLon) * radians) / 2;
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(fromLat * radians) * Math.cos(toLat * radians) * Math.sin(halfLon) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

interface Spot {
  latitude: number;
  longitude: number;
}

/** Great-circle distance in metres between two places. */
export const metersBetween = (from: Spot, to: Spot): number =>
  distanceKm(from.latitude, from.longitude, to.latitude, to.longitude) * 1000;
