import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import type { TravelModel } from '../create-travel-model.ts';
import type { TravelOption } from '../travel-option.ts';
import { createLiveTravel } from './create-live-travel.ts';

const from = { lat: 48.8566, lon: 2.3522, countryCode: 'FR' };
const to = { lat: 49.2583, lon: 4.0317, countryCode: 'FR' };

const modelled = (mode: TravelOption['mode'], minutes: number): TravelOption => ({
  mode,
  minutes,
  costCents: 2000,
  per: mode === 'drive' ? 'vehicle' : 'person',
  co2Grams: 10_000,
  distanceMeters: 150_000,
  basis: 'Model.',
  estimate: true,
  via: [],
});
const model: TravelModel = {
  estimateTravel: () => [modelled('rail', 80), modelled('drive', 100)],
  cityMatrix: (points) => new Uint16Array(points.length ** 2).fill(7),
  isDry: () => true,
  prepare: () => undefined,
  save: () => new Uint8Array(),
};

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** A real server on loopback; `asked` lists the addresses it was asked for. */
async function standIn(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { asked, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const json = (value: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
};
const osrmAnswer = json({ code: 'Ok', routes: [{ duration: 5400, distance: 144_000 }] });

test('an OSRM answer replaces the model’s drive and is not called an estimate', async () => {
  const { url, asked } = await standIn(osrmAnswer);
  const live = createLiveTravel(model, { road: { kind: 'osrm', url } });
  const options = await live.estimateTravel(from, to);
  expect(options.map(({ mode }) => mode)).toEqual(['rail', 'drive']);
  expect(options[1]).toMatchObject({
    minutes: 90,
    distanceMeters: 144_000,
    estimate: false,
    costCents: 1920,
  });
  expect(options[0]).toMatchObject({ minutes: 80, estimate: true });
  expect(asked).toEqual(['/route/v1/driving/2.35220,48.85660;4.03170,49.25830?overview=false&steps=false']);
});

test('a base address with a path keeps it', async () => {
  const { url, asked } = await standIn(osrmAnswer);
  await createLiveTravel(model, { road: { kind: 'osrm', url: `${url}/osrm/` } }).estimateTravel(from, to);
  expect(asked[0]).toMatch(/^\/osrm\/route\/v1\//);
});

test('a Valhalla server is asked in its own way', async () => {
  const bodies: unknown[] = [];
  const { url } = await standIn((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      bodies.push(JSON.parse(text));
      response.end(JSON.stringify({ trip: { summary: { time: 6000, length: 143.5 } } }));
    });
  });
  const live = createLiveTravel(model, { road: { kind: 'valhalla', url } });
  const [, drive] = await live.estimateTravel(from, to);
  expect(drive).toMatchObject({ minutes: 100, distanceMeters: 143_500, estimate: false });
  expect(bodies[0]).toMatchObject({ costing: 'auto', locations: [{ lat: 48.8566 }, { lat: 49.2583 }] });
});

test('a timetable connection replaces the train of the model', async () => {
  const legs = [
    { mode: 'WALK', distance: 400 },
    {
      mode: 'HIGHSPEED_RAIL',
      routeShortName: 'TGV 2713',
      from: { lat: 48.87, lon: 2.36 },
      to: { lat: 49.21, lon: 3.99 },
    },
    { mode: 'TRAM', routeShortName: 'B', distance: 5000 },
  ];
  const { url, asked } = await standIn(
    json({
      itineraries: [
        { duration: 9999, legs },
        { duration: 5100, legs },
      ],
    }),
  );
  const live = createLiveTravel(model, { transit: { kind: 'motis', url } });
  const options = await live.estimateTravel(from, to, { departAt: '2026-05-04T08:00:00Z' });
  expect(options.find(({ mode }) => mode === 'rail')).toMatchObject({
    minutes: 85,
    via: ['TGV 2713', 'B'],
    estimate: false,
  });
  expect(asked[0]).toContain('time=2026-05-04T08%3A00%3A00Z');
});

test('the same question is asked once, also when asked twice at a time', async () => {
  const { url, asked } = await standIn(osrmAnswer);
  const live = createLiveTravel(model, { road: { kind: 'osrm', url } });
  await Promise.all([live.estimateTravel(from, to), live.estimateTravel(from, to)]);
  await live.estimateTravel(from, to);
  expect(asked).toHaveLength(1);
});

test('an old answer is asked for again', async () => {
  const { url, asked } = await standIn(osrmAnswer);
  let clock = 0;
  const live = createLiveTravel(model, { road: { kind: 'osrm', url }, cacheMinutes: 10, now: () => clock });
  await live.estimateTravel(from, to);
  clock = 11 * 60_000;
  await live.estimateTravel(from, to);
  expect(asked).toHaveLength(2);
});

test('a slow server is given up and the model answers', async () => {
  const failures: string[] = [];
  const { url } = await standIn(() => undefined);
  const live = createLiveTravel(model, {
    road: { kind: 'osrm', url },
    timeoutMs: 60,
    onFailure: (server) => failures.push(server),
  });
  const options = await live.estimateTravel(from, to);
  expect(options).toEqual(model.estimateTravel(from, to));
  expect(failures).toEqual(['OSRM']);
});

test('a server that sends its body too slowly is given up as well', async () => {
  const { url } = await standIn((_, response) => response.write('{"code":'));
  const live = createLiveTravel(model, { road: { kind: 'osrm', url }, timeoutMs: 60 });
  expect(await live.estimateTravel(from, to)).toEqual(model.estimateTravel(from, to));
});

test('a server that is down is left alone after three failures, and asked again a minute later', async () => {
  const { url, server } = await standIn(osrmAnswer);
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  let failures = 0;
  let clock = 0;
  const live = createLiveTravel(model, {
    road: { kind: 'osrm', url },
    now: () => clock,
    onFailure: () => failures++,
  });
  for (let i = 0; i < 6; i++)
    expect(await live.estimateTravel(from, to)).toEqual(model.estimateTravel(from, to));
  expect(failures).toBe(3);
  clock = 61_000;
  const back = createServer(osrmAnswer);
  servers.push(back);
  await new Promise<void>((done) => back.listen(port, '127.0.0.1', done));
  expect((await live.estimateTravel(from, to))[1]).toMatchObject({ minutes: 90, estimate: false });
});

test.each([
  ['no JSON', (_: IncomingMessage, response: ServerResponse) => void response.end('<html>busy</html>')],
  ['an error', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(503).end('{}')],
  ['another shape', json({ code: 'Ok', routes: 'none' })],
  ['a number that is none', json({ code: 'Ok', routes: [{ duration: 'soon', distance: -4 }] })],
  ['null', json(null)],
  [
    'a redirect',
    (_: IncomingMessage, response: ServerResponse) => void response.writeHead(302, { location: '/' }).end(),
  ],
])('garbage (%s) makes the model answer', async (_, answer) => {
  const { url } = await standIn(answer);
  const live = createLiveTravel(model, { road: { kind: 'osrm', url }, transit: { kind: 'motis', url } });
  expect(await live.estimateTravel(from, to)).toEqual(model.estimateTravel(from, to));
});

test('a matrix comes from the server, and from the model where the server leaves a hole', async () => {
  const good = await standIn(
    json({
      code: 'Ok',
      durations: [
        [0, 600],
        [660, 0],
      ],
    }),
  );
  const live = createLiveTravel(model, { road: { kind: 'osrm', url: good.url } });
  expect([...(await live.cityMatrix([from, to], 'drive'))]).toEqual([0, 10, 11, 0]);
  expect([...(await live.cityMatrix([from, to], 'walk'))]).toEqual([7, 7, 7, 7]);
  const holed = await standIn(
    json({
      code: 'Ok',
      durations: [
        [0, null],
        [660, 0],
      ],
    }),
  );
  const other = createLiveTravel(model, { road: { kind: 'osrm', url: holed.url } });
  expect([...(await other.cityMatrix([from, to], 'drive'))]).toEqual([7, 7, 7, 7]);
});
