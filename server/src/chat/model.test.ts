import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { modelUsageRepo } from './model-usage.repo.ts';

const close: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of close.splice(0)) await one();
});

/** A language model on loopback. */
async function modelAt(answer: (response: ServerResponse) => void) {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => answer(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
    MODEL_NAME: 'tested',
    MODEL_COST_INPUT: '2',
    MODEL_COST_OUTPUT: '10',
  };
}

const chunk = (delta: object, finish: string | null = null) => ({
  id: 'c',
  choices: [{ index: 0, delta, finish_reason: finish }],
});
const says = (text: string) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const usage = { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 };
  const events = [chunk({ content: text }), { ...chunk({}, 'stop'), usage }];
  response.end(`${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`);
};
/** Asks for tools, all in one turn. */
const calls = (response: ServerResponse, ...tools: [name: string, input: object][]) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const tool_calls = tools.map(([name, input], index) => ({
    index,
    id: `call-${index}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(input) },
  }));
  const events = [chunk({ role: 'assistant', tool_calls }), chunk({}, 'tool_calls')];
  response.end(`${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n`);
};
const ask = { question: 'How warm is it in Lisbon in May?', secondary: true };

describe('a configured language model', () => {
  it('answers, and the books are kept', async () => {
    const server = await testServer({ env: await modelAt(says('Around 22 degrees.')) });
    const { json } = await server.browser().post('/api/ask', ask);
    expect([json.engine, json.text]).toEqual(['tested', 'Around 22 degrees.']);
    await server.browser().post('/api/ask', ask);
    expect(await modelUsageRepo(server.db).since('2026-05-01')).toEqual([
      {
        day: '2026-05-01',
        model: 'tested',
        requests: 2,
        failures: 0,
        input_tokens: 2000,
        output_tokens: 200,
        cost_micros: 6000,
      },
    ]);
    expect(await modelUsageRepo(server.db).since('2026-05-02')).toEqual([]);
  });

  it.each([
    ['tokens', { MODEL_DAILY_TOKENS: '1000' }],
    ['money', { MODEL_DAILY_COST: '0.003' }],
  ])('is not asked any more when the %s of the day are spent, until the next day', async (_, limit) => {
    const server = await testServer({ env: { ...(await modelAt(says('Warm.'))), ...limit } });
    const engine = async () => (await server.browser().post('/api/ask', ask)).json.engine;
    expect([await engine(), await engine()]).toEqual(['tested', 'embedded']);
    server.clock.forward(86_400_000);
    expect(await engine()).toBe('tested');
  });

  it.each([
    ['tokens', { MODEL_DAILY_TOKENS: '2500' }],
    ['money', { MODEL_DAILY_COST: '0.005' }],
  ])('does not overshoot the %s of the day when many ask at once', async (_, limit) => {
    const held: (() => void)[] = [];
    const env = await modelAt((response) => void held.push(() => says('Warm.')(response)));
    const server = await testServer({ env: { ...env, ...limit } });
    const first = server.browser().post('/api/ask', ask);
    await expect.poll(() => held.length).toBe(1);
    const others = await Promise.all(Array.from({ length: 5 }, () => server.browser().post('/api/ask', ask)));
    expect(others.map(({ json }) => json.engine)).toEqual(Array(5).fill('embedded'));
    held.shift()!();
    expect((await first).json.engine).toBe('tested');
    expect(await modelUsageRepo(server.db).since('2026-05-01')).toMatchObject([
      { requests: 1, failures: 0, input_tokens: 1000, output_tokens: 100, cost_micros: 3000 },
    ]);
    // What was set aside is free again.
    const second = server.browser().post('/api/ask', ask);
    await expect.poll(() => held.length).toBe(1);
    held.shift()!();
    expect((await second).json.engine).toBe('tested');
  });

  it.each([['text/event-stream'], ['application/json']])(
    'is left alone when the reader leaves (%s)',
    async (accept) => {
      let heard = () => {};
      let ended: (early: boolean) => void = () => {};
      const asked = new Promise<void>((resolve) => (heard = resolve));
      const gone = new Promise<boolean>((resolve) => (ended = resolve));
      const env = await modelAt((response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(`data: ${JSON.stringify(chunk({ content: 'Let me ' }))}\n\n`);
        response.on('close', () => ended(!response.writableFinished));
        heard();
      });
      const server = await testServer({ env });
      const visitor = server.browser();
      const control = new AbortController();
      const answer = visitor.fetch('/api/ask', {
        method: 'POST',
        headers: { accept, 'content-type': 'application/json', origin: visitor.origin },
        body: JSON.stringify(ask),
        signal: control.signal,
      });
      const read = answer.then((response) => response.text());
      await asked;
      control.abort();
      await expect(read).rejects.toThrow(/abort/i);
      expect(await gone).toBe(true);
    },
  );

  it('that fails leaves a failure in the books and the embedded answer to the reader', async () => {
    const env = await modelAt((response) => response.writeHead(400).end('{}'));
    const server = await testServer({ env });
    const { json } = await server.browser().post('/api/ask', ask);
    expect(json.engine).toBe('embedded');
    expect(json.text).toMatch(
      /^The language model is not available right now, so the built-in planner answers\. /,
    );
    const [row] = await modelUsageRepo(server.db).since('2026-05-01');
    expect(row).toMatchObject({ failures: 1, output_tokens: 0 });
  });

  // A thread loads the planner before its first job.
  it('has its tools plan in a thread, in turn, while others are answered', { timeout: 60_000 }, async () => {
    const cities = ['Rome', 'Florence', 'Venice'];
    const stops = cities.map((city) => ({ city, nights: 4 }));
    const [toolsAsked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const plays = [
      (response: ServerResponse) => {
        calls(
          response,
          ['build_trip', { stops, start_on: '2027-05-03' }],
          ['edit_trip', { wishes: [{ kind: 'setNights', place: { name: 'Venice' }, nights: 5 }] }],
        );
        toolsAsked.resolve();
      },
      (response: ServerResponse) => {
        told.resolve();
        says('Three cities.')(response);
      },
    ];
    const env = await modelAt((response) => plays.shift()!(response));
    const server = await testServer({ env: { ...env, PLANNING_THREADS: '1' } });
    const visitor = server.browser();
    const asked = visitor.post('/api/ask', { question: 'Three cities of Italy from 3 May 2027' });
    await toolsAsked.promise;
    const state = { isPlanned: false };
    void Promise.race([told.promise, asked]).finally(() => (state.isPlanned = true));
    let answered = 0;
    while (!state.isPlanned && answered < 40) {
      expect((await visitor.get('/healthz')).status).toBe(200);
      answered += 1;
    }
    expect(answered).toBe(40);
    const { json } = await asked;
    expect([json.engine, json.text]).toEqual(['tested', 'Three cities.']);
    const nights = json.trip.stops.map((stop: { nights: number }) => stop.nights);
    expect(nights).toEqual([4, 4, 5]);
    expect(json.plan.days).toHaveLength(14);
  });
});
