import { expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

it('counts every call by its route, never by its address', async () => {
  const server = await testServer({ env: { METRICS: '1' } });
  const visitor = server.browser();
  await visitor.get('/api/trip/AAAAAAAAAAAAAAAAAAAAAA?ticket=a-secret');
  await visitor.get('/api/cities');
  const { text, headers } = await visitor.get('/metrics');
  expect(headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('wayfare_request_seconds_count{method="GET",route="/api/trip/:id",status="404"} 1');
  expect(text).toContain('wayfare_request_seconds_count{method="GET",route="/api/cities",status="200"} 1');
  expect(text).toContain('wayfare_open_pages 0');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('a-secret');
});

it('tells nobody unless it was asked for, and then this machine alone or whoever brings the word', async () => {
  expect((await (await testServer()).browser().get('/metrics')).status).toBe(404);
  for (const env of [{ METRICS: '1', TRUST_PROXY: '1' }, { METRICS: '1' }]) {
    const server = await testServer({ env });
    const far = { 'x-forwarded-for': '203.0.113.7' };
    expect((await server.browser().fetch('/metrics', { headers: far })).status).toBe(404);
  }
  const guarded = await testServer({ env: { METRICS_TOKEN: 'open sesame' } });
  expect((await guarded.browser().get('/metrics')).status).toBe(404);
  const headers = { authorization: 'Bearer open sesame' };
  expect((await guarded.browser().fetch('/metrics', { headers })).status).toBe(200);
});

it('tells apart that the process lives and that it can serve', async () => {
  const server = await testServer();
  const visitor = server.browser();
  expect((await visitor.get('/readyz')).text).toBe('ok\n');
  await server.db.schema.dropTable('settings').execute();
  expect((await visitor.get('/readyz')).status).toBe(500);
  expect((await visitor.get('/healthz')).status).toBe(200);
});
