import { expect, test } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '../testing/fresh-database.ts';
import { json, standIn, type StandInAnswer } from '../testing/stand-in.ts';
import { testServer } from '../testing/test-server.ts';
import { settingRepo } from '../db/setting.repo.ts';
import { answerRepo } from './answer.repo.ts';
import { openDoor } from './open-door.ts';
import { readOutsideConfig } from './outside-config.ts';
import { outsideSwitches } from './outside-switches.ts';
import { asJson, type Question } from './question.ts';

const hourMs = 3_600_000;
const nameQuestion = (changes: Partial<Question<{ name: string }>> = {}): Question<{ name: string }> => ({
  path: '/api?q=1',
  freshMs: hourMs,
  patienceMs: 5000,
  read: asJson(z.object({ name: z.string() })),
  ...changes,
});

/** A door to a stand-in of the place search, on a database of its own; the clock is put forward by hand. */
async function doorTo(address: string, callsBefore = 0, env: Record<string, string> = {}) {
  const { db, drop } = await freshDatabase();
  let time = Date.UTC(2026, 4, 1, 9);
  const now = () => time;
  const counted: string[] = [];
  const said: string[] = [];
  const tell = (...words: unknown[]) => void said.push(words.map((word) => JSON.stringify(word)).join(' '));
  const switches = outsideSwitches(settingRepo(db), now);
  const answers = answerRepo(db, now);
  const door = openDoor({
    config: readOutsideConfig({ PLACES_URL: address, ...env }, []),
    switches,
    answers,
    callsOn: async () => callsBefore,
    countCall: (id) => void counted.push(id),
    userAgent: 'Wayfare (+https://trips.example.org)',
    now,
    log: { info: tell, warn: tell },
  });
  return { door, switches, answers, counted, said, drop, forward: (ms: number) => (time += ms) };
}

test('an answer is asked for once while it is fresh, with a name that says who asks', async () => {
  const { url, asked } = await standIn(json({ name: 'Sintra' }));
  const { door, counted, forward, drop } = await doorTo(url);
  const first = await door.ask('places', nameQuestion());
  expect(first).toMatchObject({ value: { name: 'Sintra' }, at: Date.UTC(2026, 4, 1, 9) });
  expect(await door.ask('places', nameQuestion())).toEqual(first);
  expect(asked).toHaveLength(1);
  expect(asked[0]!.headers['user-agent']).toBe('Wayfare (+https://trips.example.org)');
  expect(counted).toEqual(['places']);
  forward(hourMs + 1);
  expect((await door.ask('places', nameQuestion()))!.at).toBe(first!.at + hourMs + 1);
  expect(asked).toHaveLength(2);
  await drop();
});

test('those who ask the same at once share one call', async () => {
  const { url, asked } = await standIn(json({ name: 'Sintra' }));
  const { door, drop } = await doorTo(url);
  const told = await Promise.all([1, 2, 3].map(() => door.ask('places', nameQuestion())));
  expect(told.map((one) => one?.value?.name)).toEqual(['Sintra', 'Sintra', 'Sintra']);
  expect(asked).toHaveLength(1);
  await drop();
});

test('nobody waits for a slow server, and its answer is kept when it comes', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { url, asked } = await standIn(async (_, response) => {
    await gate;
    response.end('{"name":"Sintra"}');
  });
  const { door, drop } = await doorTo(url);
  expect(await door.ask('places', nameQuestion({ patienceMs: 10 }))).toBeNull();
  open();
  await door.close();
  expect(await door.ask('places', nameQuestion({ patienceMs: 10 }))).toMatchObject({
    value: { name: 'Sintra' },
  });
  expect(asked).toHaveLength(1);
  await drop();
});

test('an old answer serves while the server is down', async () => {
  const { url, close } = await standIn(json({ name: 'Sintra' }));
  const { door, forward, drop } = await doorTo(url);
  const { at } = (await door.ask('places', nameQuestion()))!;
  await close();
  forward(2 * hourMs);
  expect(await door.ask('places', nameQuestion())).toMatchObject({ value: { name: 'Sintra' }, at });
  await drop();
});

const endless: StandInAnswer = async (_, response) => {
  const piece = Buffer.alloc(1_000_000, 'a');
  for (let sent = 0; sent < 50 && !response.destroyed; sent++) {
    await new Promise<void>((done) => response.write(piece, () => done()));
  }
  response.end();
};
const bad: [string, StandInAnswer, RegExp][] = [
  ['another form', json({ title: 'Sintra' }), /another form: name/],
  [
    'another type',
    (_, response) => response.setHeader('content-type', 'text/html').end('<p>hello'),
    /no JSON/,
  ],
  ['50 MB', endless, /more than 1000000 bytes/],
  ['an error', (_, response) => response.writeHead(500).end('no'), /answered 500/],
  ['a broken line', (_, response) => response.socket!.destroy(), /cannot be reached/],
  [
    'the way into an inner network',
    (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    /leads to 169\.254\.169\.254, which is not asked/,
  ],
  [
    'itself again and again',
    ({ path }, response) => response.writeHead(302, { location: `${path}1` }).end(),
    /from one address to the next/,
  ],
];
for (const [what, answer, reason] of bad) {
  test(`a server that answers ${what} is as if it were not there`, async () => {
    const { url } = await standIn(answer);
    const { door, drop } = await doorTo(url);
    expect(await door.ask('places', nameQuestion())).toBeNull();
    expect((await door.stateOf('places')).failure).toMatch(reason);
    await drop();
  });
}

test('a redirect to another page of the same server is followed', async () => {
  const { url } = await standIn(({ path }, response) =>
    path === '/there'
      ? response.end('{"name":"Sintra"}')
      : response.writeHead(301, { location: '/there' }).end(),
  );
  const { door, drop } = await doorTo(url);
  expect(await door.ask('places', nameQuestion())).toMatchObject({ value: { name: 'Sintra' } });
  await drop();
});

test('a server that knows of nothing is believed, and not asked again', async () => {
  const { url, asked } = await standIn((_, response) => response.writeHead(404).end());
  const { door, drop } = await doorTo(url);
  expect(await door.ask('places', nameQuestion())).toMatchObject({ value: null });
  expect(await door.ask('places', nameQuestion())).toMatchObject({ value: null });
  expect(asked).toHaveLength(1);
  await drop();
});

test('after three failures in a row it is left alone for a minute, then longer', async () => {
  const { url, asked } = await standIn((_, response) => response.writeHead(500).end());
  const { door, forward, said, drop } = await doorTo(url);
  const failing = async (count: number) => {
    for (let at = 0; at < count; at++) {
      await door.ask('places', nameQuestion());
      forward(200);
    }
  };
  await failing(10);
  expect(asked).toHaveLength(3);
  expect((await door.stateOf('places')).state).toBe('resting');
  forward(60_000);
  await failing(10);
  expect(asked).toHaveLength(6);
  forward(60_000);
  await failing(1);
  expect(asked).toHaveLength(6);
  forward(60_000);
  await failing(1);
  expect(asked).toHaveLength(7);
  expect(said.filter((line) => line.includes('answered 500'))).toHaveLength(1);
  await drop();
});

test('a server that says how long it wants to be left alone is', async () => {
  const { url, asked } = await standIn((_, response) =>
    response.writeHead(429, { 'retry-after': '600' }).end(),
  );
  const { door, forward, drop } = await doorTo(url);
  await door.ask('places', nameQuestion());
  forward(599_000);
  await door.ask('places', nameQuestion());
  expect(asked).toHaveLength(1);
  forward(2000);
  await door.ask('places', nameQuestion());
  expect(asked).toHaveLength(2);
  await drop();
});

test('where there is no network it is noticed once, for every service', async () => {
  const { door, said, forward, drop } = await doorTo('http://no-such-host.invalid');
  await door.ask('places', nameQuestion());
  expect(door.networkMissing()).toBe(true);
  await door.ask('places', nameQuestion({ path: '/other' }));
  await door.ask('weather', nameQuestion());
  expect(said).toHaveLength(1);
  expect(said[0]).toContain('no network outside');
  forward(5 * 60_000 + 1);
  expect(door.networkMissing()).toBe(false);
  await drop();
});

test('a server beside this one is asked all the same', async () => {
  const { url } = await standIn(json({ name: 'Sintra' }));
  const { door, drop } = await doorTo(url, 0, { WEATHER_URL: 'http://no-such-host.invalid' });
  await door.ask('weather', nameQuestion());
  expect(door.networkMissing()).toBe(true);
  expect(await door.ask('places', nameQuestion())).toMatchObject({ value: { name: 'Sintra' } });
  expect((await door.stateOf('places')).state).toBe('well');
  expect((await door.stateOf('weather')).state).toBe('resting');
  await drop();
});

test('no service is asked more often than it allows on a day', async () => {
  const { url, asked } = await standIn(json({ name: 'Sintra' }));
  const { door, drop } = await doorTo(url, 5000);
  expect(await door.ask('places', nameQuestion())).toBeNull();
  expect(asked).toEqual([]);
  expect(await door.stateOf('places')).toMatchObject({ state: 'spent', callsToday: 5000 });
  await drop();
});

test('what is kept of a service stays within its bounds, the longest unused going first', async () => {
  const { answers, forward, drop } = await doorTo('off');
  for (const id of ['a', 'b', 'c']) {
    await answers.write(id, 'streets', { bytes: Buffer.alloc(300), contentType: 'x/y' });
    forward(1000);
  }
  expect(await answers.bytesOf('streets')).toBe(1200);
  await answers.shrink('streets', 900);
  expect(await answers.read('a')).toBeNull();
  expect((await answers.read('b'))!.bytes).toHaveLength(300);
  await drop();
});

test('settings: all off, one off, one of one’s own, and nonsense', () => {
  const faults: string[] = [];
  expect(readOutsideConfig({ OUTSIDE: 'off' }, faults).allowed).toBe(false);
  const { allowed, addresses } = readOutsideConfig(
    { WEATHER_URL: 'off', PLACES_URL: 'http://10.0.0.5:2322/' },
    faults,
  );
  expect(allowed).toBe(true);
  expect(addresses).toMatchObject({
    weather: null,
    places: 'http://10.0.0.5:2322',
    roads: null,
    rates: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  });
  expect(faults).toEqual([]);
  readOutsideConfig({ OUTSIDE: 'maybe', PLACES_URL: 'photon' }, faults);
  expect(faults).toEqual([
    'OUTSIDE is "maybe"; it must be auto or off',
    'PLACES_URL is "photon"; it must begin with http:// or https://, or be off',
  ]);
});

test('an admin sees what is asked of whom, and switches a service off for every instance', async () => {
  const { url } = await standIn(json({}));
  const server = await testServer({
    env: { OUTSIDE: 'auto', PLACES_URL: url, WEATHER_URL: 'off', FACTS_URL: 'off' },
  });
  const admin = await server.signedIn('Ada');
  const traveller = await server.signedIn('Ben');
  expect((await traveller.get('/api/admin/outside')).status).toBe(403);
  const of = async (id: string) =>
    (await admin.get('/api/admin/outside')).json.services.find((one: { id: string }) => one.id === id);
  expect(await of('places')).toMatchObject({
    on: true,
    state: 'unused',
    host: new URL(url).host,
    callsToday: 0,
    fixed: null,
  });
  expect(await of('weather')).toMatchObject({ on: false, state: 'off', fixed: 'set_off' });
  expect(await of('roads')).toMatchObject({ on: false, fixed: 'no_address' });
  const answer = await admin.post('/api/admin/outside/places', { on: false });
  expect(answer.status).toBe(200);
  expect(await of('places')).toMatchObject({ on: false, state: 'off', fixed: null });
  const told = (await server.browser().get('/api/outside')).json;
  expect(told.services.find((one: { id: string }) => one.id === 'places')).toMatchObject({ on: false });
  expect(JSON.stringify(told)).not.toContain('callsToday');
});

test('with OUTSIDE=off nobody is asked, whatever else is set', async () => {
  const server = await testServer({ env: { PLACES_URL: 'http://127.0.0.1:9' } });
  const told = (await server.browser().get('/api/outside')).json;
  expect(told.services.map(({ on }: { on: boolean }) => on)).not.toContain(true);
});
