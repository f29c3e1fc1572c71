import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

interface Heard {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const listening: (() => void)[] = [];
afterEach(() => {
  for (const close of listening.splice(0)) close();
});

/** A service outside, on loopback: keeps what it hears and answers as it is told. */
async function outsideService(answer: { status?: number; body?: string; never?: boolean } = {}) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    heard.push({ method: request.method!, url: request.url!, headers: request.headers, body });
    if (answer.never) return;
    response.writeHead(answer.status ?? 202).end(answer.body ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  listening.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { heard, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const browserName = 'Mozilla/5.0 Firefox/140';

async function view(server: Awaited<ReturnType<typeof testServer>>, headers: Record<string, string> = {}) {
  const answer = await server.browser().fetch('/api/log-view', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.origin,
      'user-agent': browserName,
      ...headers,
    },
    body: JSON.stringify({ path: '/city-guide/japan/kyoto?ref=secret', title: 'Kyoto · Wayfare' }),
  });
  expect(answer.status).toBe(204);
}

describe('a page view', () => {
  it('is told to Plausible', async () => {
    const { heard, url } = await outsideService();
    const env = { ANALYTICS_SERVICE: 'plausible', ANALYTICS_URL: url, ANALYTICS_SITE: 'wayfare.test' };
    const server = await testServer({ env });
    await view(server);
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]).toMatchObject({ method: 'POST', url: '/api/event' });
    expect(heard[0]!.headers).toMatchObject({ 'user-agent': browserName, 'x-forwarded-for': '127.0.0.1' });
    expect(JSON.parse(heard[0]!.body)).toEqual({
      name: 'pageview',
      domain: 'wayfare.test',
      url: `${server.origin}/city-guide/japan/kyoto`,
      props: { title: 'Kyoto · Wayfare' },
    });
  });

  it('is told to Umami', async () => {
    const { heard, url } = await outsideService({ status: 200, body: '{"sessionId":"1"}' });
    const website = '5b5a3c0e-0000-4000-8000-000000000000';
    const server = await testServer({
      env: { ANALYTICS_SERVICE: 'umami', ANALYTICS_URL: `${url}/`, ANALYTICS_SITE: website },
    });
    await view(server);
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]!.url).toBe('/api/send');
    expect(JSON.parse(heard[0]!.body)).toEqual({
      type: 'event',
      payload: { website, hostname: '127.0.0.1', url: '/city-guide/japan/kyoto', title: 'Kyoto · Wayfare' },
    });
  });

  it('is told to Google Analytics without the address, the same visitor known for the day', async () => {
    const { heard, url } = await outsideService({ status: 204 });
    const server = await testServer({
      env: {
        ANALYTICS_SERVICE: 'ga4',
        ANALYTICS_URL: url,
        ANALYTICS_SITE: 'G-ABC',
        ANALYTICS_SECRET: 's3',
      },
    });
    await view(server);
    await view(server);
    await view(server, { 'user-agent': 'Mozilla/5.0 Safari/605' });
    await expect.poll(() => heard.length).toBe(3);
    expect(heard[0]!.url).toBe('/mp/collect?measurement_id=G-ABC&api_secret=s3');
    const told = heard.map(({ body }) => JSON.parse(body));
    expect(told[0].events[0]).toMatchObject({
      name: 'page_view',
      params: { page_location: `${server.origin}/city-guide/japan/kyoto`, page_title: 'Kyoto · Wayfare' },
    });
    expect(new Set(told.map(({ client_id }) => client_id)).size).toBe(2);
    expect(JSON.stringify(heard)).not.toContain('x-forwarded-for');
  });

  it('stays here for a browser that asks not to be tracked, and for robots', async () => {
    const { heard, url } = await outsideService();
    const env = { ANALYTICS_SERVICE: 'plausible', ANALYTICS_URL: url, ANALYTICS_SITE: 'wayfare.test' };
    const server = await testServer({ env });
    await view(server, { 'sec-gpc': '1' });
    await view(server, { dnt: '1' });
    await view(server, { 'user-agent': 'Googlebot/2.1' });
    await view(server, { 'user-agent': 'The only one told' });
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]!.headers['user-agent']).toBe('The only one told');
  });

  it.each([
    ['is down', 'http://127.0.0.1:9', 'failing'],
    ['answers nonsense', null, 'failing'],
  ])(
    'is taken and counted while the service %s, which the admin page says',
    async (_what, address, state) => {
      const url = address ?? (await outsideService({ status: 500, body: '<html>' })).url;
      const env = { ANALYTICS_SERVICE: 'plausible', ANALYTICS_URL: url, ANALYTICS_SITE: 'wayfare.test' };
      const server = await testServer({ env });
      const admin = await server.signedIn('Ada');
      await view(server);
      const services = async () => (await admin.get('/api/admin/overview')).json.services[0].state;
      await expect.poll(services).toBe(state);
    },
  );

  it('is taken at once while the service never answers', async () => {
    const { heard, url } = await outsideService({ never: true });
    const env = { ANALYTICS_SERVICE: 'umami', ANALYTICS_URL: url, ANALYTICS_SITE: 'x' };
    const server = await testServer({ env });
    for (let count = 0; count < 5; count++) await view(server);
    await expect.poll(() => heard.length).toBe(2);
  });
});

describe('an error', () => {
  const message = 'Failed to get trips: the server answered 500';
  const stack = `Error: ${message}\n    at load (https://wayfare.test/assets/main-abc.js:3:17)\n    at https://wayfare.test/assets/main-abc.js:9:1`;

  it('of a browser is told to a service of the Sentry protocol', async () => {
    const { heard, url } = await outsideService({ status: 200, body: '{}' });
    const dsn = `${url.replace('//', '//publickey@')}/sub/42`;
    const server = await testServer({ env: { SENTRY_DSN: dsn } });
    await server.browser().post('/api/log-error', { message, stack });
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]!.url).toBe('/sub/api/42/envelope/');
    expect(heard[0]!.headers['x-sentry-auth']).toContain('sentry_key=publickey');
    const [head, item, event] = heard[0]!.body.split('\n').map((line) => JSON.parse(line));
    expect(head.dsn).toBe(dsn);
    expect(item.type).toBe('event');
    expect(event.event_id).toBe(head.event_id);
    expect(event.exception.values[0]).toMatchObject({ type: 'Error', value: message });
    expect(event.exception.values[0].stacktrace.frames).toEqual([
      expect.objectContaining({ function: '?', lineno: 9, colno: 1 }),
      expect.objectContaining({
        function: 'load',
        filename: 'https://wayfare.test/assets/main-abc.js',
        lineno: 3,
      }),
    ]);
  });

  it('of the server itself is told too, a refusal is not', async () => {
    const { heard, url } = await outsideService({ status: 200 });
    const server = await testServer({ env: { SENTRY_DSN: `${url.replace('//', '//key@')}/1` } });
    expect((await server.browser().get('/api/trips')).status).toBe(401);
    await server.db.schema.dropTable('campaigns').execute();
    expect((await server.browser().get('/api/marketing-info/home')).status).toBe(500);
    await expect.poll(() => heard.length).toBe(1);
    expect(heard[0]!.body).toContain('campaigns');
  });

  it('is kept here when the service is down', async () => {
    const server = await testServer({ env: { SENTRY_DSN: 'http://key@127.0.0.1:9/1' } });
    const admin = await server.signedIn('Ada');
    expect((await admin.post('/api/log-error', { message, stack })).status).toBe(204);
    await admin.post('/api/log-error', { message, stack });
    const { rows } = (await admin.get('/api/admin/client-errors')).json;
    expect(rows).toEqual([expect.objectContaining({ message, stack, times: 2 })]);
    expect((await admin.delete(`/api/admin/client-errors/${rows[0].fingerprint}`)).status).toBe(204);
    expect((await admin.get('/api/admin/client-errors')).json.rows).toEqual([]);
  });
});
