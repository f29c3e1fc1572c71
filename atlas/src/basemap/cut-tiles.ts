import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import type { BasemapLayers } from './map-feature.ts';

/** One vector tile. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

/** Extends a tile's features past its edge, so that lines and blurs have no seam. In 1/4096 of a tile. */
const buffer = 128;

/** How many units of a tile (1/4096) a line may be off: the nearest tiles are magnified, and show it. */
const tolerance = { far: 4, nearest: 1 };

const indexed = (features: Feature[], options: { maxZoom: number; tolerance: number }) =>
  new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { ...options, indexMaxZoom: 5, indexMaxPoints: 0, buffer },
  );

/** Cuts the layers into vector tiles of the zooms from `minZoom` to `maxZoom`; a tile with nothing in it is left out. */
export function cutTiles(layers: BasemapLayers, maxZoom: number, minZoom = 0): Tile[] {
  const indexes = Object.entries(layers).map(([name, features]) => ({
    name,
    far: indexed(features, { maxZoom, tolerance: tolerance.far }),
    // At the last zoom of an index nothing is simplified, so this one is made for one zoom more.
    nearest: indexed(features, { maxZoom: maxZoom + 1, tolerance: tolerance.nearest }),
  }));
  const tiles: Tile[] = [];
  const cut = (z: number, x: number, y: number) => {
    const filled: Record<string, GeoJSONVTTile> = {};
    let below = false;
    for (const { name, far, nearest } of indexes) {
      const tile = (z === maxZoom ? nearest : far).getTile(z, x, y);
      // What is too small for this zoom may be seen at the next.
      if (!tile || tile.numFeatures === 0) continue;
      below = true;
      const features = tile.features.filter(
        ({ tags }: Pick<GeoJSONVTFeature, 'tags'>) => Number(tags?.['from'] ?? 0) <= z,
      );
      if (features.length > 0) filled[name] = { ...tile, features };
    }
    if (!below) return;
    if (z >= minZoom && Object.keys(filled).length > 0)
      tiles.push({ z, x, y, bytes: fromGeojsonVt(filled, { version: 2, extent: 4096 }) });
    if (z === maxZoom) return;
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const)
      cut(z + 1, 2 * x + dx, 2 * y + dy);
  };
  cut(0, 0, 0);
  return tiles;
}
