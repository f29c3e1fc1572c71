import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExtractRow } from './extract-row.ts';
import { readOsmPbf } from './read-osm-pbf.ts';

/* Writes the format as its description on the wiki of OpenStreetMap gives it. */

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayfare-pbf-'));
});
afterAll(() => rm(folder, { recursive: true }));

const bytesOf = (write: (pbf: PbfWriter) => void): Uint8Array => {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
};

function block(type: string, data: Uint8Array, packed = true): Buffer {
  const blob = bytesOf((pbf) => {
    if (!packed) return pbf.writeBytesField(1, data);
    pbf.writeVarintField(2, data.length);
    return pbf.writeBytesField(3, deflateSync(data));
  });
  const header = bytesOf((pbf) => {
    pbf.writeStringField(1, type);
    pbf.writeVarintField(3, blob.length);
  });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

type Tags = Record<string, string>;

/** A table of strings, and tags as numbers of it. */
class Strings {
  readonly list = [''];
  of(text: string): number {
    const at = this.list.indexOf(text);
    return at >= 0 ? at : this.list.push(text) - 1;
  }
  keys = (tags: Tags) => Object.keys(tags).map((key) => this.of(key));
  values = (tags: Tags) => Object.values(tags).map((value) => this.of(value));
}

function primitives(write: (pbf: PbfWriter, strings: Strings) => void): Uint8Array {
  const strings = new Strings();
  const group = bytesOf((pbf) => write(pbf, strings));
  return bytesOf((pbf) => {
    pbf.writeBytesField(
      1,
      bytesOf((table) => {
        for (const text of strings.list) table.writeBytesField(1, Buffer.from(text));
      }),
    );
    pbf.writeBytesField(2, group);
  });
}

const deltas = (numbers: readonly number[]) => numbers.map((number, at) => number - (numbers[at - 1] ?? 0));
const nano = (degrees: number) => Math.round(degrees * 1e7);

interface Node {
  id: number;
  lat: number;
  lon: number;
  tags?: Tags;
}

const denseNodes = (nodes: readonly Node[]) =>
  primitives((pbf, strings) =>
    pbf.writeBytesField(
      2,
      bytesOf((dense) => {
        dense.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
        dense.writePackedSVarint(8, deltas(nodes.map(({ lat }) => nano(lat))));
        dense.writePackedSVarint(9, deltas(nodes.map(({ lon }) => nano(lon))));
        dense.writePackedVarint(
          10,
          nodes.flatMap(({ tags = {} }) => [
            ...Object.entries(tags).flatMap(([key, value]) => [strings.of(key), strings.of(value)]),
            0,
          ]),
        );
      }),
    ),
  );

const plainNode = ({ id, lat, lon, tags = {} }: Node) =>
  primitives((pbf, strings) =>
    pbf.writeBytesField(
      1,
      bytesOf((node) => {
        node.writeSVarintField(1, id);
        node.writePackedVarint(2, strings.keys(tags));
        node.writePackedVarint(3, strings.values(tags));
        node.writeSVarintField(8, nano(lat));
        node.writeSVarintField(9, nano(lon));
      }),
    ),
  );

const way = (id: number, refs: readonly number[], tags: Tags = {}) =>
  primitives((pbf, strings) =>
    pbf.writeBytesField(
      3,
      bytesOf((one) => {
        one.writeVarintField(1, id);
        one.writePackedVarint(2, strings.keys(tags));
        one.writePackedVarint(3, strings.values(tags));
        one.writePackedSVarint(8, deltas(refs));
      }),
    ),
  );

const relation = (id: number, ways: readonly number[], tags: Tags) =>
  primitives((pbf, strings) =>
    pbf.writeBytesField(
      4,
      bytesOf((one) => {
        one.writeVarintField(1, id);
        one.writePackedVarint(2, strings.keys(tags));
        one.writePackedVarint(3, strings.values(tags));
        one.writePackedSVarint(9, deltas(ways));
        one.writePackedVarint(
          10,
          ways.map(() => 1),
        );
      }),
    ),
  );

async function read(...parts: Buffer[]): Promise<ExtractRow[]> {
  const path = join(folder, `${Math.random()}.osm.pbf`);
  await writeFile(path, Buffer.concat([block('OSMHeader', new Uint8Array()), ...parts]));
  const rows: ExtractRow[] = [];
  for await (const result of readOsmPbf(path)) {
    if ('problem' in result) throw new Error(result.problem);
    rows.push(result.row);
  }
  return rows;
}

const big = 11_999_999_999;

it('reads points with their tags, and leaves out what no traveller visits', async () => {
  const rows = await read(
    block(
      'OSMData',
      denseNodes([
        { id: big, lat: 48.8611, lon: 2.3364, tags: { tourism: 'museum', name: 'Musée du Louvre' } },
        { id: big + 1, lat: 48.1, lon: 2.1 },
        {
          id: big + 2,
          lat: -33.85,
          lon: -70.2,
          tags: { amenity: 'cafe', name: 'Café', opening_hours: '08:00-18:00' },
        },
        { id: big + 3, lat: 1, lon: 1, tags: { amenity: 'bench', name: 'Bench' } },
        { id: big + 4, lat: 1, lon: 1, tags: { tourism: 'museum' } },
      ]),
    ),
    block(
      'OSMData',
      plainNode({ id: 7, lat: 1.5, lon: 2.5, tags: { historic: 'castle', name: 'Castle' } }),
      false,
    ),
  );
  expect(rows).toMatchObject([
    { name: 'Musée du Louvre', lat: 48.8611, lon: 2.3364, category: 'museum', reachMeters: 0 },
    { name: 'Café', lat: -33.85, lon: -70.2, category: 'food', hoursText: '08:00-18:00' },
    { name: 'Castle', lat: 1.5, lon: 2.5, category: 'castle' },
  ]);
});

it('reads areas by the middle of their outlines, wherever in the file their parts stand', async () => {
  const corners = [
    { id: 1, lat: 10, lon: 20 },
    { id: 2, lat: 10, lon: 20.02 },
    { id: 3, lat: 10.02, lon: 20.02 },
    { id: big, lat: 10.02, lon: 20 },
  ];
  const rows = await read(
    block('OSMData', relation(9, [5], { leisure: 'park', name: 'Great Park', type: 'multipolygon' })),
    block(
      'OSMData',
      way(4, [1, 2, 3, big, 1], { leisure: 'garden', name: 'Garden', website: 'https://example.org' }),
    ),
    block('OSMData', way(5, [1, 2])),
    block('OSMData', denseNodes(corners)),
  );
  const [garden, park] = rows;
  expect(garden).toMatchObject({ name: 'Garden', category: 'garden', url: 'https://example.org' });
  expect([garden!.lat, garden!.lon]).toEqual([expect.closeTo(10.01, 6), expect.closeTo(20.01, 6)]);
  expect(garden!.reachMeters).toBeGreaterThan(1500);
  expect(park).toMatchObject({ name: 'Great Park', category: 'park' });
  expect([park!.lat, park!.lon]).toEqual([expect.closeTo(10, 6), expect.closeTo(20.01, 6)]);
});

it('refuses what is no such file, and one that breaks off', async () => {
  const path = join(folder, 'bad.osm.pbf');
  const reading = async () => {
    for await (const result of readOsmPbf(path)) expect(result).toBeDefined();
  };
  await writeFile(path, '{"type": "FeatureCollection"}');
  await expect(reading()).rejects.toThrow('no .osm.pbf');
  const whole = block('OSMData', denseNodes([{ id: 1, lat: 1, lon: 1 }]));
  await writeFile(path, whole.subarray(0, whole.length - 5));
  await expect(reading()).rejects.toThrow('breaks off');
});
