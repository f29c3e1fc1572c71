import { expect, test } from 'vitest';
import { json, standIn, type StandInAnswer } from '../testing/stand-in.ts';
import { testServer } from '../testing/test-server.ts';

const belem = { latitude: 38.6916, longitude: -9.2159 };
const rossio = { latitude: 38.7139, longitude: -9.1394 };
const moscow = { latitude: 55.75, longitude: 37.6 };
const walk = { from: belem, to: rossio, mode: 'walk' };

const linesOf = async (answer: StandInAnswer, env: Record<string, string> = {}) => {
  const { url, asked } = await standIn(answer);
  const visitor = (
    await testServer({ env: { OUTSIDE: 'auto', STREETS: 'off', ROAD_SERVER_URL: url, ...env } })
  ).browser();
  const lines = async (...ways: unknown[]) => (await visitor.post('/api/way-lines', { ways })).json.lines;
  return { asked, lines, visitor };
};
const along = [
  [-9.2159, 38.6916],
  [-9.18, 38.7],
  [-9.1394, 38.7139],
];

test('OSRM tells how a way runs, once', async () => {
  const { asked, lines, visitor } = await linesOf(
    json({
      code: 'Ok',
      routes: [{ distance: 8000, duration: 6000, geometry: { type: 'LineString', coordinates: along } }],
    }),
  );
  expect((await visitor.get('/api/map-settings')).json).toEqual({ streets: null, roads: true });
  expect(await lines(walk)).toEqual([along]);
  expect(await lines(walk, { ...walk, mode: 'bike' })).toEqual([along, along]);
  expect(asked.map(({ path }) => path)).toEqual(
    ['walking', 'cycling'].map(
      (profile) =>
        `/route/v1/${profile}/-9.21590,38.69160;-9.13940,38.71390?overview=simplified&geometries=geojson&steps=false`,
    ),
  );
});

test('Valhalla tells it in its own writing', async () => {
  // The example of the encoding's own documentation, which has five digits where Valhalla has six.
  const { asked, lines } = await linesOf(
    json({ trip: { legs: [{ shape: '_p~iF~ps|U_ulLnnqC_mqNvxq`@' }] } }),
    {
      ROAD_SERVER_KIND: 'valhalla',
    },
  );
  expect(await lines(walk)).toEqual([
    [
      [-12.02, 3.85],
      [-12.095, 4.07],
      [-12.6453, 4.3252],
    ],
  ]);
  expect(JSON.parse(asked[0]!.body)).toMatchObject({
    costing: 'pedestrian',
    locations: [
      { lat: 38.6916, lon: -9.2159 },
      { lat: 38.7139, lon: -9.1394 },
    ],
  });
});

test('a line of very many points is thinned, its ends kept', async () => {
  const coordinates = Array.from({ length: 5000 }, (_, index) => [-9 + index / 1e5, 38]);
  const { lines } = await linesOf(json({ routes: [{ geometry: { coordinates } }] }));
  const [line] = await lines(walk);
  expect(line.length).toBeLessThan(2001);
  expect([line[0], line.at(-1)]).toEqual([coordinates[0], coordinates[4999]]);
});

test('ways that are too far, unknown, or told as nonsense are drawn straight', async () => {
  const { asked, lines } = await linesOf(json({ routes: [{ geometry: { coordinates: [[500, 38]] } }] }));
  expect(await lines({ ...walk, to: moscow })).toEqual([null]);
  expect(asked).toEqual([]);
  expect(await lines(walk)).toEqual([null]);
  const broken = await linesOf(json({ trip: { legs: [{ shape: 'ovhamA~f\u007f' }] } }), {
    ROAD_SERVER_KIND: 'valhalla',
  });
  expect(await broken.lines(walk)).toEqual([null]);
});

test('a server that says 400 where no road leads is not taken for a broken one', async () => {
  const { asked, lines } = await linesOf((_, response) => response.writeHead(400).end('{"code":"NoRoute"}'));
  for (const mode of ['walk', 'drive', 'bike']) expect(await lines({ ...walk, mode })).toEqual([null]);
  expect(await lines({ from: rossio, to: belem, mode: 'walk' })).toEqual([null]);
  expect(asked).toHaveLength(4);
});

test('without a road server nobody is asked', async () => {
  const { asked, lines } = await linesOf(json({}), { OUTSIDE: 'off' });
  expect(await lines(walk)).toEqual([null]);
  expect(asked).toEqual([]);
});
