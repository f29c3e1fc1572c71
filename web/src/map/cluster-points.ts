import type { LngLat } from './map-contents.ts';

/** Points that lie too near each other to be told apart at a zoom; a cluster of one is the point itself. */
export interface Cluster<Point> {
  id: string;
  at: LngLat;
  points: Point[];
}

interface Placed {
  id: string;
  at: LngLat;
}

const tilePixels = 512;

/** Where a point lies on the flat map, in pixels at this zoom. */
export function toPixels([longitude, latitude]: LngLat, zoom: number): [number, number] {
  const size = tilePixels * 2 ** zoom;
  const radians = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180;
  return [
    ((longitude + 180) / 360) * size,
    (0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)) * size,
  ];
}

/**
 * Gathers points within `reach` pixels of the first of them, in the order given, so that the same points always make
 * the same clusters.
 */
export function clusterPoints<Point extends Placed>(
  points: readonly Point[],
  zoom: number,
  reach: number,
): Cluster<Point>[] {
  const clusters: (Cluster<Point> & { pixels: [number, number] })[] = [];
  for (const point of points) {
    const pixels = toPixels(point.at, zoom);
    const near = clusters.find(
      (cluster) => Math.hypot(cluster.pixels[0] - pixels[0], cluster.pixels[1] - pixels[1]) < reach,
    );
    if (near) near.points.push(point);
    else clusters.push({ id: point.id, at: point.at, points: [point], pixels });
  }
  return clusters.map(({ id, at, points: gathered }) => ({ id, at, points: gathered }));
}
