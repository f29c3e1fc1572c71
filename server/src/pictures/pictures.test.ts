import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverJpeg, coverPng, pictureSize, sightSvg } from '@wayfare/covers';
import { afterEach, expect, test, vi } from 'vitest';
import { type StandInAnswer, standIn } from '../testing/stand-in.ts';
import { testServer } from '../testing/test-server.ts';
import { ownPictures } from './own-pictures.ts';

const drawing = (seed: string) =>
  sightSvg({
    id: `xx-town/${seed}`,
    kind: 'fountain',
    climate: 'mediterranean',
    latitude: 42,
    elevationMeters: 20,
    population: 1_000_000,
    coastal: false,
    season: 'summer',
    night: false,
  });
const photograph = (seed: string, width = 1920, height = 1200) => coverJpeg(drawing(seed), width, height);

let usual: ReturnType<typeof photograph> | undefined;
/** The photograph that Commons has unless told otherwise; drawn once, as that takes longer than most tests. */
const usualPhotograph = () => (usual ??= photograph('a'));

const trevi = { latitude: 41.9009, longitude: 12.4833 };
const snak = (value: unknown, rank = 'normal') => ({ rank, mainsnak: { datavalue: { value } } });

interface Wikimedia {
  /** What Wikidata finds by a name, in its order. */
  found?: Record<string, Record<string, unknown[]>>;
  licence?: string;
  artist?: string;
  /** Where the picture is said to be. */
  thumb?: (origin: string) => string;
  file?: StandInAnswer;
}

const knownTrevi = { Q1: { P625: [snak(trevi)], P18: [snak('Trevi Fountain 2020.jpg')] } };

/** Wikidata and Commons in one stand-in, which knows the Trevi Fountain unless told otherwise. */
async function wikimedia({
  found = knownTrevi,
  licence = 'CC BY-SA 4.0',
  artist = '<a href="//commons.wikimedia.org/wiki/User:Ann">Ann Example</a>',
  thumb = (origin) => `${origin}/thumb/Trevi.jpg`,
  file = async (_, response) => response.setHeader('content-type', 'image/jpeg').end(await usualPhotograph()),
}: Wikimedia = {}) {
  return standIn(async (asked, response) => {
    const url = new URL(asked.path, `http://${asked.headers.host}`);
    const json = (value: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    if (url.pathname.startsWith('/thumb/')) return file(asked, response);
    const action = url.searchParams.get('action');
    if (action === 'wbsearchentities') return json({ search: Object.keys(found).map((id) => ({ id })) });
    if (action === 'wbgetentities') {
      return json({
        entities: Object.fromEntries(Object.entries(found).map(([id, claims]) => [id, { claims }])),
      });
    }
    const imageinfo = [
      {
        url: `${url.origin}/full.jpg`,
        thumburl: thumb(url.origin),
        mime: 'image/jpeg',
        extmetadata: {
          Artist: { value: artist },
          LicenseShortName: { value: licence },
          LicenseUrl: { value: 'https://creativecommons.org/licenses/by-sa/4.0' },
        },
      },
    ];
    return json({ query: { pages: { 7: { imageinfo } } } });
  });
}

const outsideAt = (url: string) => ({ OUTSIDE: 'auto', FACTS_URL: url, PICTURES_URL: url });
const treviId = 'it-rome/trevi-fountain';

type Server = Awaited<ReturnType<typeof testServer>>;

/** What is told of a place once nothing is looked for any more. */
async function settled(server: Server, id = treviId) {
  const ask = async () => (await server.browser().get(`/api/pictures?ids=${id}`)).json;
  await vi.waitFor(async () => expect((await ask()).coming).toBe(false), { timeout: 20_000, interval: 30 });
  return ask();
}
const fetched = (server: Server, path: string) => server.browser().fetch(path);

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-pictures-'));
  folders.push(folder);
  return folder;
}

test('a picture is found by name and place, kept in three widths, and told with its author and licence', async () => {
  const { url, asked } = await wikimedia();
  const server = await testServer({ env: outsideAt(url) });
  const first = (await server.browser().get(`/api/pictures?ids=${treviId}`)).json;
  expect(first).toEqual({ on: true, pictures: [], coming: true });
  const { pictures } = await settled(server);
  expect(pictures).toEqual([
    {
      id: treviId,
      version: expect.stringMatching(/^[\w-]{10}$/),
      widths: [480, 960, 1600],
      colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
      credit: 'Ann Example',
      licence: 'CC BY-SA 4.0',
      licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
      sourceUrl: 'https://commons.wikimedia.org/wiki/File%3ATrevi_Fountain_2020.jpg',
    },
  ]);
  const forms: [string, string, number][] = [
    ['480.webp', 'image/webp', 480],
    ['960.webp', 'image/webp', 960],
    ['1600.webp', 'image/webp', 1600],
  ];
  for (const [file, type, width] of forms) {
    const answer = await fetched(server, `/picture/${treviId}-${file}?v=1`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(pictureSize(bytes)).toMatchObject({ type: 'webp', width });
  }
  const share = await fetched(server, `/picture/${treviId}-share.jpg`);
  expect(share.headers.get('content-type')).toBe('image/jpeg');
  // Asked once each: search, entity, what Commons says of it, its bytes.
  expect(asked).toHaveLength(4);
  expect(asked[2]!.path).toContain('iiurlwidth=1920');
});

test('it is resized in a thread of its own as well as without one', { timeout: 60_000 }, async () => {
  const { url } = await wikimedia();
  const server = await testServer({ env: { ...outsideAt(url), PLANNING_THREADS: '1' } });
  await settled(server);
  const answer = await fetched(server, `/picture/${treviId}-480.webp`);
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP');
});

const refused: [string, Wikimedia][] = [
  [
    'a thing of the same name far away',
    { found: { Q1: { P625: [snak({ latitude: 35.7, longitude: 139.7 })], P18: [snak('Tokyo.jpg')] } } },
  ],
  ['a thing whose place is not known', { found: { Q1: { P18: [snak('Somewhere.jpg')] } } }],
  ['a thing without a picture', { found: { Q1: { P625: [snak(trevi)] } } }],
  [
    'a drawing, a map or a sound',
    { found: { Q1: { P625: [snak(trevi)], P18: [snak('Map.svg')], P948: [snak('Sound.ogg')] } } },
  ],
  [
    'a picture that is known to be wrong',
    { found: { Q1: { P625: [snak(trevi)], P18: [snak('Wrong.jpg', 'deprecated')] } } },
  ],
  ['nothing', { found: {} }],
  ['a licence that forbids trade', { licence: 'CC BY-NC-SA 2.0' }],
  ['a licence that forbids changes', { licence: 'CC BY-ND 4.0' }],
  ['a licence of another kind', { licence: 'GFDL' }],
];
for (const [what, answers] of refused) {
  test(`${what} gives no picture, and is not asked for again`, async () => {
    const { url, asked } = await wikimedia(answers);
    const server = await testServer({ env: outsideAt(url) });
    expect((await settled(server)).pictures).toEqual([]);
    const before = asked.length;
    expect(await settled(server)).toEqual({ on: true, pictures: [], coming: false });
    expect(asked).toHaveLength(before);
    expect((await fetched(server, `/picture/${treviId}-480.webp`)).status).toBe(404);
  });
}

for (const licence of ['CC0', 'Public domain', 'CC BY 2.0', 'CC BY-SA 3.0 de']) {
  test(`${licence} is free`, async () => {
    const { url } = await wikimedia({ licence });
    const server = await testServer({ env: outsideAt(url) });
    expect((await settled(server)).pictures).toMatchObject([{ licence }]);
  });
}

test('of several of one name the one at the place is taken, and of its pictures the preferred', async () => {
  const found = {
    Q1: { P625: [snak({ latitude: 40, longitude: -80 })], P18: [snak('Far.jpg')] },
    Q2: { P625: [snak(trevi)], P18: [snak('Usual.jpg'), snak('Best.jpg', 'preferred')] },
  };
  const { url, asked } = await wikimedia({ found });
  await settled(await testServer({ env: outsideAt(url) }));
  expect(asked.map(({ path }) => path).find((path) => path.includes('titles='))).toContain('Best.jpg');
});

test('what an author’s name brings along is left out', async () => {
  const artist =
    '<script>alert(1)</script><b onclick="x()">Ann&nbsp;&amp; Ben</b><style>p{}</style> <img src=x onerror=y>' +
    'very '.repeat(60);
  const { url } = await wikimedia({ artist });
  const [picture] = (await settled(await testServer({ env: outsideAt(url) }))).pictures;
  expect(picture.credit).toMatch(/^Ann & Ben very very [a-z …]+$/);
  expect(picture.credit.length).toBeLessThanOrEqual(90);
});

const endless: StandInAnswer = async (_, response) => {
  const piece = Buffer.alloc(1_000_000, 'a');
  for (let sent = 0; sent < 50 && !response.destroyed; sent++) {
    await new Promise<void>((done) => response.write(piece, () => done()));
  }
  response.end();
};
/** A PNG that says it is 20,000 × 20,000. */
const huge: StandInAnswer = async (_, response) => {
  const png = await coverPng(drawing('b'), 400, 300);
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  response.end(png);
};
const bad: [string, Wikimedia, RegExp][] = [
  ['50 MB', { file: endless }, /more than 12000000 bytes/],
  [
    'a page in the place of a picture',
    { file: (_, response) => response.end('<html>'.repeat(50)) },
    /no JPEG/,
  ],
  ['a picture of 400 megapixels', { file: huge }, /more than 40 megapixels/],
  [
    'the way to an inner address',
    { file: (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/x' }).end() },
    /169\.254\.169\.254, which is not asked/,
  ],
  [
    'a picture on an inner address',
    { thumb: () => 'http://10.0.0.1/x.jpg' },
    /10\.0\.0\.1, which is not asked/,
  ],
  ['an error', { file: (_, response) => response.writeHead(500).end() }, /answered 500/],
];
for (const [what, answers, reason] of bad) {
  test(`${what} gives no picture, and is seen by admins`, async () => {
    const { url } = await wikimedia(answers);
    const server = await testServer({ env: outsideAt(url) });
    expect((await settled(server)).pictures).toEqual([]);
    const admin = await server.signedIn('Ada');
    const { services } = (await admin.get('/api/admin/outside')).json;
    expect(services.find(({ id }: { id: string }) => id === 'pictures').failure).toMatch(reason);
  });
}

test('with OUTSIDE=off nobody is asked and nothing is promised', async () => {
  const { url, asked } = await wikimedia();
  const server = await testServer({ env: { ...outsideAt(url), OUTSIDE: 'off' } });
  const told = await server.browser().get(`/api/pictures?ids=${treviId},it-rome`);
  expect(told.json).toEqual({ on: false, pictures: [], coming: false });
  expect(asked).toEqual([]);
});

test('more than sixty places, or what is no place, are refused', async () => {
  const server = await testServer();
  const many = Array.from({ length: 61 }, (_, at) => `it-rome/sight-${at}`).join(',');
  for (const ids of [many, '../../etc/passwd', 'it-rome/../x', 'Rome']) {
    expect((await server.browser().get(`/api/pictures?ids=${encodeURIComponent(ids)}`)).status).toBe(400);
  }
});

test('pictures of the operator come first, with nobody outside, and a new one in the place of an old one is seen', async () => {
  const folder = newFolder();
  const file = join(folder, 'it-rome--trevi-fountain.jpg');
  writeFileSync(file, await photograph('own'));
  writeFileSync(join(folder, 'it-rome--trevi-fountain.txt'), 'Photo: the house\n of Ann\n');
  writeFileSync(join(folder, 'it-rome.png'), 'no picture at all');
  writeFileSync(join(folder, 'holiday.jpg'), await photograph('other'));
  const server = await testServer({ env: { PICTURES: folder } });
  const [first] = (await settled(server)).pictures;
  expect(first).toMatchObject({
    id: treviId,
    credit: 'Photo: the house of Ann',
    licence: null,
    sourceUrl: null,
  });
  expect((await fetched(server, `/picture/${treviId}-960.webp`)).status).toBe(200);
  expect((await settled(server, 'it-rome')).pictures).toEqual([]);
  const own = ownPictures(folder, { warn: () => {} });
  const before = (await own.find(treviId))!.version;
  writeFileSync(file, await photograph('newer'));
  utimesSync(file, new Date(), new Date(Date.now() + 60_000));
  expect((await own.find(treviId))!.version).toBe(before);
  await own.look();
  expect((await own.find(treviId))!.version).not.toBe(before);
  const later = await testServer({ env: { PICTURES: folder } });
  expect((await settled(later)).pictures[0].version).not.toBe(first.version);
});

test('no address leads out of the folder', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'secret.webp'), 'secret');
  const server = await testServer({ env: { PICTURES: join(folder, 'own') } });
  for (const path of ['..%2Fsecret-480.webp', 'it-rome%2F..%2F..%2Fsecret-480.webp', 'it-rome-481.webp']) {
    expect((await fetched(server, `/picture/${path}`)).status).toBe(404);
  }
});
