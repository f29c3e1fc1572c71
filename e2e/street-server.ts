import { gzipSync } from 'node:zlib';
import { GeoJSONVT, type GeoJSONVTFeature, type GeoJSONVTTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { json, standIn } from './stand-in.ts';
import { streetCity } from './street-city.ts';

const deepest = 14;

/** A server of streets on loopback that speaks as OpenFreeMap does, but for its tiles where it is broken. */
export async function streetServer({ broken = false } = {}) {
  const layers = Object.entries(streetCity()).map(([name, features]) => ({
    name,
    index: new GeoJSONVT(
      { type: 'FeatureCollection', features },
      { maxZoom: deepest, indexMaxZoom: 9, buffer: 64, tolerance: 3 },
    ),
  }));
  const cut = (z: number, x: number, y: number): Buffer => {
    const filled: Record<string, GeoJSONVTTile> = {};
    for (const { name, index } of layers) {
      const tile = index.getTile(z, x, y);
      const features =
        tile?.features.filter(
          ({ tags }: Pick<GeoJSONVTFeature, 'tags'>) => Number(tags?.['from'] ?? 0) <= z,
        ) ?? [];
      if (tile && features.length > 0) filled[name] = { ...tile, features };
    }
    return Buffer.from(fromGeojsonVt(filled, { version: 2, extent: 4096 }));
  };
  const server = await standIn(({ url: { pathname, origin } }, response) => {
    const [, z, x, y] = /^\/planet\/today\/(\d+)\/(\d+)\/(\d+)\.pbf$/.exec(pathname) ?? [];
    if (z && broken) return response.writeHead(500).end();
    if (z) {
      response.setHeader('content-encoding', 'gzip').setHeader('content-type', 'application/x-protobuf');
      return response.end(gzipSync(cut(Number(z), Number(x), Number(y))));
    }
    return json(response, {
      tilejson: '3.0.0',
      tiles: [`${origin}/planet/today/{z}/{x}/{y}.pbf`],
      minzoom: 0,
      maxzoom: deepest,
      attribution: '<a href="https://www.openstreetmap.org/copyright">© Street contributors</a>',
      vector_layers: layers.map(({ name }) => ({ id: name, fields: {} })),
    });
  });
  return { ...server, url: `${server.url}/planet` };
}
