import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const listening: (() => void)[] = [];
afterEach(() => {
  for (const close of listening.splice(0)) close();
});

/** The provider's API on loopback: answers as it is told and keeps what it was asked. */
async function provider(answer: () => { status?: number; body: string } | null) {
  const asked: { url: string; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url!, key: request.headers['x-access-token']?.toString() });
    const told = answer();
    if (told) response.writeHead(told.status ?? 200, { 'content-type': 'application/json' }).end(told.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  listening.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const tours = JSON.stringify({
  data: {
    tours: [
      {
        title: 'Kyoto by bike',
        url: 'https://provider.test/1',
        price: { values: { amount: 39.5 } },
        durations: [{ duration: 3, unit: 'hour' }],
      },
      { title: 'No link', url: 'javascript:alert(1)' },
      { url: 'https://provider.test/2' },
    ],
  },
});

const siteWith = (url: string) =>
  testServer({ env: { OUTSIDE: 'auto', ACTIVITIES_API_KEY: 'the-key', ACTIVITIES_API_URL: url } });

describe('the activities provider', () => {
  it('is asked with its key, once for a city, and only what can be used is taken', async () => {
    const { asked, url } = await provider(() => ({ body: tours }));
    const server = await siteWith(url);
    const { json } = await server.browser().get('/api/gyg-city/jp-kyoto');
    await server.browser().get('/api/gyg-city/jp-kyoto');
    expect(json).toEqual({
      cityId: 'jp-kyoto',
      provider: 'GetYourGuide',
      source: 'provider',
      activities: [
        {
          title: 'Kyoto by bike',
          url: 'https://provider.test/1',
          price: { amountCents: 3950, currency: 'USD' },
          minutes: 180,
        },
      ],
    });
    expect(asked).toEqual([{ url: expect.stringMatching(/^\/1\/tours\?q=Kyoto&/), key: 'the-key' }]);
  });

  it.each([
    ['answers nonsense', () => ({ body: '<html>' }), /no JSON/],
    ['answers an error', () => ({ status: 500, body: '{}' }), /answered 500/],
    ['never answers', () => null, null],
  ])('that %s leaves it to the atlas, and shows on the admin page', async (_what, answer, failure) => {
    const { asked, url } = await provider(answer);
    const server = await siteWith(url);
    const admin = await server.signedIn('Ada');
    const { json } = await admin.get('/api/gyg-city/jp-kyoto');
    expect(json.source).toBe('atlas');
    expect(json.activities.length).toBeGreaterThan(3);
    expect(asked).toHaveLength(1);
    if (failure === null) return;
    const { services } = (await admin.get('/api/admin/outside')).json;
    expect(services.find(({ id }: { id: string }) => id === 'activities').failure).toMatch(failure);
  });
});
