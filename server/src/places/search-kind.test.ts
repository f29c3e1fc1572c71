import { expect, test } from 'vitest';
import { json, standIn, type StandInAnswer } from '../testing/stand-in.ts';
import { testServer } from '../testing/test-server.ts';

const restaurant = (
  id: number,
  name: string,
  [lat, lon]: [number, number],
  tags: Record<string, string> = {},
) => ({
  type: 'node',
  id,
  lat,
  lon,
  tags: { amenity: 'restaurant', ...(name && { name }), ...tags },
});
const overpass = (...elements: unknown[]) => json({ version: 0.6, generator: 'Overpass API', elements });

/** A site whose Overpass server is stood in for; place search is asked of nobody. */
async function siteWith(answer: StandInAnswer, env: Record<string, string> = {}) {
  const { url, asked } = await standIn(answer);
  const server = await testServer({ env: { OUTSIDE: 'auto', NEARBY_URL: url, PLACES_URL: 'off', ...env } });
  const browser = server.browser();
  const search = async (q: string, rest = '&near=41.9,12.48') =>
    (await browser.get(`/api/search?q=${encodeURIComponent(q)}&outside=1${rest}`)).json.results;
  const script = (at = 0) => new URLSearchParams(asked[at]!.body).get('data');
  return { browser, search, asked, script };
}

const near = restaurant(1, 'Romeow', [41.9003, 12.4801], {
  'diet:vegan': 'only',
  opening_hours: 'Tu-Su 12:00-15:00,19:00-23:00',
  'addr:street': 'Via Verdi',
  'addr:housenumber': '4',
  website: 'romeow.example',
  phone: '+39 06 123456',
});
const far = restaurant(2, 'Buddy', [41.908, 12.48]);
const third = restaurant(3, 'Ops', [41.9, 12.489]);

test('a dish is looked for where it is served, near the day', async () => {
  const { search, script } = await siteWith(overpass(far, near));
  const results = await search('Ramen near here');
  expect(results.map(({ name }: { name: string }) => name)).toEqual(['Romeow', 'Buddy']);
  expect(script()).toContain('["amenity"~"^(restaurant|fast_food|cafe)$"]["cuisine"~"(^|;)ramen($|;)"]');
});

test('what of a kind lies around is found, the nearest first, with its hours on that day', async () => {
  const { search, script, asked } = await siteWith(overpass(far, third, near));
  const results = await search('vegan restaurant near here', '&near=41.9,12.48&on=2026-05-12');
  expect(results.map(({ name }: { name: string }) => name)).toEqual(['Romeow', 'Ops', 'Buddy']);
  expect(results[0]).toMatchObject({
    kind: 'restaurant',
    id: 'node/1',
    detail: '50 m · open 12:00–15:00, 19:00–23:00 · Via Verdi 4',
    place: {
      status: 'found',
      hours: 'Tu-Su 12:00-15:00,19:00-23:00',
      website: 'https://romeow.example/',
      phone: '+39 06 123456',
      source: { name: 'openstreetmap', id: 'node/1', on: '2026-05-01' },
    },
  });
  expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/interpreter' });
  expect(script()).toBe(
    '[out:json][timeout:8];(nwr["amenity"="restaurant"]["diet:vegan"~"^(yes|only)$"](around:1200,41.900,12.480););out tags center 40;',
  );
});

test('where there is little around it is looked for further', async () => {
  const { search, script, asked } = await siteWith(overpass(near));
  expect(await search('vegan restaurant')).toHaveLength(1);
  expect(asked).toHaveLength(2);
  expect(script(1)).toContain('around:5000');
});

test('it is looked for near a place that is named, as long as that is near the trip', async () => {
  const { search, script, asked } = await siteWith(overpass(near, far, third));
  await search('pharmacy near Colosseum');
  expect(script()).toContain('around:1200,41.89');
  await search('pharmacy near Sydney');
  expect(asked).toHaveLength(1);
});

test('what has no name is called what it is', async () => {
  const playground = {
    type: 'way',
    id: 7,
    center: { lat: 41.9001, lon: 12.48 },
    tags: { leisure: 'playground' },
  };
  const { search } = await siteWith(overpass(playground));
  expect(await search('playground')).toMatchObject([{ name: 'Playground', kind: 'park', id: 'way/7' }]);
});

test('hours that cannot be read as they are meant are not known, and nothing is made up', async () => {
  const odd = ['week 1-53/2 Fr 09:00-12:00', 'by appointment', 'nonsense', 'x'.repeat(9000)];
  const all = odd.map((opening_hours, index) =>
    restaurant(index + 1, `Table ${index}`, [41.9, 12.48], { opening_hours }),
  );
  const { search } = await siteWith(overpass(...all));
  const results = await search('restaurant', '&near=41.9,12.48&on=2026-05-12');
  expect(results).toHaveLength(odd.length);
  for (const { place, detail } of results) {
    expect(place).not.toHaveProperty('hours');
    expect(detail).not.toMatch(/open|closed/);
  }
});

const lying: [string, StandInAnswer][] = [
  [
    'that it ran out of time',
    json({ elements: [], remark: 'runtime error: Query timed out in "query" at line 1' }),
  ],
  ['a page', (_, response) => response.end('<html>rate limited')],
  ['things without a point', overpass({ type: 'relation', id: 3, tags: { name: 'x' } })],
];
for (const [what, answer] of lying) {
  test(`a server that answers ${what} finds nothing`, async () => {
    const { search } = await siteWith(answer);
    expect(await search('restaurant')).toEqual([]);
  });
}

test('a thing of OpenStreetMap is described by its tags, as the atlas has it where it does', async () => {
  const { browser } = await siteWith(({ body }, response) =>
    overpass(
      body.includes('42')
        ? {
            type: 'node',
            id: 42,
            lat: 41.8902,
            lon: 12.4922,
            tags: { name: 'Colosseum', tourism: 'attraction' },
          }
        : near,
    )({ body } as never, response),
  );
  const place = async (query: string) => (await browser.get(`/api/place?${query}`)).json.place;
  expect(await place('osm=node/1')).toMatchObject({
    name: 'Romeow',
    place: { hours: 'Tu-Su 12:00-15:00,19:00-23:00', status: 'found' },
  });
  expect(await place('osm=node/42')).toMatchObject({ place: { status: 'atlas' } });
  // Another thing than the one asked for is not believed.
  expect(await place('osm=node/77')).toBeNull();
});

test('a pasted point is a place, with OUTSIDE=off as well', async () => {
  const { browser, asked } = await siteWith(overpass(near), { OUTSIDE: 'off' });
  const place = async (query: string) => (await browser.get(`/api/place?${query}`)).json.place;
  expect(await place('at=41.8943,12.4739')).toMatchObject({
    name: 'Pinned place',
    place: { kind: 'custom', status: 'own', countryCode: 'it', timeZone: 'Europe/Rome' },
  });
  expect(await place('at=41.8943,12.4739&name=Roscioli')).toMatchObject({
    place: { name: 'Roscioli', status: 'own' },
  });
  expect(await place('at=41.8902,12.4922&name=Colosseum')).toMatchObject({ place: { status: 'atlas' } });
  expect(await place('osm=node/1')).toBeNull();
  expect(asked).toEqual([]);
  expect((await browser.get('/api/place')).status).toBe(400);
  expect((await browser.get('/api/place?osm=node/1;out')).status).toBe(400);
});
