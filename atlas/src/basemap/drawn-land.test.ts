import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { expect, it } from 'vitest';
import { basemapFileName, defaultDirectory } from '../build/locations.ts';
import { openAtlas } from '../open-atlas.ts';
import { standsAshore } from './dry-spots.ts';

const atlas = openAtlas();
const archive = readFileSync(path.join(defaultDirectory, basemapFileName));
const reader = new PMTiles({
  getKey: () => 'archive',
  getBytes: (offset, length) =>
    Promise.resolve({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer }),
});

interface Spot {
  lat: number;
  lon: number;
}

const tiles = new Map<string, Promise<VectorTile>>();
const tileAt = (zoom: number, x: number, y: number) => {
  const key = [zoom, x, y].join();
  const known = tiles.get(key);
  if (known) return known;
  const read = reader
    .getZxy(zoom, x, y)
    .then((tile) => new VectorTile(new PbfReader(new Uint8Array(tile?.data ?? []))));
  tiles.set(key, read);
  return read;
};

/** The tile of a zoom that a spot falls into, and where in it. */
async function tileOf({ lat, lon }: Spot, zoom: number) {
  const radians = (lat * Math.PI) / 180;
  const across = ((lon + 180) / 360) * 2 ** zoom;
  const down = (0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI)) * 2 ** zoom;
  const tile = await tileAt(zoom, Math.floor(across), Math.floor(down));
  return { tile, x: (across % 1) * 4096, y: (down % 1) * 4096 };
}

function holds(feature: VectorTileFeature, x: number, y: number) {
  let inside = false;
  for (const ring of feature.loadGeometry()) {
    ring.forEach((to, index) => {
      const from = ring.at(index - 1)!;
      if (from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y))
        inside = !inside;
    });
  }
  return inside;
}

/** Whether a spot is on the blue of the map's nearest tiles, as the style lays the layers over each other. */
async function isDrowned(spot: Spot) {
  const { tile, x, y } = await tileOf(spot, 8);
  const covered = (name: string) => {
    const layer = tile.layers[name];
    return Array.from({ length: layer?.length ?? 0 }, (_, index) => layer!.feature(index)).some((feature) =>
      holds(feature, x, y),
    );
  };
  return !covered('regained') && (!covered('land') || covered('lakes'));
}

const cities = atlas.catalogueCities();

it('drowns next to none of what stands on land', { timeout: 60_000 }, async () => {
  const sights = cities.flatMap(({ id }) => atlas.topAttractions(id));
  const quarters = cities.flatMap(({ id }) => atlas.cityInfo(id)?.guide.neighbourhoods ?? []);
  const drowned = async (spots: readonly Spot[]) => (await Promise.all(spots.map(isDrowned))).filter(Boolean);
  expect(sights.length).toBeGreaterThan(10_000);
  expect(await drowned(cities)).toHaveLength(0);
  expect(await drowned(quarters)).toHaveLength(0);
  expect(await drowned(sights.filter(({ category }) => standsAshore(category)))).toHaveLength(0);
  // Of the rest many are boats, bays and bridges; before land was drawn for the others it was 123.
  expect((await drowned(sights)).length).toBeLessThan(100);
});

it('leaves the sea where it is', async () => {
  const belem = { lat: 38.6916, lon: -9.216 };
  const tagus = { lat: 38.685, lon: -9.19 };
  const lagoon = { lat: 45.41, lon: 12.29 };
  expect(await Promise.all([belem, tagus, lagoon].map(isDrowned))).toEqual([false, true, true]);
});

const named = async (spot: Spot, layerName: string) => {
  const { tile } = await tileOf(spot, 10);
  const layer = tile.layers[layerName]!;
  return Array.from({ length: layer.length }, (_, index) => layer.feature(index).properties);
};

it('carries what a city is made of, with its ids', async () => {
  const kyoto = { lat: 35.0, lon: 135.76 };
  const sights = await named(kyoto, 'sights');
  expect(sights).toContainEqual(
    expect.objectContaining({ id: 'jp-kyoto/nishiki-market', name: 'Nishiki Market', kind: 'market' }),
  );
  expect(await named(kyoto, 'stations')).toContainEqual({ name: 'Kyoto station', kind: 'station' });
  expect(await named(kyoto, 'city-rivers')).toContainEqual(expect.objectContaining({ name: 'Kamo' }));
  expect((await named(kyoto, 'quarters')).length).toBeGreaterThan(2);
  expect((await named(kyoto, 'parks')).length).toBeGreaterThan(1);
});

it('carries railways, towns with their extent, and cities with their ids', async () => {
  const { tile } = await tileOf({ lat: 35.0, lon: 135.76 }, 8);
  expect(tile.layers['railways']!.length).toBeGreaterThan(2);
  expect(tile.layers['built']!.length).toBeGreaterThan(10);
  const places = tile.layers['places']!;
  const ids = Array.from({ length: places.length }, (_, index) => places.feature(index).properties['id']);
  expect(ids).toContain('jp-kyoto');
  expect(ids).toContain('jp-osaka');
});
