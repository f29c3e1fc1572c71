import { setImmediate as turn } from 'node:timers/promises';
import { endpoints, type Answer } from '@wayfare/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { savePayload, sampleTrip } from '../testing/sample-trip.ts';
import { openWorld } from './open-world.ts';
import { testServer } from '../testing/test-server.ts';

describe('places', () => {
  it('are found as one types, whatever the spelling', async () => {
    const visitor = (await testServer()).browser();
    const found = async (q: string) =>
      (await visitor.get(`/api/search?q=${encodeURIComponent(q)}`)).json.results[0];
    expect(await found('Firenze')).toMatchObject({
      kind: 'city',
      id: 'it-florence',
      path: '/city-guide/italy/florence',
    });
    expect(await found('東京')).toMatchObject({ id: 'jp-tokyo' });
    expect(await found('kyto')).toMatchObject({ id: 'jp-kyoto' });
    expect((await visitor.get('/api/search?q=')).json.results).toEqual([]);
    expect((await visitor.get(`/api/search?q=${'x'.repeat(300)}`)).status).toBe(400);
  });

  it('have guides by id and by slugs; the ISO code works in place of the country', async () => {
    const visitor = (await testServer()).browser();
    const { json: list } = await visitor.get('/api/cities');
    endpoints.cities.answer.parse(list);
    const { json: info } = await visitor.get('/api/city-info/jp-kyoto');
    endpoints.cityInfo.answer.parse(info);
    expect(info).toMatchObject({
      name: 'Kyoto',
      timeZone: 'Asia/Tokyo',
      countryInfo: { currency: 'JPY', drivingSide: 'left' },
    });
    expect(info.notes.tickets).toContain('Saiho-ji');
    for (const country of ['japan', 'jp']) {
      const { json } = await visitor.get(`/api/top-attractions/${country}/kyoto`);
      endpoints.topAttractions.answer.parse(json);
      expect(json.attractions[0].id).toBe('jp-kyoto/fushimi-inari-taisha');
      const fames = json.attractions.map((attraction: { fame: number }) => attraction.fame);
      expect(fames).toEqual([...fames].sort((a, b) => b - a));
    }
    const { json: one } = await visitor.get('/api/attraction-info/jp-kyoto/fushimi-inari-taisha');
    endpoints.attractionInfo.answer.parse(one);
    expect(one.attraction.openNow).toBe(true);
    expect(one.nearby.every((near: { distanceMeters: number }) => near.distanceMeters <= 3000)).toBe(true);
  });

  it('tell the way to what lies near: over no water on foot, and to the top of a hike not at all', async () => {
    const visitor = (await testServer()).browser();
    const near = async (path: string): Promise<Answer<'attractionInfo'>['nearby']> =>
      (await visitor.get(`/api/attraction-info/${path}`)).json.nearby;
    const fromLiberty = await near('us-new-york/statue-of-liberty');
    expect(fromLiberty.map(({ way }) => way?.mode)).toEqual(fromLiberty.map(() => 'ferry'));
    const fromEiffel = await near('fr-paris/eiffel-tower');
    expect(fromEiffel[0]?.way).toMatchObject({ mode: 'walk' });
    const peak = (await near('pe-machupicchu/machu-picchu')).find(({ path }) =>
      path?.endsWith('/huayna-picchu'),
    );
    expect(peak).toMatchObject({ way: null });
  });

  it('have a sight of another town once, with its facts and its page there', async () => {
    const visitor = (await testServer()).browser();
    const { json: listed } = await visitor.get('/api/attraction-info/in-delhi/taj-mahal');
    expect([listed.attraction.id, listed.city.name]).toEqual(['in-agra/taj-mahal', 'Agra']);
    const near = listed.nearby.map(({ attraction }: { attraction: { id: string } }) => attraction.id);
    expect(near.length).toBeGreaterThan(0);
    expect(near).not.toContain('in-delhi/taj-mahal');
    const { json: found } = await visitor.get('/api/search?q=taj%20mahal');
    const ids = JSON.stringify(found).match(/"in-(agra|delhi)\/taj-mahal"/g);
    expect(new Set(ids)).toEqual(new Set(['"in-agra/taj-mahal"']));
  });

  it('tell the festivals of a city with this and next year’s dates', async () => {
    const { json } = await (await testServer()).browser().get('/api/city-info/br-rio-de-janeiro');
    const carnival = json.feasts.find(({ name }: { name: string }) => /carnival/i.test(name));
    expect(carnival.spans.map(({ from }: { from: string }) => from.slice(0, 4))).toEqual(['2026', '2027']);
    const { json: ouro } = await (await testServer()).browser().get('/api/city-info/jp-kyoto');
    expect(ouro.feasts.map(({ name }: { name: string }) => name).join()).toMatch(/Gion/);
    const { json: osaka } = await (await testServer()).browser().get('/api/city-info/jp-osaka');
    expect(osaka.feasts.map(({ name }: { name: string }) => name).join()).not.toMatch(/Gion/);
  });

  it('tell where a sight lies in its city', async () => {
    const visitor = (await testServer()).browser();
    const { json } = await visitor.get('/api/attraction-info/fr-paris/sacre-coeur-basilica');
    expect(json.whereabouts).toMatchObject({ quarter: 'Montmartre', wind: 'north' });
    const { json: far } = await visitor.get('/api/attraction-info/fr-paris/palace-of-versailles');
    expect(far.whereabouts).toMatchObject({ quarter: null, wind: 'west' });
    expect(far.whereabouts.metersFromCentre).toBeGreaterThan(14_000);
  });

  it('tell the holidays to come, this year and next, though they are written once', async () => {
    const server = await testServer();
    const read = async () => {
      const { status, json } = await server.browser().get('/api/city-info/jp-kyoto');
      const days = json.countryInfo.holidays.map(({ on }: { on: string }) => on);
      return [status, days[0], days.at(-1)];
    };
    expect([await read(), await read()]).toEqual([
      [200, '2026-05-03', '2027-11-23'],
      [200, '2026-05-03', '2027-11-23'],
    ]);
    server.clock.forward(365 * 86_400_000);
    expect(await read()).toEqual([200, '2027-05-03', '2028-11-23']);
  });

  it('are not sent again to whoever holds them', async () => {
    const visitor = (await testServer()).browser();
    for (const path of ['/api/city-info/jp-kyoto', '/api/cities', '/art/jp-kyoto.svg']) {
      const first = await visitor.fetch(path);
      const tag = first.headers.get('etag')!;
      expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
      const again = await visitor.fetch(path, { headers: { 'if-none-match': tag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await visitor.fetch(path, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
    }
  });

  it('are compressed where they are sent to everybody alike', async () => {
    const visitor = (await testServer()).browser();
    for (const path of ['/api/cities', '/api/city-info/jp-kyoto', '/api/top-attractions/jp/kyoto']) {
      const plain = await visitor.fetch(path, { headers: { 'accept-encoding': 'identity' } });
      const said = await plain.json();
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(plain.headers.get('vary')).toContain('accept-encoding');
      for (const encoding of ['br', 'gzip']) {
        const compressed = await visitor.fetch(path, { headers: { 'accept-encoding': encoding } });
        expect(compressed.headers.get('content-encoding')).toBe(encoding);
        expect(await compressed.json()).toEqual(said);
      }
    }
  });

  it('are found by two letters the same again, unless fewer are asked for or somewhere near', async () => {
    const visitor = (await testServer()).browser();
    const first = await visitor.get('/api/search?q=li');
    expect(first.json.results.length).toBeGreaterThan(0);
    expect((await visitor.get('/api/search?q=li')).json).toEqual(first.json);
    expect((await visitor.get('/api/search?q=li&limit=1')).json.results).toHaveLength(1);
    const firstNear = async (near: string) =>
      (await visitor.get(`/api/search?q=li&near=${near}`)).json.results[0].id;
    expect(await firstNear('38.72,-9.14')).toBe('pt-lisbon');
    expect(await firstNear('-12.05,-77.04')).toBe('pe-lima');
  });

  it('that are unknown are refused with what was perhaps meant', async () => {
    const visitor = (await testServer()).browser();
    const wrong = await visitor.get('/api/top-attractions/japan/kyotto');
    expect([wrong.status, wrong.json.error.message]).toEqual([
      404,
      expect.stringContaining('/city-guide/japan/kyoto'),
    ]);
    expect((await visitor.get('/api/city-info/jp-nowhere')).status).toBe(404);
    expect((await visitor.get('/api/attraction-info/jp-kyoto/nothing')).status).toBe(404);
    expect((await visitor.get('/api/city-info/KYOTO')).status).toBe(400);
  });

  it('tell the ways between them', async () => {
    const visitor = (await testServer()).browser();
    const { json } = await visitor.post('/api/transportation-info', { from: 'Tokyo', to: 'jp-kyoto' });
    endpoints.transportationInfo.answer.parse(json);
    expect(json.options[0].mode).toBe('rail');
    expect(json.options[0].minutes).toBeGreaterThan(120);
    expect(json.options[0].minutes).toBeLessThan(260);
    const { json: legs } = await visitor.post('/api/trip-transportation-info', { trip: sampleTrip() });
    expect(legs.legs.map((leg: { from: string; to: string }) => [leg.from, leg.to])).toEqual([
      ['s1', 's2'],
      ['s2', 's3'],
    ]);
    expect((await visitor.post('/api/transportation-info', { from: 'Xqzzvw', to: 'jp-kyoto' })).status).toBe(
      404,
    );
  });

  it('are listed for several names at once, and day trips with their way', async () => {
    const visitor = (await testServer()).browser();
    const { json } = await visitor.post('/api/attractions', { places: ['jp-kyoto', 'Tokyo', 'Xqzzvw'] });
    expect(json.places.map((place: { cityId: string | null }) => place.cityId)).toEqual([
      'jp-kyoto',
      'jp-tokyo',
      null,
    ]);
    const { json: locations } = await visitor.post('/api/location-infos', {
      locations: ['Kyoto', 'Kyotoooo'],
    });
    endpoints.locationInfos.answer.parse(locations);
    expect(locations.locations[0].city.id).toBe('jp-kyoto');
    const { json: days } = await visitor.get('/api/day-trips/jp-tokyo');
    endpoints.dayTrips.answer.parse(days);
    const hakone = days.dayTrips.find(({ city }: { city?: { id: string } }) => city?.id === 'jp-hakone');
    expect(hakone.there.mode).not.toBe('flight');
    const { json: activities } = await visitor.get('/api/gyg-city/jp-kyoto');
    endpoints.providerCity.answer.parse(activities);
    expect(activities.activities[0].url).toMatch(/^https:\/\/www\.getyourguide\.com\/s\/\?q=/);
  });
});

describe('what goes over the wire', () => {
  it('is in the form of the contract', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    await server.makeAdmin('Ada');
    const { json: saved } = await ada.post('/api/save', savePayload());
    await ada.post(`/api/featured-trip/${saved._id}`, { featured: true });
    await ada.post('/api/unsaved-trip', savePayload());
    endpoints.listTrips.answer.parse((await ada.get('/api/trips')).json);
    endpoints.listFeaturedTrips.answer.parse((await ada.get('/api/get-featured-trips')).json);
    endpoints.getTrip.answer.parse((await ada.get(`/api/trip/${saved._id}`)).json);
    endpoints.currentUser.answer.parse((await ada.get('/api/current-user')).json);
    await ada.post(`/api/archive-trip/${saved._id}`);
    const archived = endpoints.listArchivedTrips.answer.parse((await ada.get('/api/archived-trips')).json);
    expect(archived.tripInfos).toHaveLength(1);
  });
});

it('lets others in between while the list of all cities is made', async () => {
  const { app } = await testServer({ world: openWorld() });
  const state = { isDone: false };
  const asked = app.inject('/api/cities').finally(() => (state.isDone = true));
  let turns = 0;
  for (; !state.isDone; turns += 1) await turn();
  const { cities } = (await asked).json<Answer<'cities'>>();
  expect(turns).toBeGreaterThan(cities.length);
});
