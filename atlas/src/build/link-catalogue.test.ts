import { describe, expect, it } from 'vitest';
import { sampleCity } from '../testing/sample-country.ts';
import { assignSlugs } from './assign-ids.ts';
import { linkCatalogue } from './link-catalogue.ts';
import type { BuildPlace } from './read-places.ts';

let nextId = 1;
function place(name: string, changes: Partial<BuildPlace> = {}): BuildPlace {
  nextId += 1;
  return {
    country: 'de',
    name,
    asciiName: name,
    alternates: [],
    lat: 50,
    lon: 10,
    regionKey: 'DE.02',
    population: 1000,
    elevationMeters: 0,
    timeZone: 'Europe/Berlin',
    capital: false,
    geonameId: nextId,
    ...changes,
  };
}

const regionNames = new Map([
  ['DE.02', 'Bavaria'],
  ['US.IL', 'Illinois'],
  ['US.MO', 'Missouri'],
]);

describe('linkCatalogue', () => {
  it('takes the place of the same name, not a bigger neighbour', () => {
    const places = [place('Großstadt', { population: 900_000 }), place('Testburg', { lat: 50.02 })];
    const linked = linkCatalogue([{ code: 'de', cities: [sampleCity()] }], places);
    expect(linked[0]?.place).toBe(1);
    expect(places[1]).toMatchObject({ name: 'Testburg', lat: 50.0101, population: 1000 });
  });

  it('knows a place by another of its names', () => {
    const places = [place('Testowo', { alternates: ['Testburg'] })];
    expect(linkCatalogue([{ code: 'de', cities: [sampleCity()] }], places)[0]?.place).toBe(0);
  });

  it('makes a place of its own where none has the name', () => {
    const places = [place('Großstadt', { population: 900_000 })];
    expect(linkCatalogue([{ code: 'de', cities: [sampleCity()] }], places)[0]?.place).toBe(1);
    expect(places).toHaveLength(2);
  });

  it('never links across a border', () => {
    const places = [place('Testburg', { country: 'at' })];
    expect(linkCatalogue([{ code: 'de', cities: [sampleCity()] }], places)[0]?.place).toBe(1);
  });
});

describe('assignSlugs', () => {
  it('gives the plain name to the most populous and the region to the others', () => {
    const places = [
      place('Springfield', { country: 'us', regionKey: 'US.IL', population: 100 }),
      place('Springfield', { country: 'us', regionKey: 'US.MO', population: 200 }),
      place('Springfield', { country: 'us', regionKey: 'US.IL', population: 50 }),
      place('Neustadt', { population: 5 }),
      place('Neustadt', { population: 4 }),
    ];
    expect(assignSlugs(places, [], regionNames)).toEqual([
      'springfield-il',
      'springfield',
      'springfield-il-2',
      'neustadt',
      'neustadt-bavaria',
    ]);
  });

  it('keeps the catalogue’s slug, and nobody else gets it', () => {
    const places = [
      place('Testburg', { lat: 50.0101, lon: 10.0101, population: 10 }),
      place('Testburg', { lat: 48, population: 1e6 }),
    ];
    const linked = linkCatalogue([{ code: 'de', cities: [sampleCity()] }], places);
    expect(assignSlugs(places, linked, regionNames)).toEqual(['testburg', 'testburg-bavaria']);
  });

  it('falls back to the plain Latin name', () => {
    expect(assignSlugs([place('東京', { asciiName: 'Tokyo' })], [], regionNames)).toEqual(['tokyo']);
  });
});
