import { describe, expect, it, vi } from 'vitest';
import { standIn, type StandInAnswer } from '../testing/stand-in.ts';
import { testServer } from '../testing/test-server.ts';

const text =
  (body: string): StandInAnswer =>
  (_, response) =>
    response.setHeader('content-type', 'application/json').end(body);

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
    const { asked, url } = await standIn(text(tours));
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
    expect(asked).toHaveLength(1);
    expect(asked[0]!.path).toMatch(/^\/1\/tours\?q=Kyoto&/);
    expect(asked[0]!.headers['x-access-token']).toBe('the-key');
  });

  const failing: [string, StandInAnswer, RegExp][] = [
    ['answers nonsense', text('<html>'), /no JSON/],
    ['answers an error', (_, response) => response.writeHead(500).end('{}'), /answered 500/],
    ['never answers', () => {}, /did not answer in time/],
  ];
  it.each(failing)(
    'that %s leaves it to the atlas, and shows on the admin page',
    async (_what, answer, failure) => {
      const { asked, url } = await standIn(answer);
      const server = await siteWith(url);
      const admin = await server.signedIn('Ada');
      const { json } = await admin.get('/api/gyg-city/jp-kyoto');
      expect(json.source).toBe('atlas');
      expect(json.activities.length).toBeGreaterThan(3);
      expect(asked).toHaveLength(1);
      const shown = async () => {
        const { services } = (await admin.get('/api/admin/outside')).json;
        return services.find(({ id }: { id: string }) => id === 'activities').failure;
      };
      // Whoever reads the guide waits less than the server is given.
      await vi.waitFor(async () => expect(await shown()).toMatch(failure), {
        timeout: 15_000,
        interval: 100,
      });
    },
  );
});
