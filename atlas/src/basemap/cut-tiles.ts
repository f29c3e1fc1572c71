import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { BasemapLayers } from './basemap-layers.ts';

/** One vector tile. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

/** Extends a tile's features past its edge, so that lines and blurs have no seam. In 1/4096 of a tile. */
const buffer = 128;

/** Cuts the layers into vector tiles, from the whole world down to `maxZoom`; a tile with nothing in it is left out. */
export function cutTiles(layers: BasemapLayers, maxZoom: number): Tile[] {
  const indexes = Object.entries(layers).map(([name, features]) => ({
    name,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom, indexMaxZoom: 5, indexMaxPoints: 0, buffer, tolerance: 4 },
    ),
  }));
  const tiles: Tile[] = [];
  const cut = (z: number, x: number, y: number) => {
    const filled: Record<string, GeoJSONVTTile> = {};
    let below = false;
    for (const { name, index } of indexes) {
      const tile = index.getTile(z, x, y);
      if (!tile || tile.features.length === 0) continue;
      below = true;
      const features = tile.features.filter(
        ({ tags }: Pick<GeoJSONVTFeature, 'tags'>) => Number(tags?.['from'] ?? 0) <= z,
      );
      if (features.length > 0) filled[name] = { ...tile, features };
    }
    if (!below) return;
    if (Object.keys(filled).length > 0)
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
