import type { Feature } from 'geojson';
import { PMTiles } from 'pmtiles';
import { expect, it } from 'vitest';
import { cutTiles } from './cut-tiles.ts';
import { readShapes } from './read-shapes.ts';
import { smoothLine } from './smooth-line.ts';
import { writePmtiles } from './write-pmtiles.ts';

const spot = (lon: number, lat: number, from: number): Feature => ({
  type: 'Feature',
  properties: { name: 'A spot', from },
  geometry: { type: 'Point', coordinates: [lon, lat] },
});

const readerOf = (archive: Buffer) =>
  new PMTiles({
    getKey: () => 'archive',
    getBytes: (offset, length) =>
      Promise.resolve({ data: new Uint8Array(archive.subarray(offset, offset + length)).buffer }),
  });

it('keeps every tile where a reader finds it, and leaves empty ones out', async () => {
  const tiles = cutTiles({ spots: [spot(135.7, 35, 0), spot(-9.1, 38.7, 3)] }, 5);
  const archive = readerOf(writePmtiles(tiles, ['spots']));
  expect(await archive.getHeader()).toMatchObject({
    minZoom: 0,
    maxZoom: 5,
    numAddressedTiles: tiles.length,
  });
  for (const { z, x, y, bytes } of tiles) {
    expect(new Uint8Array((await archive.getZxy(z, x, y))!.data)).toEqual(new Uint8Array(bytes));
  }
  expect(await archive.getZxy(5, 0, 0)).toBeUndefined();
});

it('leaves out of a tile what belongs to nearer ones', () => {
  const tiles = cutTiles({ spots: [spot(-9.1, 38.7, 3)] }, 4);
  expect(tiles.map(({ z }) => z)).toEqual([3, 4]);
});

it('cuts none but the zooms that are asked for', () => {
  const tiles = cutTiles({ spots: [spot(-9.1, 38.7, 0)] }, 5, 5);
  expect(tiles.map(({ z }) => z)).toEqual([5]);
});

it('needs leaf directories for many tiles, and reads through them', async () => {
  const tiles = Array.from({ length: 3500 }, (_, index) => ({
    z: 7,
    x: index % 128,
    y: Math.floor(index / 128),
    bytes: Uint8Array.of(index % 256, index >> 8),
  }));
  const archive = readerOf(writePmtiles(tiles, ['none']));
  for (const { z, x, y, bytes } of [tiles[0]!, tiles[1777]!, tiles[3499]!]) {
    expect(new Uint8Array((await archive.getZxy(z, x, y))!.data)).toEqual(bytes);
  }
});

it('rounds corners and keeps the ends', () => {
  const line = smoothLine(
    [
      [0, 0],
      [10, 0],
      [10, 10],
    ],
    1,
  );
  expect(line).toEqual([
    [0, 0],
    [7.5, 0],
    [10, 2.5],
    [10, 10],
  ]);
});

it('draws no line across the whole world at the date line', { timeout: 30_000 }, () => {
  const { land, borders, spots } = readShapes();
  let longest = 0;
  for (const { geometry } of land) {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : [];
    for (const ring of rings) {
      for (let index = 1; index < ring.length; index += 1) {
        const [[x1, y1], [x2]] = [ring[index - 1]!, ring[index]!];
        if (y1! > -85) longest = Math.max(longest, Math.abs(x2! - x1!));
      }
    }
  }
  expect(longest).toBeLessThan(5);
  expect(borders.length).toBeGreaterThan(300);
  expect(spots.length).toBeGreaterThan(200);
});
