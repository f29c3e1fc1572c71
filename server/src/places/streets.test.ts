import { writeFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { json, standIn, type StandInAnswer } from '../testing/stand-in.ts';
import { layersOf, streetTile } from '../testing/street-tile.ts';
import { testServer } from '../testing/test-server.ts';
import { writeArchive } from '../testing/write-archive.ts';

const dayMs = 86_400_000;
const credit =
  '<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> <a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a> Data from <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a><script>alert(1)</script>';
const rua = streetTile('transportation', 'Rua Augusta');

interface Changes {
  edition?: () => string;
  sheet?: Record<string, unknown>;
  tile?: StandInAnswer;
}

/** Answers as OpenFreeMap does: a TileJSON at `/planet`, tiles below the name of the newest edition. */
const openFreeMap = ({ edition = () => '20260913_164504_pt', sheet = {}, tile }: Changes = {}) =>
  standIn((asked, response) => {
    const here = `http://${asked.headers.host}`;
    if (asked.path !== '/planet') {
      if (tile) return tile(asked, response);
      response.setHeader('content-encoding', 'gzip').setHeader('content-type', 'application/x-protobuf');
      return response.end(gzipSync(asked.path.endsWith('/9/242/196.pbf') ? rua : Buffer.alloc(0)));
    }
    return json({
      tilejson: '3.0.0',
      tiles: [`${here}/planet/${edition()}/{z}/{x}/{y}.pbf`],
      minzoom: 0,
      maxzoom: 14,
      bounds: [-180, -85.05113, 180, 85.05113],
      attribution: credit,
      vector_layers: [
        { id: 'transportation', fields: {} },
        { id: 'water', fields: {} },
      ],
      ...sheet,
    })(asked, response);
  });

const siteOf = async (STREETS: string, OUTSIDE = 'auto') => {
  const server = await testServer({ env: { OUTSIDE, STREETS } });
  const visitor = server.browser();
  const settings = async () => (await visitor.get('/api/map-settings')).json;
  const tile = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await visitor.fetch(`/streets/${path}`, { headers });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  return { ...server, settings, tile };
};
const there = '9/242/196';

test('maps learn where tiles lie on this site, from where to where, and whom to thank', async () => {
  const { url } = await openFreeMap();
  const { settings } = await siteOf(`${url}/planet`);
  expect(await settings()).toEqual({
    streets: {
      tiles: ['/streets/{z}/{x}/{y}'],
      schema: 'openmaptiles',
      minzoom: 9,
      maxzoom: 14,
      bounds: [-180, -85.05113, 180, 85.05113],
      credits: [
        { text: 'OpenFreeMap', url: 'https://openfreemap.org' },
        { text: '© OpenMapTiles', url: 'https://www.openmaptiles.org/' },
        { text: 'OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
      ],
    },
    roads: false,
  });
});

test('a tile is passed through with ground under it, packed for whoever takes that, and asked for once', async () => {
  const { url, asked } = await openFreeMap();
  const { tile } = await siteOf(`${url}/planet`);
  const packed = await tile(there);
  expect(packed.status).toBe(200);
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(packed.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(layersOf(packed.bytes)).toEqual([
    ['ground', null],
    ['transportation', 'Rua Augusta'],
  ]);
  const plain = await tile(there, { 'accept-encoding': 'identity' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.bytes).toEqual(packed.bytes);
  expect(asked.map(({ path }) => path)).toEqual(['/planet', '/planet/20260913_164504_pt/9/242/196.pbf']);
  expect((await tile('10/1/1')).status).toBe(204);
});

test('tiles are kept over editions of the planet, and old ones serve while the server is down', async () => {
  let edition = 'first';
  const { url, asked, close } = await openFreeMap({ edition: () => edition });
  const { tile, settings, clock } = await siteOf(`${url}/planet`);
  await tile(there);
  edition = 'second';
  clock.forward(2 * dayMs);
  await tile(there);
  expect(asked.map(({ path }) => path)).toEqual(['/planet', '/planet/first/9/242/196.pbf', '/planet']);
  await tile('9/1/1');
  expect(asked.at(-1)!.path).toBe('/planet/second/9/1/1.pbf');
  await close();
  clock.forward(40 * dayMs);
  expect(layersOf((await tile(there)).bytes)).toHaveLength(2);
  expect((await settings()).streets).not.toBeNull();
  const unknown = await tile('9/2/2');
  expect(unknown.status).toBe(204);
  expect(unknown.headers.get('cache-control')).toBe('max-age=20');
});

test('what is outside the grid or the zooms is refused, and nobody is asked for it', async () => {
  const { url, asked } = await openFreeMap();
  const { tile } = await siteOf(`${url}/planet`);
  const beyond = [
    '9/512/1',
    '9/1/512',
    '8/1/1',
    '15/1/1',
    '25/1/1',
    '9/1/-1',
    '9/a/1',
    '9/1/1.5',
    '99999999/1/1',
  ];
  for (const path of beyond) expect((await tile(path)).status, path).toBe(404);
  expect(asked.filter(({ path }) => path !== '/planet')).toEqual([]);
});

test('who asks for more than eyes can see is told to wait', async () => {
  const { tile } = await siteOf('off');
  const answers = await Promise.all(Array.from({ length: 901 }, () => tile('1/1/1')));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
});

const bad: [string, Changes][] = [
  ['another host in its sheet', { sheet: { tiles: ['http://169.254.169.254/{z}/{x}/{y}'] } }],
  ['layers of no known schema', { sheet: { vector_layers: [{ id: 'strassen' }] } }],
  ['a sheet of another form', { sheet: { tiles: 'none' } }],
];
for (const [what, changes] of bad) {
  test(`a server with ${what} is as if there were none`, async () => {
    const { url, asked } = await openFreeMap(changes);
    const { tile, settings } = await siteOf(`${url}/planet`);
    expect((await settings()).streets).toBeNull();
    expect((await tile(there)).status).toBe(204);
    expect(new Set(asked.map(({ path }) => path))).toEqual(new Set(['/planet']));
  });
}

const badTiles: [string, StandInAnswer][] = [
  ['a page', (_, response) => response.setHeader('content-type', 'text/html').end('<p>Busy')],
  ['half a tile', (_, response) => response.end(rua.subarray(0, rua.length - 3))],
  ['what cannot be unpacked', (_, response) => response.end(gzipSync(rua).subarray(0, 40))],
  ['a tile of 50 MB, packed small', (_, response) => response.end(gzipSync(Buffer.alloc(50_000_000)))],
  [
    'the way to another server',
    (_, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  ],
];
for (const [what, answer] of badTiles) {
  test(`where ${what} comes instead of a tile, none is told and none is kept`, async () => {
    const { url } = await openFreeMap({ tile: answer });
    const { tile, db } = await siteOf(`${url}/planet`);
    expect((await tile(there)).status).toBe(204);
    const kept = await db.selectFrom('outside_answers').select('content_type').execute();
    expect(kept).toHaveLength(1);
  });
}

test('a style is read for its first source of vector tiles, by the address of a sheet or by their own', async () => {
  const { url } = await standIn((asked, response) => {
    const sources = {
      hills: { type: 'raster', tiles: ['https://elsewhere.example/{z}'] },
      streets:
        asked.path === '/by-sheet'
          ? { type: 'vector', url: '/sheet.json' }
          : { type: 'vector', tiles: ['/t/{z}/{x}/{y}'], maxzoom: 13 },
    };
    if (asked.path === '/sheet.json')
      return json({ tiles: ['t/{z}/{x}/{y}'], scheme: 'tms', maxzoom: 15, vector_layers: [{ id: 'roads' }] })(
        asked,
        response,
      );
    if (!asked.path.startsWith('/t/')) return json({ version: 8, sources, layers: [] })(asked, response);
    return response.end(asked.path === '/t/9/242/315' ? streetTile('roads', 'Rua do Ouro') : rua);
  });
  const bySheet = await siteOf(`${url}/by-sheet`);
  expect((await bySheet.settings()).streets).toMatchObject({ schema: 'protomaps', maxzoom: 15 });
  // Its rows count from the south: 315 is 196 from the north.
  expect(layersOf((await bySheet.tile(there)).bytes)[1]).toEqual(['roads', 'Rua do Ouro']);
  const byTiles = await siteOf(`${url}/by-tiles`);
  expect((await byTiles.settings()).streets).toMatchObject({ schema: 'openmaptiles', maxzoom: 13 });
  expect(layersOf((await byTiles.tile(there)).bytes)[1]).toEqual(['transportation', 'Rua Augusta']);
});

test('an archive on this machine serves without anybody outside', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'wayfare-streets-')), 'lisbon.pmtiles');
  const about = {
    attribution: '<a href="https://protomaps.com">Protomaps</a> © OpenStreetMap',
    vector_layers: [{ id: 'roads' }],
  };
  writeFileSync(file, writeArchive([9, 242, 196], streetTile('roads', 'Rua do Ouro'), about));
  const { settings, tile } = await siteOf(file, 'off');
  expect((await settings()).streets).toMatchObject({
    schema: 'protomaps',
    minzoom: 9,
    maxzoom: 9,
    bounds: [-10, 38, -9, 39],
    credits: [{ text: 'Protomaps', url: 'https://protomaps.com' }],
  });
  expect(layersOf((await tile(there)).bytes)).toEqual([
    ['ground', null],
    ['roads', 'Rua do Ouro'],
  ]);
  expect((await tile('9/1/1')).status).toBe(204);
});

test('an archive that is none, or of something else, leaves the embedded map', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'wayfare-streets-')), 'broken.pmtiles');
  writeFileSync(file, 'no archive at all');
  const { settings, tile } = await siteOf(file, 'off');
  expect(await settings()).toEqual({ streets: null, roads: false });
  expect((await tile(there)).status).toBe(204);
  await expect(siteOf('/nowhere/lisbon.pmtiles')).rejects.toThrow(ConfigError);
  await expect(siteOf('https://a.example/lisbon.pmtiles')).rejects.toThrow(/download that file/);
});

test('with everything off there are no streets, and pages may ask this site alone', async () => {
  const { settings, tile, browser } = await siteOf('', 'off');
  expect(await settings()).toEqual({ streets: null, roads: false });
  expect((await tile(there)).status).toBe(204);
  const policy = (await browser().fetch('/api/map-settings')).headers.get('content-security-policy');
  expect(policy).not.toContain('http');
});
