import { endpoints } from '@wayfare/contracts/endpoints';
import { openAtlas, readExtract } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import { testServer } from '../testing/test-server.ts';
import { extraPlaceRepo } from './extra-place.repo.ts';
import { importExtract } from './import-extract.ts';

const louvre = 'fr-paris/louvre-museum';
/** A sight whose hours the atlas is not sure of. */
const vuitton = 'fr-paris/fondation-louis-vuitton';

const feature = (id: string, lat: number, lon: number, properties: Record<string, string>) => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [lon, lat] },
  properties,
});
const features = [
  feature('way/1', 48.8606, 2.3376, {
    name: 'Musée du Louvre',
    tourism: 'museum',
    wikidata: 'Q19675',
    website: 'https://www.louvre.fr/',
    phone: '+33 1 40 20 53 17',
    wheelchair: 'yes',
    fee: 'yes',
    opening_hours: 'Mo 00:00-24:00',
  }),
  feature('way/2', 48.8766, 2.2633, {
    name: 'Fondation Louis Vuitton',
    tourism: 'museum',
    opening_hours: 'Mo,We-Fr 12:00-19:00; Sa,Su 11:00-20:00; PH off',
  }),
  feature('node/3', 48.8512, 2.3411, {
    name: 'Musée Zébrakan',
    tourism: 'museum',
    opening_hours: 'nur nach Laune des Kurators',
  }),
  feature('node/4', 48.8515, 2.3415, {
    name: 'Jardin Zébrakan',
    leisure: 'garden',
    fee: 'no',
    opening_hours: 'Mo-Fr 08:00-20:00',
  }),
];

/** The features, imported into a database and read from it, as a server does at its start. */
async function imported() {
  const { db, drop } = await freshDatabase();
  const places = extraPlaceRepo(db);
  const needs = { places, atlas: openAtlas(), onProblem: () => {} };
  const stream = async function* () {
    yield Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }));
  };
  const origin = { source: 'OpenStreetMap', licence: 'ODbL 1.0', importedOn: '2026-05-12' };
  const count = await importExtract(needs, readExtract('osm', stream()), 'paris.geojson', origin);
  expect(count).toEqual({ imported: features.length, problems: 0 });
  const extras = await places.all();
  await drop();
  return extras;
}

describe('an imported extract', () => {
  it('tells more of the sights that the atlas has, each of which is there once', async () => {
    const extras = await imported();
    const visitor = (await testServer({ extras })).browser();
    const { json: found } = await visitor.get('/api/search?q=Louvre');
    const museums = found.results.filter(({ name }: { name: string }) =>
      /louvre museum|mus[eé]e du louvre/i.test(name),
    );
    expect(museums).toMatchObject([{ id: louvre }]);

    const { json } = await visitor.get('/api/attraction-info/fr-paris/louvre-museum');
    endpoints.attractionInfo.answer.parse(json);
    expect(json.attraction.imported).toEqual([
      {
        source: 'OpenStreetMap',
        licence: 'ODbL 1.0',
        importedOn: '2026-05-12',
        website: 'https://www.louvre.fr/',
        phone: '+33 1 40 20 53 17',
        wheelchair: 'yes',
        fee: 'yes',
      },
    ]);
    const { id: absorbed } = extras.find(({ name }) => name === 'Musée du Louvre')!;
    const { json: same } = await visitor.get(`/api/attraction-info/${absorbed}`);
    expect(same.attraction.id).toBe(louvre);
    const near = json.nearby.map(({ attraction }: { attraction: { name: string } }) => attraction.name);
    expect(near).not.toContain('Musée du Louvre');
    const { json: guide } = await visitor.get('/api/top-attractions/france/paris');
    const listed = guide.attractions.filter(({ name }: { name: string }) => /louvre/i.test(name));
    expect(listed.map(({ id }: { id: string }) => id)).toContain(louvre);
    expect(listed.some(({ name }: { name: string }) => name === 'Musée du Louvre')).toBe(false);
  });

  it('brings its hours where ours are unsure, and never where they are sure', async () => {
    const visitor = (await testServer({ extras: await imported() })).browser();
    const of = async (id: string) => (await visitor.get(`/api/attraction-info/${id}`)).json.attraction;
    const ours = openAtlas();
    const sure = ours.attraction('fr-paris', 'louvre-museum')!;
    expect(sure.confidence).toBeUndefined();
    expect(await of(louvre)).toMatchObject({ hours: sure.hours });
    expect((await of(louvre)).hoursFrom).toBeUndefined();

    expect(ours.attraction('fr-paris', 'fondation-louis-vuitton')?.confidence).toBe('low');
    expect(await of(vuitton)).toMatchObject({
      hours: 'Mo,We-Fr 12:00-19:00; Sa,Su 11:00-20:00',
      closedOn: expect.arrayContaining(['PH']),
      hoursFrom: { source: 'OpenStreetMap', importedOn: '2026-05-12' },
      hoursUnsure: false,
    });
  });

  it('invents neither hours nor prices', async () => {
    const visitor = (await testServer({ extras: await imported() })).browser();
    const { json: found } = await visitor.get(`/api/search?q=${encodeURIComponent('Zébrakan')}`);
    const info = async (name: string) => {
      const { id } = found.results.find((result: { name: string }) => result.name === name);
      const { json } = await visitor.get(`/api/attraction-info/${id}?on=2026-05-13`);
      endpoints.attractionInfo.answer.parse(json);
      return { ...json.attraction, openOn: json.openOn };
    };
    const museum = await info('Musée Zébrakan');
    expect(museum).toMatchObject({
      hoursKnown: false,
      hoursUnsure: true,
      openNow: false,
      openToday: [],
      openOn: [],
      hoursInWords: { lines: ['Hours not known'] },
      imported: [{ hoursText: 'nur nach Laune des Kurators' }],
    });
    expect(museum.price).toBeUndefined();
    // What the source says is taken at its word.
    expect(await info('Jardin Zébrakan')).toMatchObject({
      hoursKnown: true,
      hoursUnsure: false,
      hours: 'Mo-Fr 08:00-20:00',
      price: { amountCents: 0 },
    });
  });

  it('is planned and talked about as what it is', async () => {
    const extras = await imported();
    const visitor = (await testServer({ extras })).browser();
    const { json: found } = await visitor.get(`/api/search?q=${encodeURIComponent('Musée Zébrakan')}`);
    const { place } = found.results[0];
    const { json: facts } = await visitor.post('/api/plan-facts', {
      stays: [[place]],
      dates: ['2026-06-01'],
      request: {},
      dayCount: 1,
      currencies: [],
    });
    // No hour is ruled out, and the audit says that nobody knows.
    expect(facts.places).toMatchObject([
      { hoursUnsure: true, hours: [{ windows: [{ fromMinute: 0, untilMinute: 1440 }] }] },
    ]);
    expect(facts.places[0].cost).toBeUndefined();
    const answers = async (question: string) => (await visitor.post('/api/ask', { question })).json.text;
    expect(await answers('When is Musée Zébrakan in Paris open?')).toMatch(
      /^I do not know when Musée Zébrakan is open\..*“nur nach Laune des Kurators”/,
    );
    expect(await answers('How much is Musée Zébrakan in Paris?')).toMatch(
      /I do not know what Musée Zébrakan costs\./,
    );
  });

  it('is told of with its licence', async () => {
    const extras = await imported();
    const { json } = await (await testServer({ extras })).browser().get('/api/imported-data');
    endpoints.importedData.answer.parse(json);
    expect(json.imports).toEqual([
      { source: 'OpenStreetMap', licence: 'ODbL 1.0', importedOn: '2026-05-12', places: 4 },
    ]);
    const { json: none } = await (await testServer()).browser().get('/api/imported-data');
    expect(none.imports).toEqual([]);
  });
});
