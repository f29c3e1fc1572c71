import type { Trip } from '@wayfare/contracts/trip';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { afterEach, describe, expect, it } from 'vitest';
import { openWorld } from '../places/open-world.ts';
import { sampleTrip, savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';
import { type PoolLimits, workPool } from './work-pool.ts';

const { shared } = openWorld();
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const pool of opened.splice(0)) await pool.close();
});

function openPool(limits: Partial<PoolLimits> = {}) {
  const pool = workPool({ limits: { threads: 1, ...limits }, shared, now: Date.now });
  opened.push(pool);
  return pool;
}

/** Stops all over the sea, whose ways take a second to look for. */
const dearTrip = (): Trip => ({
  ...emptyTrip(),
  stops: Array.from({ length: 14 }, (_, index) => ({
    id: `s${index}`,
    place: {
      name: `Buoy ${index}`,
      kind: 'custom',
      latitude: 30 + (index % 10) / 7,
      longitude: 130 + index / 14,
      countryCode: 'jp',
      status: 'own',
    },
    nights: 1,
  })),
});

/** Ways between all of a hundred places. */
const dearFacts = () => ({
  stays: [
    Array.from({ length: 100 }, (_, index) => ({
      name: `Corner ${index}`,
      kind: 'custom',
      latitude: 35 + index / 1000,
      longitude: 135.7,
      status: 'own',
    })),
  ],
  dates: ['2027-05-03'],
  request: {},
  dayCount: 1,
  currencies: [],
});

// A thread loads the planner before its first job.
describe('work in threads', { timeout: 60_000 }, () => {
  it.each([
    ['a trip is put in order', '/api/best-order', { trip: dearTrip() }],
    ['much is asked of a plan', '/api/plan-facts', dearFacts()],
  ])('lets others be answered while %s', async (_what, path, body) => {
    const visitor = (await testServer({ env: { PLANNING_THREADS: '1' } })).browser();
    const dear = visitor.post(path, body);
    const state = { isDone: false };
    void dear.finally(() => (state.isDone = true));
    let answered = 0;
    while (!state.isDone) {
      expect((await visitor.get('/healthz')).status).toBe(200);
      answered += 1;
    }
    expect((await dear).status).toBe(200);
    expect(answered).toBeGreaterThan(10);
  });

  it('streams as it does without threads', async () => {
    const server = await testServer({ env: { PLANNING_THREADS: '1' } });
    const visitor = server.browser();
    const streamed = await visitor.fetch('/api/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', origin: server.origin },
      body: JSON.stringify({ question: '3 days in Rome' }),
    });
    const events = [...(await streamed.text()).matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
    expect([events[0], events.at(-1)]).toEqual(['text', 'done']);
    expect(events).toContain('edits');
  });

  it('gives files and refusals as they are', async () => {
    const server = await testServer({ env: { PLANNING_THREADS: '1' } });
    const ada = await server.signedIn('Ada');
    const saved = await ada.post('/api/save', savePayload({ trip: sampleTrip() }));
    const file = await ada.fetch(`/api/trip-export/${saved.json._id}.pdf`);
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
    const refused = await ada.post('/api/import-preview', { fileName: 'x.gpx', content: '<gpx></gpx>' });
    expect([refused.status, refused.json.error.message]).toEqual([400, 'This file contains no places.']);
  });

  it('stops a job that takes too long', async () => {
    const pool = openPool({ jobMs: 150 });
    const refused = { code: 'not_available', message: expect.stringContaining('was stopped') };
    await expect(pool.run('bestOrder', dearTrip())).rejects.toMatchObject(refused);
  });

  it('refuses with the time to wait once the line is full', async () => {
    const pool = openPool({ waitingEach: 1 });
    const done = [pool.run('bestOrder', emptyTrip()), pool.run('bestOrder', emptyTrip())];
    expect(() => pool.checkRoom()).toThrow(/^Many plans are being made right now/);
    await expect(pool.run('bestOrder', emptyTrip())).rejects.toMatchObject({
      code: 'not_available',
      detail: { retryAfterSeconds: 1 },
    });
    await Promise.all(done);
    expect(() => pool.checkRoom()).not.toThrow();
  });

  it('refuses at once where the wait in the line would be long, by what the last jobs took', async () => {
    const pool = openPool({ patienceMs: 1500 });
    const done = Array.from({ length: 3 }, () => pool.run('bestOrder', emptyTrip()));
    await expect(pool.run('bestOrder', emptyTrip())).rejects.toMatchObject({
      code: 'not_available',
      detail: { retryAfterSeconds: 2 },
    });
    await Promise.all(done);
    expect(() => pool.checkRoom()).not.toThrow();
  });

  it('calls off what nobody waits for any more, in the line or under way', async () => {
    const pool = openPool({ leftMs: 0 });
    const [first, second] = [new AbortController(), new AbortController()];
    const underWay = pool.run('bestOrder', dearTrip(), { signal: first.signal });
    const inLine = pool.run('bestOrder', dearTrip(), { signal: second.signal });
    const last = pool.run('bestOrder', emptyTrip());
    second.abort();
    await expect(inLine).rejects.toThrow(/abort/);
    first.abort();
    await expect(underWay).rejects.toThrow(/abort/);
    await expect(last).resolves.toMatchObject({ stopIds: [] });
  });

  it('ends threads that have nothing to do when it rests, and no other', async () => {
    const pool = openPool({ threads: 2 });
    const started: unknown[] = [];
    const count = (worker: unknown) => started.push(worker);
    process.on('worker', count);
    const underWay = pool.run('bestOrder', dearTrip());
    await pool.run('bestOrder', emptyTrip());
    pool.rest();
    await pool.run('bestOrder', emptyTrip());
    await expect(underWay).resolves.toMatchObject({ stopIds: expect.anything() });
    process.off('worker', count);
    expect(started).toHaveLength(3);
  });

  it('refuses what waits when the server closes', async () => {
    const pool = openPool();
    const jobs = [pool.run('bestOrder', dearTrip()), pool.run('bestOrder', dearTrip())];
    const ended = Promise.allSettled(jobs);
    await pool.close();
    for (const job of await ended)
      expect(job).toMatchObject({ status: 'rejected', reason: { code: 'not_available' } });
  });
});
