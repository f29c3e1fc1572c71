import { calls, type CallName } from '@wayfare/contracts/calls';
import type { Endpoint } from '@wayfare/contracts/endpoint';
import { endpoints } from '@wayfare/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';

const hostile = 'a\0b';
const keysOf = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
const pathOf = (path: string, put: (name: string) => string) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => put(name));

describe('a null character', () => {
  it('is refused wherever a call takes a text', async () => {
    const server = await testServer();
    const admin = await server.signedIn('Ada');
    await server.makeAdmin('Ada');
    for (const name of Object.keys(calls) as CallName[]) {
      const { method, path } = calls[name];
      const { params, query, body }: Endpoint = endpoints[name];
      const plain = pathOf(path, () => 'A'.repeat(22));
      const requests: [string, unknown?][] = [
        ...keysOf(params).map((key): [string] => [
          pathOf(path, (one) => (one === key ? encodeURIComponent(hostile) : 'A'.repeat(22))),
        ]),
        ...keysOf(query).map((key): [string] => [`${plain}?${key}=${encodeURIComponent(hostile)}`]),
        ...keysOf(body).map((key): [string, unknown] => [plain, { [key]: hostile }]),
      ];
      for (const [address, sent] of requests) {
        const { status, text } = await admin.call(method, address, sent);
        expect([status, `${name} ${address} ${text}`]).toEqual([400, expect.any(String)]);
      }
    }
  });

  it('is refused by name where it stands deep in a trip', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    const trip = savePayload().trip;
    const poisoned = { ...trip, request: { ...trip.request, mustSee: [hostile] } };
    const { status, json } = await ada.post('/api/save', savePayload({ trip: poisoned }));
    expect([status, json.error.message]).toEqual([
      400,
      'The data is not in the right form. trip.request.mustSee.0: must not hold null characters (\\u0000)',
    ]);
  });

  it('takes no page view along', async () => {
    const server = await testServer();
    const visitor = server.browser();
    const view = async (path: string) => (await visitor.post('/api/log-view', { path })).status;
    expect([await view('/before'), await view('/a\0b'), await view('/after')]).toEqual([204, 400, 204]);
    const views = () => server.db.selectFrom('day_counts').select('name').orderBy('name').execute();
    await expect.poll(views, { timeout: 5000 }).toEqual([{ name: '/after' }, { name: '/before' }]);
  });
});

describe('a form', () => {
  const post = (body: string | null, type = 'application/x-www-form-urlencoded') => ({
    method: 'POST',
    ...(body === null ? {} : { headers: { 'content-type': type }, body }),
  });

  it('that comes empty, not as a form, or with null characters is refused in words', async () => {
    const server = await testServer({ mail: true });
    const visitor = server.browser();
    const { at } = await visitor.visit('/auth/wayfare-id');
    const ada = await server.signedIn('Ada');
    const forms = [
      [visitor, `${at}/sign-in`],
      [visitor, `${at}/register`],
      [visitor, '/idp/forgot'],
      [visitor, '/idp/reset/no-such-link'],
      [ada, '/idp/password'],
    ] as const;
    for (const [browser, path] of forms) {
      const empty = await browser.fetch(path, post(null));
      expect([path, empty.status]).toEqual([path, 400]);
      expect(await empty.text()).toMatch(/role="alert"[^>]*>[^<]{10,}</);
      for (const field of ['email', 'displayName', 'password', 'current'])
        expect((await browser.fetch(path, post(`${field}=a%00b`))).status, path).toBe(400);
      for (const body of ['null', '[]', '{"email":7,"password":{}}'])
        expect((await browser.fetch(path, post(body, 'application/json'))).status, path).toBe(415);
    }
  });

  it('of the sign-in standard with null characters is refused too', async () => {
    const server = await testServer();
    for (const body of ['client_id=a%00b', 'client_id=wayfare&grant_type=authorization_code&code=a%00b']) {
      const answer = await server.browser().fetch('/idp/token', post(body));
      expect([400, 401]).toContain(answer.status);
    }
  });
});
