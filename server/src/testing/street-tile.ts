import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

/** A vector tile as a server of streets sends it, with one street in it. */
export function streetTile(layer: string, name: string): Buffer {
  const street = {
    type: 'Feature' as const,
    properties: { name, class: 'primary' },
    geometry: {
      type: 'LineString' as const,
      coordinates: [
        [-9.3, 38.7],
        [-9.0, 38.7],
      ],
    },
  };
  const index = new GeoJSONVT({ type: 'FeatureCollection', features: [street] }, { maxZoom: 9 });
  return Buffer.from(fromGeojsonVt({ [layer]: index.getTile(9, 242, 196)! }, { version: 2 }));
}

/** Which layers a tile has, and what the first thing in each is called. */
export function layersOf(bytes: Buffer) {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return Object.entries(layers).map(([id, layer]) => [id, layer.feature(0).properties['name'] ?? null]);
}
