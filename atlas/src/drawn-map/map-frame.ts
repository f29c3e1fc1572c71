import { type Point, wrapDegrees } from '../travel/great-circle.ts';

/** Which part of the world a drawn map shows, in units of the drawing. Mercator, so that streets keep their angles. */
export interface MapFrame {
  width: number;
  height: number;
  /** The longitude in the middle; the date line may lie within the map. */
  middleLon: number;
  /** How much of the globe is seen, in degrees. */
  lonSpan: number;
  south: number;
  north: number;
  /** In the middle of the map. */
  metersPerUnit: number;
  x: (degreesFromMiddle: number) => number;
  y: (lat: number) => number;
  project: (point: Point) => readonly [x: number, y: number];
}

interface FrameOptions {
  width: number;
  height: number;
  /** Free space around the outermost points, in units of the drawing. */
  padding: number;
  /** A map of points close together shows at least so much ground from side to side. */
  leastMeters: number;
}

const degree = Math.PI / 180;
const metersPerDegree = 111_195;
const mostLat = 84;
const stretch = (lat: number) => {
  const held = Math.max(-mostLat, Math.min(mostLat, lat));
  return Math.log(Math.tan(Math.PI / 4 + (held * degree) / 2)) / degree;
};
const unstretch = (y: number) => (2 * Math.atan(Math.exp(y * degree)) - Math.PI / 2) / degree;

/** The middle and width of the narrowest band of longitudes that holds every point, across the date line if need be. */
function narrowestBand(lons: readonly number[]) {
  const sorted = [...lons].sort((a, b) => a - b);
  let gap = sorted[0]! + 360 - sorted.at(-1)!;
  let west = sorted[0]!;
  for (let i = 1; i < sorted.length; i++) {
    const between = sorted[i]! - sorted[i - 1]!;
    if (between <= gap) continue;
    gap = between;
    west = sorted[i]!;
  }
  const width = 360 - gap;
  return { middle: wrapDegrees(west + width / 2), width };
}

/** The frame that holds all points (at least one). */
export function frameMap(points: readonly Point[], options: FrameOptions): MapFrame {
  const { width, height, padding, leastMeters } = options;
  const band = narrowestBand(points.map(({ lon }) => lon));
  const ys = points.map(({ lat }) => stretch(lat));
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const middleY = (low + high) / 2;
  const shrink = Math.cos(unstretch(middleY) * degree);
  const scale = Math.min(
    (width - 2 * padding) / Math.max(band.width, 1e-6),
    (height - 2 * padding) / Math.max(high - low, 1e-6),
    width / (leastMeters / (metersPerDegree * shrink)),
  );
  const x = (degrees: number) => width / 2 + degrees * scale;
  const y = (lat: number) => height / 2 - (stretch(lat) - middleY) * scale;
  return {
    width,
    height,
    middleLon: band.middle,
    lonSpan: width / scale,
    south: unstretch(middleY - height / 2 / scale),
    north: unstretch(middleY + height / 2 / scale),
    metersPerUnit: (metersPerDegree * shrink) / scale,
    x,
    y,
    project: ({ lat, lon }) => [x(wrapDegrees(lon - band.middle)), y(lat)],
  };
}
