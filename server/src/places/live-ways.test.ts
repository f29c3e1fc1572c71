import { expect, test } from 'vitest';
import { json, standIn } from '../testing/stand-in.ts';
import { testServer } from '../testing/test-server.ts';

interface Option {
  mode: string;
  minutes: number;
  distanceMeters: number;
  estimate: boolean;
  basis: string;
}

/** A site with these servers set, and the ways it tells from Madrid by their mode. */
async function siteWith(env: Record<string, string>) {
  const visitor = (await testServer({ env: { OUTSIDE: 'auto', ...env } })).browser();
  return async (to: string, mode: string): Promise<Option> => {
    const { json: answer } = await visitor.post('/api/transportation-info', { from: 'es-madrid', to });
    return answer.options.find((option: Option) => option.mode === mode);
  };
}

const osrmAnswer = {
  code: 'Ok',
  routes: [{ duration: 3600 * 7, distance: 612_000, legs: [] }],
  waypoints: [],
};

test('an OSRM server is asked for the ways by car, once each', async () => {
  const { url, asked } = await standIn(json(osrmAnswer));
  const way = await siteWith({ ROAD_SERVER_URL: `${url}/osrm/` });
  const drive = await way('es-barcelona', 'drive');
  expect(drive).toMatchObject({ minutes: 420, distanceMeters: 612_000, estimate: false });
  expect(drive.basis).toContain('OSRM');
  await way('es-barcelona', 'drive');
  expect(asked.map(({ path }) => path)).toEqual([
    expect.stringMatching(
      /^\/osrm\/route\/v1\/driving\/-3\.\d{5},40\.\d{5};2\.\d{5},41\.\d{5}\?overview=false&steps=false$/,
    ),
  ]);
});

test('a Valhalla server is asked in its own way', async () => {
  const { url, asked } = await standIn(json({ trip: { summary: { time: 6000, length: 143.5 }, status: 0 } }));
  const way = await siteWith({ ROAD_SERVER_URL: url, ROAD_SERVER_KIND: 'valhalla' });
  expect(await way('es-toledo', 'drive')).toMatchObject({
    minutes: 100,
    distanceMeters: 143_500,
    estimate: false,
  });
  expect(asked[0]!.method).toBe('POST');
  expect(JSON.parse(asked[0]!.body)).toMatchObject({ costing: 'auto', units: 'kilometers' });
});

test('a timetable’s connection takes the place of the estimated train', async () => {
  const legs = [
    { mode: 'WALK', distance: 400 },
    {
      mode: 'HIGHSPEED_RAIL',
      routeShortName: 'AVE 3103',
      from: { lat: 40.4, lon: -3.69 },
      to: { lat: 41.38, lon: 2.14 },
    },
    { mode: 'SUBWAY', routeShortName: 'L3', distance: 3000 },
  ];
  const itineraries = [
    { duration: 12_600, legs },
    { duration: 10_800, legs },
    { duration: 600, legs: [{ mode: 'WALK' }] },
  ];
  const { url, asked } = await standIn(json({ itineraries, direct: [] }));
  const way = await siteWith({ TRANSIT_SERVER_URL: url });
  const rail = await way('es-barcelona', 'rail');
  expect(rail).toMatchObject({ minutes: 180, estimate: false });
  expect(rail.basis).toContain('one change');
  const query = new URL(asked[0]!.path, url).searchParams;
  expect(query.get('time')).toBe('2026-05-01T09:00:00.000Z');
  expect(query.get('fromPlace')).toMatch(/^40\.\d{5},-3\.\d{5}$/);
});

for (const [what, answer] of [
  ['nonsense', json({ routes: [{ duration: -1, distance: 'far' }] })],
  ['that no road leads there', json({ code: 'NoRoute' })],
] as const) {
  test(`where a server answers ${what}, the model does`, async () => {
    const { url } = await standIn(answer);
    const way = await siteWith({ ROAD_SERVER_URL: url, TRANSIT_SERVER_URL: url });
    expect(await way('es-barcelona', 'drive')).toMatchObject({ estimate: true });
    expect(await way('es-barcelona', 'rail')).toMatchObject({ estimate: true });
  });
}

test('a server that says 400 where no road leads is not taken for a broken one', async () => {
  const { url, asked } = await standIn((_, response) => response.writeHead(400).end('{"code":"NoRoute"}'));
  const way = await siteWith({ ROAD_SERVER_URL: url });
  for (const to of ['es-barcelona', 'es-seville', 'es-toledo', 'es-valencia']) {
    expect(await way(to, 'drive')).toMatchObject({ estimate: true });
  }
  expect(asked).toHaveLength(4);
});
