import { expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

it('guides and the first page answer while the database is away, and calls that need it say so', async () => {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  await server.db.destroy();
  const pages = [
    '/',
    '/city-guide/japan/kyoto',
    '/attraction-guide/japan/kyoto/kinkaku-ji',
    '/city-guides/japan',
  ];
  for (const path of pages) {
    for (const who of [server.browser(), ada]) {
      const answer = await who.fetch(path);
      expect([path, answer.status, (await answer.text()).includes('<main')]).toEqual([path, 200, true]);
    }
  }
  expect((await ada.fetch('/healthz')).status).toBe(200);
  expect((await ada.fetch('/readyz')).status).toBe(503);
  const { status, json } = await ada.get('/api/trips');
  expect([status, json.error.code]).toEqual([503, 'not_available']);
});
