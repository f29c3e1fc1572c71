import type { Answer } from '@wayfare/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const dayTripsFrom = async (cityId: string) => {
  const visitor = (await testServer()).browser();
  const { json } = await visitor.get(`/api/day-trips/${cityId}`);
  return (json as Answer<'dayTrips'>).dayTrips;
};

const sightFrom = async (cityId: string, slug: string) =>
  (await dayTripsFrom(cityId)).find((trip) => trip.kind === 'attraction' && trip.attraction.slug === slug);

describe('day trips', () => {
  it.each(['jp-kyoto', 'it-pisa', 'sg-singapore', 'kr-jeju', 'us-jackson-wy', 'pt-lagos', 'us-savannah'])(
    'lead out of %s, of whose sights none is called one',
    async (cityId) => {
      const trips = await dayTripsFrom(cityId);
      expect(trips.length).toBeGreaterThan(0);
      expect(trips.every(({ there, back }) => there.minutes > 0 && back.minutes > 0)).toBe(true);
    },
  );

  it('take as long as their own text says, by what it says', async () => {
    expect((await sightFrom('it-rome', 'orvieto'))?.there).toMatchObject({ mode: 'rail', minutes: 60 });
    expect((await sightFrom('it-naples', 'procida'))?.there).toMatchObject({ mode: 'ferry', minutes: 40 });
    expect((await sightFrom('cn-beijing', 'great-wall-at-mutianyu'))?.there.minutes).toBe(90);
  });

  it('lead into the wild by car, unless the text of the place names a train or a bus', async () => {
    expect((await sightFrom('ma-marrakech', 'agafay-desert'))?.there).toMatchObject({
      mode: 'drive',
      minutes: 40,
    });
    expect((await sightFrom('ke-narok', 'mara-river-crossings'))?.there.mode).toBe('drive');
    expect((await sightFrom('us-new-york', 'coney-island'))?.there.mode).not.toBe('drive');
  });

  it('are by train where their text names one, and by what it names where that can be the way from the city', async () => {
    expect((await sightFrom('se-stockholm', 'vaxholm'))?.there).toMatchObject({ mode: 'ferry', minutes: 60 });
    expect((await sightFrom('jp-takayama', 'shirakawa-go'))?.there).toMatchObject({
      mode: 'bus',
      minutes: 50,
    });
    expect((await sightFrom('us-new-york', 'bronx-zoo'))?.there.mode).not.toBe('rail');
  });

  it('say where the minutes are the model’s, from door to door, and not those of the ride', async () => {
    expect((await sightFrom('it-rome', 'orvieto'))?.there.doorToDoor).toBe(false);
    const cities = (await dayTripsFrom('gb-london')).filter(({ kind }) => kind === 'city');
    expect(cities.every(({ there }) => there.doorToDoor)).toBe(true);
  });

  it('tell one place once, and no city that takes longer than a day bears', async () => {
    const trips = await dayTripsFrom('jp-kyoto');
    const cities = trips.flatMap((trip) => (trip.kind === 'city' ? [trip] : []));
    expect(cities.map(({ city }) => city.id)).toContain('jp-nara');
    expect(cities.every(({ there }) => there.minutes <= 150 && there.mode !== 'flight')).toBe(true);
    const fromMachuPicchu = await dayTripsFrom('pe-machupicchu');
    expect(fromMachuPicchu.filter(({ kind }) => kind === 'city')).toEqual([]);
  });
});
