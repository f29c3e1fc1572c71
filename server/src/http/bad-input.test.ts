import { calls, type CallName } from '@wayfare/contracts/calls';
import { endpoints } from '@wayfare/contracts/endpoints';
import type { Endpoint } from '@wayfare/contracts/endpoint';
import { describe, expect, it } from 'vitest';
import { savePayload, sampleTrip } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';

const tripCount = async ({ db }: Awaited<ReturnType<typeof testServer>>) =>
  (await db.selectFrom('trips').select('id').execute()).length;

describe('bad input', () => {
  it('is answered with an error that names the field, and nothing is kept of it', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const { stops } = sampleTrip();
    const bodies: [unknown, RegExp][] = [
      ['{"tripName": ', /valid JSON/],
      ['[]', /right form/],
      ['null', /right form/],
      ['{"__proto__": {"admin": true}}', /valid JSON/],
      [savePayload({ surprise: 1 }), /surprise/],
      [savePayload({ tripName: 7 }), /tripName/],
      [savePayload({ tripName: 'x'.repeat(121) }), /tripName/],
      [savePayload({ _id: '../../etc/passwd' }), /_id/],
      [savePayload({ version: 'one' }), /version/],
      [savePayload({ trip: sampleTrip({ startOn: '2026-02-30' }) }), /trip\.startOn/],
      ...['0000-01-01', '0001-01-01', '9999-12-31'].map((on): [unknown, RegExp] => [
        savePayload({ trip: sampleTrip({ startOn: on }) }),
        /trip\.startOn: must lie in the years 1900 to 2199/,
      ]),
      [savePayload({ trip: { ...sampleTrip(), extra: true } }), /extra/],
      [
        savePayload({ trip: sampleTrip({ stops: [{ ...stops[0]!, nights: -1 }] }) }),
        /trip\.stops\.0\.nights/,
      ],
      [
        savePayload({ trip: sampleTrip({ stops: [{ ...stops[0]!, nights: 1.5 }] }) }),
        /trip\.stops\.0\.nights/,
      ],
      [
        savePayload({ trip: sampleTrip({ stops: Array.from({ length: 61 }, () => stops[0]!) }) }),
        /trip\.stops/,
      ],
    ];
    for (const [body, hint] of bodies) {
      const answer = await ada.post('/api/save', body);
      expect([answer.status, answer.json.error.code]).toEqual([400, 'bad_input']);
      expect(answer.json.error.requestId).toBeTruthy();
      expect(JSON.stringify(answer.json.error)).toMatch(hint);
    }
    expect(await tripCount(server)).toBe(0);
  });

  it('a time outside the years of calendars is refused', async () => {
    const visitor = (await testServer()).browser();
    for (const now of ['0000-01-01T10:00:00+14:00', '0001-01-01T10:00:00Z', '9999-12-31T23:00:00-12:00']) {
      const answer = await visitor.post('/api/ask', { question: 'Three days in Kyoto next week', now });
      expect([answer.status, answer.json.error.message]).toEqual([
        400,
        expect.stringContaining('now: must lie'),
      ]);
    }
  });

  it('a body that is too large is refused', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const large = await ada.post(
      '/api/save',
      savePayload({ trip: { ...sampleTrip(), notes: 'x'.repeat(2_000_000) } }),
    );
    expect([large.status, large.json.error.code]).toEqual([413, 'too_large']);
    const small = await ada.post('/api/checkAuth', { originalUri: 'x'.repeat(20_000) });
    expect(small.status).toBe(413);
    expect(await tripCount(server)).toBe(0);
  });

  it('another kind of body is refused', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const response = await ada.fetch('/api/save', {
        method: 'POST',
        headers: { 'content-type': type },
        body: '{}',
      });
      expect(response.status).toBe(415);
    }
  });

  it('ids that are not ids answer 400, unknown ones 404, unknown paths 404', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    for (const id of ['1', "1' or '1'='1", '%00', 'a'.repeat(250), '%F0%9F%98%80']) {
      expect((await ada.get(`/api/trip/${id}`)).status).toBe(400);
      expect((await ada.delete(`/api/archived-trip/${id}`)).status).toBe(400);
    }
    expect((await ada.get(`/api/trip/${'a'.repeat(22)}`)).status).toBe(404);
    expect((await ada.get('/api/trips?surprise=1')).status).toBe(400);
    expect((await ada.get('/api/nothing-here')).json.error.code).toBe('not_found');
    expect((await ada.get('/api/trip/%E0%A4%A')).status).toBe(400);
  });

  it('a write from another site is refused', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]) {
      const response = await ada.fetch('/api/save', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' } as Record<string, string>,
        body: JSON.stringify(savePayload()),
      });
      expect(response.status).toBe(403);
    }
    expect(await tripCount(server)).toBe(0);
  });

  it('what is sent too slowly is not waited for longer than a minute', async () => {
    const { app } = await testServer();
    expect(app.server.requestTimeout).toBe(60_000);
  });

  it('a flood of error reports is stopped with the time to wait', async () => {
    const server = await testServer();
    const visitor = server.browser();
    const statuses = [];
    for (let n = 0; n < 21; n++)
      statuses.push((await visitor.post('/api/log-error', { message: 'x' })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
    const refused = await visitor.post('/api/log-error', { message: 'x' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await server.db.selectFrom('client_errors').select('times').executeTakeFirst()).toEqual({
      times: 20,
    });
  });
});

describe('the contract', () => {
  it('is served whole: every call has its route, and takes no body it does not describe', async () => {
    const server = await testServer();
    for (const [name, { method, path }] of Object.entries(calls)) {
      expect(server.app.hasRoute({ method, url: path }), name).toBe(true);
    }
    const visitor = server.browser();
    for (const name of Object.keys(calls) as CallName[]) {
      const { method, path } = calls[name];
      const contract: Endpoint = endpoints[name];
      if (method !== 'POST' || !contract.body) continue;
      const answer = await visitor.post(path.replace(/:\w+/g, 'A'.repeat(22)), '{"surprise": 1}');
      expect([400, 401], name).toContain(answer.status);
    }
  });

  it('is described by an OpenAPI document and a readable page', async () => {
    const server = await testServer();
    const visitor = server.browser();
    const { json } = await visitor.get('/api/openapi.json');
    const described = Object.entries(json.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = Object.values(calls).map(
      ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(expected.sort());
    const page = await visitor.get('/api/docs');
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const name of Object.keys(calls)) expect(page.text).toContain(`id="${name}"`);
  });
});
