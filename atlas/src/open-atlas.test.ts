import { beforeAll, describe, expect, it } from 'vitest';
import type { Atlas } from './atlas.ts';
import type { ExtraPlace, ExtraPlaces } from './import/extra-place.ts';
import { buildAtlas } from './build/build-atlas.ts';
import { fold } from './text/fold.ts';
import { openAtlas } from './open-atlas.ts';

let atlas: Atlas;
beforeAll(async () => {
  await buildAtlas({ leaveOutFaulty: true });
  atlas = openAtlas();
}, 120_000);

const first = (text: string) => atlas.search(text, { limit: 5 })[0]?.id;

describe('search', () => {
  it.each([
    ['kyoto', 'jp-kyoto'],
    ['kyot', 'jp-kyoto'],
    ['Firenze', 'it-florence'],
    ['München', 'de-munich'],
    ['munchen', 'de-munich'],
    ['東京', 'jp-tokyo'],
    ['Saigon', 'vn-ho-chi-minh-city'],
    ['sao paulo', 'br-sao-paulo'],
    ['NYC', 'us-new-york'],
    ['Bombay', 'in-mumbai'],
    ['praha', 'cz-prague'],
    ['vegas', 'us-las-vegas'],
    ['tuscany', 'region:tuscany'],
    ['bali', 'region:bali'],
    ['the nordics', 'region:nordics'],
    ['japan', 'country:jp'],
    ['uk', 'country:gb'],
    ['cdg', 'airport:CDG'],
    ['kinkakuji', 'jp-kyoto/kinkaku-ji'],
  ])('%s finds %s first', (text, id) => {
    expect(first(text)).toBe(id);
  });

  it.each([
    ['barcelna', 'es-barcelona'],
    ['lodnon', 'gb-london'],
    ['new yrok', 'us-new-york'],
    ['budapset', 'hu-budapest'],
    ['reykjavic', 'is-reykjavik'],
    ['amstredam', 'nl-amsterdam'],
    ['fushimi inri', 'jp-kyoto/fushimi-inari-taisha'],
  ])('%s, mistyped, finds %s first', (text, id) => {
    expect(first(text)).toBe(id);
  });

  it.each([
    ['springfield il', 'us-springfield-il'],
    ['springfield, illinois', 'us-springfield-il'],
    ['Big Lagoon, Miniloc Island El Nido', 'ph-el-nido/big-lagoon'],
    ['london, ontario', 'ca-london'],
    ['paris texas', 'us-paris'],
    ['kyoto japan', 'jp-kyoto'],
    ['york, uk', 'gb-york'],
  ])('%s tells namesakes apart: %s', (text, id) => {
    expect(first(text)).toBe(id);
  });

  it('shows what tells namesakes apart', () => {
    const contexts = atlas.search('springfield', { limit: 4 }).map((hit) => hit.context);
    expect(new Set(contexts).size).toBe(4);
    expect(contexts).toContain('Illinois, United States');
  });

  it('keeps to the kinds and the country asked for', () => {
    const hits = atlas.search('san', { kinds: ['city'], countryCode: 'es' });
    expect(hits.length).toBeGreaterThan(3);
    expect(hits.every((hit) => hit.kind === 'city' && hit.countryCode === 'es')).toBe(true);
  });

  it('guesses at nothing where a name is asked for as it is written', () => {
    const written = (name: string) => atlas.search(name, { asWritten: true })[0]?.id;
    expect(first('Kyotoo')).toBe('jp-kyoto');
    expect(['Kyoto', 'kyōto', 'Kyotoo', 'Kyot'].map(written)).toEqual([
      'jp-kyoto',
      'jp-kyoto',
      undefined,
      undefined,
    ]);
  });

  it('is quiet about nothing, and about nonsense', () => {
    expect(atlas.search('')).toEqual([]);
    expect(atlas.search('  ,.!')).toEqual([]);
    expect(atlas.search('qqxzvwkj')).toEqual([]);
    expect(atlas.search('x'.repeat(5000))).toEqual([]);
  });
});

describe('a name as long as nobody has', () => {
  it.each([
    ['a hundred words', 'a-'.repeat(100)],
    ['the same word again and again', 'san '.repeat(50)],
    ['a long list of words', 'villa nova monte grande '.repeat(8)],
  ])('%s takes no time', (_, text) => {
    const before = process.cpuUsage();
    for (let turn = 0; turn < 20; turn++) expect(atlas.findPlace(`${text}${turn}`)).toBeNull();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(200);
  });

  it('is found all the same where a place has it', () => {
    const name = "Blanton Museum of Art and Ellsworth Kelly's Austin";
    expect(atlas.findPlace(name)?.hit.name).toBe(name);
  });
});

describe('findPlace', () => {
  it('is sure of a full name, less of a slip, least of namesakes', () => {
    const sure = atlas.findPlace('Lisbon');
    const slip = atlas.findPlace('Lisbonn');
    const namesakes = atlas.findPlace('Springfield');
    expect(sure).toMatchObject({ hit: { id: 'pt-lisbon' } });
    expect(sure?.confidence).toBeGreaterThan(0.9);
    expect(slip?.hit.id).toBe('pt-lisbon');
    expect(slip?.confidence).toBeLessThan(0.9);
    expect(namesakes?.confidence).toBeLessThan(0.8);
    expect(namesakes?.alternatives.length).toBeGreaterThan(2);
  });

  it('finds nothing where there is nothing', () => {
    expect(atlas.findPlace('qqxzvwkj')).toBeNull();
  });
});

describe('cities and countries', () => {
  it('reads a city by id and by its address', () => {
    expect(atlas.city('jp-kyoto')).toMatchObject({
      name: 'Kyoto',
      countrySlug: 'japan',
      timeZone: 'Asia/Tokyo',
      inCatalogue: true,
    });
    expect(atlas.cityBySlug('japan', 'kyoto')?.id).toBe('jp-kyoto');
    expect(atlas.cityBySlug('jp', 'kyoto')?.id).toBe('jp-kyoto');
    expect(atlas.city('jp-nowhere')).toBeNull();
    expect(atlas.cityBySlug('nowhere', 'kyoto')).toBeNull();
  });

  it('finds every city by its own id', () => {
    for (const text of ['a', 'm', 's']) {
      for (const hit of atlas.search(text, { kinds: ['city'], limit: 50 }))
        expect(atlas.city(hit.id)?.id).toBe(hit.id);
    }
  });

  it('gives every id of a search back as a place', () => {
    for (const text of ['tokyo', 'lon', 'tuscany', 'japan', 'cdg']) {
      for (const { id, name } of atlas.search(text)) expect(atlas.place(id)).toMatchObject({ id, name });
    }
    expect(atlas.place('airport:QQQ')).toBeNull();
  });

  it('joins a country’s facts', () => {
    expect(atlas.country('japan')).toMatchObject({
      code: 'jp',
      currencies: ['JPY'],
      drivingSide: 'left',
      featuredRegion: 'asia',
    });
    expect(atlas.country('us')?.drivingSide).toBe('right');
    expect(atlas.country('gb')?.drivingSide).toBe('left');
    expect(atlas.country('zz')).toBeNull();
    expect(atlas.featuredRegionOf('ke')).toBe('others');
    expect(atlas.featuredRegionOf('pe')).toBe('central & south america');
  });

  it('knows public holidays, also those that move', () => {
    expect(atlas.publicHolidays('us', 2026)).toContainEqual({ on: '2026-11-26', name: 'Thanksgiving Day' });
    expect(atlas.publicHolidays('fr', 2026).some((day) => day.on === '2026-07-14')).toBe(true);
    expect(atlas.publicHolidays('zz', 2026)).toEqual([]);
  });
});

describe('places on the globe', () => {
  it('knows what is near a point', () => {
    expect(atlas.nearestCity(48.8566, 2.3522, 500_000)?.id).toBe('fr-paris');
    expect(atlas.nearestCatalogueCity(34.98, 135.75)?.id).toBe('jp-kyoto');
    expect(atlas.nearestCatalogueCity(-60, -140)).toBeNull();
    expect(atlas.nearestAirports(51.5, -0.12).map((airport) => airport.iata)).toContain('LHR');
    expect(atlas.airportsOfCityCode('LON').length).toBeGreaterThan(4);
    expect(atlas.airport('kix')?.countryCode).toBe('jp');
  });

  it('knows countries, zones, the sun and addresses', () => {
    expect(atlas.countryAt(22.28, 114.16)).toBe('hk');
    expect(atlas.countryAt(35.889, -5.31)).toBe('es');
    expect(atlas.countryAt(0, -140)).toBeNull();
    expect(atlas.timeZoneAt(35, 135.75)).toBe('Asia/Tokyo');
    expect(atlas.sunTimes(69.65, 18.95, '2026-06-21')).toMatchObject({ alwaysUp: true, sunriseAt: null });
    const kyoto = atlas.sunTimes(35, 135.75, '2026-06-21');
    expect(kyoto.sunriseAt?.toISOString().slice(0, 13)).toBe('2026-06-20T19');
    expect(Number(kyoto.duskAt) - Number(kyoto.sunsetAt)).toBeGreaterThan(20 * 60_000);
    const polarNight = atlas.sunTimes(69.65, 18.95, '2026-12-21');
    expect(polarNight).toMatchObject({ alwaysDown: true, sunriseAt: null });
    expect(Number(polarNight.duskAt) - Number(polarNight.dawnAt)).toBeGreaterThan(4 * 3_600_000);
    expect(atlas.ipToCountry('not an address')).toBeNull();
    expect(atlas.ipToCountry('10.0.0.1')).toBeNull();
  });
});

describe('catalogue', () => {
  it('offers the first sight of a city first', () => {
    const sights = atlas.topAttractions('jp-kyoto', 5);
    expect(sights).toHaveLength(5);
    expect(sights[0]?.fame).toBeGreaterThanOrEqual(sights[4]?.fame ?? 0);
    expect(atlas.attraction('jp-kyoto', sights[0]?.slug ?? '')?.id).toBe(sights[0]?.id);
    expect(atlas.cityInfo('jp-kyoto')?.guide.bestMonths.length).toBeGreaterThan(0);
    expect(atlas.cityInfo('us-springfield')).toBeNull();
  });

  it('lists the nearest sights by distance', () => {
    const near = atlas.attractionsNear(35.0037, 135.7788, 2, 5);
    expect(near.length).toBeGreaterThan(2);
  });

  it('names day trips with their distance', () => {
    const trips = atlas.dayTripsFrom('jp-kyoto');
    expect(trips.length).toBeGreaterThan(0);
    expect(trips.every((trip) => trip.distanceMeters > 0 && trip.why.length > 20)).toBe(true);
  });
});

describe('an operator’s extra places', () => {
  const extra: ExtraPlace = {
    id: 'jp-kyoto/x-0123456789abcdef',
    cityId: 'jp-kyoto',
    slug: 'x-0123456789abcdef',
    name: 'Zebrakan Museum',
    localName: null,
    countryCode: 'jp',
    lat: 35.01,
    lon: 135.76,
    category: 'museum',
    description: 'A museum of an extract.',
    hours: null,
    url: null,
    source: 'Example extract',
    licence: 'CC BY 4.0',
    importedOn: '2026-05-12',
    otherNames: [],
    reachMeters: 0,
    price: null,
    phone: null,
    wheelchair: null,
    fee: null,
    wikidata: null,
    closedOn: null,
    hoursAtLeast: false,
    hoursText: null,
  };
  const extras: ExtraPlaces = {
    search: (text) => (fold(extra.name).startsWith(text) ? [extra] : []),
    byId: (id) => (id === extra.id ? extra : null),
    inCity: (cityId) => (cityId === extra.cityId ? [extra] : []),
    near: () => [extra],
    factsOf: () => [],
    sameAs: () => null,
  };

  it('are searched, read and listed like our own, with their origin', () => {
    const open = openAtlas({ extras });
    expect(open.search('zebrakan')[0]).toMatchObject({
      id: extra.id,
      kind: 'attraction',
      context: 'Example extract',
    });
    expect(open.place(extra.id)?.name).toBe(extra.name);
    expect(open.attraction('jp-kyoto', extra.slug)).toMatchObject({
      confidence: 'low',
      imported: [{ licence: 'CC BY 4.0' }],
      // What nobody has said is not made up.
      hours: 'unknown',
      price: null,
    });
    expect(open.topAttractions('jp-kyoto').at(-1)?.id).toBe(extra.id);
    expect(open.attractionsNear(35.01, 135.76, 1, 3)[0]?.id).toBe(extra.id);
  });
});
