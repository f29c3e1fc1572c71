/** A point on the globe in degrees. */
export interface Point {
  lat: number;
  lon: number;
}

const radians = Math.PI / 180;
const earthDiameterMeters = 12_742_000;

/** The shortest distance over the globe, in metres. */
export function greatCircle(from: Point, to: Point): number {
  const sinLat = Math.sin(((to.lat - from.lat) * radians) / 2);
  const sinLon = Math.sin(((to.lon - from.lon) * radians) / 2);
  const haversine =
    sinLat * sinLat + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * sinLon * sinLon;
  return earthDiameterMeters * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The point a fraction (0–1) of the way along the great circle. */
export function pointBetween(from: Point, to: Point, fraction: number): Point {
  const angle = greatCircle(from, to) / (earthDiameterMeters / 2);
  if (angle < 1e-9) return from;
  const a = Math.sin((1 - fraction) * angle) / Math.sin(angle);
  const b = Math.sin(fraction * angle) / Math.sin(angle);
  const [x1, y1, z1] = vector(from);
  const [x2, y2, z2] = vector(to);
  const x = a * x1 + b * x2;
  const y = a * y1 + b * y2;
  const z = a * z1 + b * z2;
  return { lat: Math.atan2(z, Math.hypot(x, y)) / radians, lon: Math.atan2(y, x) / radians };
}

/** How much of the way runs east: 1 due east, −1 due west, taken at the middle of the way. */
export function eastward(from: Point, to: Point): number {
  const before = pointBetween(from, to, 0.45);
  const after = pointBetween(from, to, 0.55);
  const dx = wrapDegrees(after.lon - before.lon) * Math.cos(((before.lat + after.lat) / 2) * radians);
  const dy = after.lat - before.lat;
  const length = Math.hypot(dx, dy);
  return length < 1e-9 ? 0 : dx / length;
}

/** A difference of longitudes brought into −180…180. */
export function wrapDegrees(degrees: number): number {
  if (degrees >= -180 && degrees < 180) return degrees;
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function vector(point: Point): readonly [x: number, y: number, z: number] {
  const cosLat = Math.cos(point.lat * radians);
  return [
    cosLat * Math.cos(point.lon * radians),
    cosLat * Math.sin(point.lon * radians),
    Math.sin(point.lat * radians),
  ];
}
