import { expect, test } from 'vitest';
import { json, standIn, type StandInAnswer } from '../testing/stand-in.ts';
import { photonFeature } from '../testing/photon-feature.ts';
import { testServer } from '../testing/test-server.ts';

const rome = '41.9,12.48';
const roscioli = photonFeature('Roscioli', [41.8943, 12.4739], {
  osm_id: 1234,
  street: 'Via dei Giubbonari',
  housenumber: '21',
  city: 'Roma',
  country: 'Italia',
  countrycode: 'IT',
  extent: [1, 2, 3, 4],
});
const features = (...all: unknown[]) => json({ type: 'FeatureCollection', features: all });

/** A site whose place search is stood in for; nobody else is asked. */
async function siteWith(answer: StandInAnswer, env: Record<string, string> = {}) {
  const { url, asked, close } = await standIn(answer);
  const server = await testServer({
    env: { OUTSIDE: 'auto', PLACES_URL: url, NEARBY_URL: 'off', ...env },
  });
  const browser = server.browser();
  const search = async (q: string, rest = `&near=${rome}&outside=1`) =>
    (await browser.get(`/api/search?q=${encodeURIComponent(q)}${rest}`)).json;
  return { server, browser, search, asked, close };
}

const names = ({ results }: { results: { name: string }[] }) => results.map(({ name }) => name);

test('what the atlas lacks is found outside, with its source, date, address and zone', async () => {
  const { search, asked } = await siteWith(features(roscioli));
  const { results, more } = await search('roscioli');
  expect(more).toBe(true);
  expect(results).toEqual([
    {
      kind: 'restaurant',
      id: 'node/1234',
      name: 'Roscioli',
      detail: 'Via dei Giubbonari 21, Roma, Italia',
      path: null,
      place: {
        name: 'Roscioli',
        kind: 'restaurant',
        latitude: 41.8943,
        longitude: 12.4739,
        countryCode: 'it',
        timeZone: 'Europe/Rome',
        status: 'found',
        source: { name: 'openstreetmap', id: 'node/1234', on: '2026-05-01' },
        address: 'Via dei Giubbonari 21, Roma, Italia',
      },
    },
  ]);
  const { searchParams } = new URL(asked[0]!.path, 'http://photon');
  expect(Object.fromEntries(searchParams)).toMatchObject({ q: 'roscioli', lat: '41.90', lon: '12.48' });
});

test('the atlas answers without asking anybody', async () => {
  const { search, asked } = await siteWith(features(roscioli));
  const { results, more } = await search('colosseum', `&near=${rome}`);
  expect(results[0]).toMatchObject({ kind: 'attraction', place: { status: 'atlas' } });
  expect(more).toBe(true);
  expect(asked).toEqual([]);
});

test('with OUTSIDE=off nobody is asked, and the browser is told that nobody can be', async () => {
  const { search, asked } = await siteWith(features(roscioli), { OUTSIDE: 'off' });
  expect(await search('roscioli', '')).toMatchObject({ more: false });
  expect(await search('roscioli')).toEqual({ results: [], more: false });
  expect(asked).toEqual([]);
});

test('a sight of the atlas is not shown again, and one found by another name is the one of the atlas', async () => {
  const colosseum = photonFeature('Colosseum', [41.8903, 12.4924], { osm_key: 'tourism' });
  const { search } = await siteWith(features(colosseum));
  expect(await search('colosseum')).toMatchObject({ results: [] });
  expect((await search('anfiteatro flavio')).results).toMatchObject([
    { kind: 'attraction', place: { status: 'atlas' } },
  ]);
});

test('what lies near the trip comes first among what fits as well', async () => {
  const far = photonFeature('Roscioli', [40.7128, -74.006], { city: 'New York' });
  const { search } = await siteWith(features(far, roscioli));
  expect((await search('roscioli')).results[0].place.countryCode).toBe('it');
  expect((await search('roscioli', '&outside=1')).results[0].place.countryCode).toBe('us');
});

test('of namesakes in the atlas the one near the trip comes first', async () => {
  const { search } = await siteWith(features());
  const paris = await search('paris', '&near=33.66,-95.55');
  expect(paris.results[0]).toMatchObject({
    name: expect.stringContaining('Paris'),
    place: { countryCode: 'us' },
  });
  expect((await search('paris', '')).results[0].place.countryCode).toBe('fr');
});

test('the visitor’s language is passed on', async () => {
  const { browser, asked } = await siteWith(features(roscioli));
  const headers = { 'accept-language': 'de-DE,de;q=0.9' };
  await browser.fetch('/api/search?q=roscioli&outside=1', { headers });
  expect(asked[0]!.headers['accept-language']).toBe('de-DE,de;q=0.9');
});

const lying: [string, StandInAnswer][] = [
  ['another form', json({ results: [{ name: 'Roscioli' }] })],
  ['numbers for names', features(photonFeature(7 as unknown as string, [41.9, 12.48]))],
  ['a web page', (_, response) => response.setHeader('content-type', 'text/html').end('<h1>hello</h1>')],
  ['an error', (_, response) => response.writeHead(503).end()],
  ['half an answer', (_, response) => response.end('{"features": [')],
  ['points off the globe', features(photonFeature('Nowhere', [941, 12]))],
  [
    'things without an id',
    features({ ...roscioli, properties: { ...roscioli.properties, osm_id: undefined } }),
  ],
];
for (const [what, answer] of lying) {
  test(`a place search that answers ${what} finds nothing, and nobody sees an error`, async () => {
    const { search } = await siteWith(answer);
    expect(await search('roscioli')).toEqual({ results: [], more: true });
  });
}

test('a place search that is down leaves the atlas as it is', async () => {
  const { search, close } = await siteWith(features(roscioli));
  await close();
  expect(await search('roscioli')).toEqual({ results: [], more: true });
  expect(names(await search('colosseum', `&near=${rome}`))[0]).toContain('Colosseum');
});

test('nobody waits longer than a moment for a slow place search, and its answer serves the next', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { search } = await siteWith(async (asked, response) => {
    await gate;
    await features(roscioli)(asked, response);
  });
  expect(await search('roscioli')).toMatchObject({ results: [] });
  open();
  await expect.poll(async () => names(await search('roscioli'))).toEqual(['Roscioli']);
});

test('what a server says is kept as one plain line, and no link but a web address', async () => {
  const name = '<img src=x onerror=alert(1)>\u0000\u202e\nRoscioli';
  const extra = { website: 'javascript:alert(1)', phone: '<b>no</b>' };
  const { search } = await siteWith(features(photonFeature(name, [41.8943, 12.4739], { extra })));
  const [{ place }] = (await search('roscioli')).results;
  expect(place.name).toBe('<img src=x onerror=alert(1)> Roscioli');
  expect(place).not.toHaveProperty('website');
  expect(place).not.toHaveProperty('phone');
});

test('a place in the middle of the sea has no country and is still a place', async () => {
  const { search } = await siteWith(features(photonFeature('Reef', [0.5, -20.5], { osm_key: 'natural' })));
  const [{ place }] = (await search('reef')).results;
  expect(place).toMatchObject({ name: 'Reef', kind: 'attraction' });
  expect(place).not.toHaveProperty('countryCode');
});

test('a house and its entrance of one name are one', async () => {
  const entrance = photonFeature('Roscioli', [41.8944, 12.474], { osm_id: 99 });
  const { search } = await siteWith(features(roscioli, entrance));
  expect((await search('roscioli')).results).toHaveLength(1);
});

test('a name said with its kind is found by its name', async () => {
  const { search, asked } = await siteWith(({ path }, response) =>
    features(...(path.includes('restaurant') ? [] : [roscioli]))({} as never, response),
  );
  expect(names(await search('roscioli restaurant'))).toEqual(['Roscioli']);
  expect(asked).toHaveLength(2);
});

test('what is called just so comes before what is called after it', async () => {
  const parking = photonFeature('Parking Roscioli', [41.8945, 12.474], { osm_id: 5 });
  const { search } = await siteWith(features(parking, roscioli));
  expect(names(await search('roscioli'))).toEqual(['Roscioli', 'Parking Roscioli']);
});

test('a Nominatim server is asked in its own form', async () => {
  const row = {
    osm_type: 'way',
    osm_id: 77,
    lat: '41.9010',
    lon: '12.4920',
    category: 'tourism',
    type: 'hotel',
    name: 'Hotel Artemide',
    display_name: 'Hotel Artemide, Via Nazionale, Roma, Italia',
    address: {
      road: 'Via Nazionale',
      house_number: '22',
      city: 'Roma',
      country: 'Italia',
      country_code: 'it',
    },
    extratags: { website: 'www.hotelartemide.it' },
  };
  const { search, asked } = await siteWith(json([row]), { PLACES_KIND: 'nominatim' });
  expect((await search('hotel artemide')).results).toMatchObject([
    {
      kind: 'hotel',
      id: 'way/77',
      detail: 'Via Nazionale 22, Roma, Italia',
      place: { kind: 'lodging', website: 'https://www.hotelartemide.it/' },
    },
  ]);
  const { pathname, searchParams } = new URL(asked[0]!.path, 'http://nominatim');
  expect(pathname).toBe('/search');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    format: 'jsonv2',
    addressdetails: '1',
    extratags: '1',
    viewbox: '11.88,42.50,13.08,41.30',
  });
});

test('what is asked is checked', async () => {
  const { browser } = await siteWith(features());
  for (const query of ['near=rome', 'near=91,0', 'near=1,2,3', 'outside=yes', 'on=tomorrow'])
    expect((await browser.get(`/api/search?q=x&${query}`)).status, query).toBe(400);
});
