import type { Answer } from '@wayfare/contracts/endpoints';
import { expect, test } from 'vitest';
import { json, standIn } from '../testing/stand-in.ts';
import { photonFeature } from '../testing/photon-feature.ts';
import { testServer } from '../testing/test-server.ts';

const artemide = photonFeature('Hotel Artemide', [41.901, 12.492], {
  ...{ osm_id: 103, osm_key: 'tourism', osm_value: 'hotel', city: 'Roma', street: 'Via Nazionale' },
});
const zampanelli = photonFeature('Trattoria Zampanelli', [41.8943, 12.4739], { osm_id: 101 });
const elsewhere = photonFeature('Trattoria Zampanelli', [40.71, -74.0], { osm_id: 55 });

/** A conversation about a planned trip to Rome, on a site that may ask a stand-in for places. */
async function talk(found: unknown[], env: Record<string, string> = {}) {
  const { url, asked } = await standIn(json({ features: found }));
  const server = await testServer({ env: { OUTSIDE: 'auto', PLACES_URL: url, NEARBY_URL: 'off', ...env } });
  const browser = server.browser();
  const ask = async (question: string, about: Partial<Answer<'ask'>> = {}) =>
    (await browser.post('/api/ask', { question, trip: about.trip, plan: about.plan })).json as Answer<'ask'>;
  const trip = await ask('4 days in Rome in May 2027');
  return { ask: (question: string) => ask(question, { trip: trip.trip, plan: trip.plan }), asked };
}

test('a hotel that the atlas does not know is looked up, and is where the days begin and end', async () => {
  const { ask } = await talk([artemide]);
  const { text, trip, plan } = await ask('We stay at Hotel Artemide');
  expect(text).toMatch(/You sleep at Hotel Artemide in Rome \(Via Nazionale, Roma, from OpenStreetMap\)/);
  expect(trip.stops[0]!.lodging).toMatchObject({
    ...{ name: 'Hotel Artemide', kind: 'lodging', latitude: 41.901, status: 'found' },
    source: { id: 'node/103' },
  });
  expect(plan!.days[1]!.base!.name).toBe('Hotel Artemide');
});

test('a restaurant that the atlas does not know is looked up near the trip, and stands in a day', async () => {
  const { ask } = await talk([elsewhere, zampanelli]);
  const { text, plan } = await ask('Add Trattoria Zampanelli on day 2');
  expect(text).toMatch(/OpenStreetMap has it/);
  const item = plan!.days[1]!.items.find(({ title }) => title === 'Trattoria Zampanelli');
  expect(item).toMatchObject({ kind: 'meal', place: { latitude: 41.8943, status: 'found' } });
});

test('what is not surely meant, or is far from the trip, is not taken', async () => {
  const { ask } = await talk([elsewhere, photonFeature('Bar Zampanelli', [41.9, 12.48])]);
  const { edits } = await ask('Add Trattoria Zampanelli on day 2');
  expect(edits).toEqual([]);
});

test('with OUTSIDE=off nobody is asked', async () => {
  const { ask, asked } = await talk([artemide], { OUTSIDE: 'off' });
  const { text, trip } = await ask('We stay at Hotel Artemide');
  expect(text).toMatch(/I do not know where in Rome it stands/);
  expect(trip.stops[0]!.lodging!.status).toBe('own');
  expect(asked).toEqual([]);
});
