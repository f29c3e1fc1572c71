import { toPixels } from '../map/cluster-points.ts';
import type { LngLat } from '../map/map-contents.ts';

/** A tile of the map: its zoom, and its place in the grid of that zoom. */
export type TilePlace = readonly [zoom: number, x: number, y: number];

const tilePixels = 512;

/**
 * The tiles that a map of these points draws: at every zoom the one below each point and the eight around it, which
 * fill a screen that is fitted to them, and to each from as near as one likes.
 */
export function tilesAround(points: readonly LngLat[], deepest: number): TilePlace[] {
  const tiles = new Map<string, TilePlace>();
  for (let zoom = 0; zoom <= deepest; zoom += 1) {
    const count = 2 ** zoom;
    for (const point of points) {
      const [left, top] = toPixels(point, zoom).map((pixels) => Math.floor(pixels / tilePixels)) as [
        number,
        number,
      ];
      for (const x of [left - 1, left, left + 1]) {
        for (const y of [top - 1, top, top + 1]) {
          // The world goes on beyond its left and right edge, not beyond the poles.
          if (y < 0 || y >= count) continue;
          const place: TilePlace = [zoom, (x + count) % count, y];
          tiles.set(place.join(), place);
        }
      }
    }
  }
  return [...tiles.values()];
}
