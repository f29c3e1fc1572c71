import { openAtlas } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import type { PlaceAsked } from './place-names.ts';
import { whichPlaces } from './which-place.ts';

const atlas = openAtlas();
const asked = (use: PlaceAsked['use'], ...names: readonly string[]): PlaceAsked[] =>
  names.map((name) => ({ name, use }));
const ids = (...all: readonly PlaceAsked[]) => whichPlaces(atlas, all).map(({ hit }) => hit?.id ?? null);

describe('which place is meant', () => {
  it.each([
    [
      ['Granada', 'León', 'Managua'],
      ['ni-granada', 'ni-leon', 'ni-managua'],
    ],
    [
      ['Granada', 'Seville'],
      ['es-granada', 'es-seville'],
    ],
    [
      ['Perth', 'Edinburgh', 'Inverness'],
      ['gb-perth', 'gb-edinburgh', 'gb-inverness'],
    ],
    [
      ['London', 'New York', 'Boston'],
      ['gb-london', 'us-new-york', 'us-boston'],
    ],
    [
      ['Georgia', 'Tbilisi'],
      ['country:ge', 'ge-tbilisi'],
    ],
    [
      ['Hamilton', 'Auckland'],
      ['nz-hamilton', 'nz-auckland'],
    ],
    [
      ['Rome', 'Atlanta'],
      ['it-rome', 'us-atlanta'],
    ],
  ])('is settled by the others: %j', (names, places) => {
    expect(ids(...asked('town', ...names))).toEqual(places);
  });

  it('is settled by what is said beside a name', () => {
    expect(ids(...asked('town', 'Trinidad, Cuba'))).toEqual(['cu-trinidad']);
    expect(ids(...asked('town', 'Paris, Texas'))).toEqual(['us-paris']);
  });

  it('lies in the country of all the others, unless the whole world knows another of its name', () => {
    expect(ids(...asked('town', 'Costa Rica', 'La Fortuna', 'Samara')).at(-1)).toBe('cr-samara');
    expect(ids(...asked('town', 'Canada', 'Toronto', 'Paris')).at(-1)).toBe('fr-paris');
  });

  it('is the airport that one comes from, and no village of its name abroad', () => {
    expect(ids(...asked('origin', 'Heathrow'))).toEqual(['airport:LHR']);
  });

  it('is settled by the present trip', () => {
    const trip = whichPlaces(atlas, asked('town', 'Havana')).flatMap(({ hit }) => hit ?? []);
    const [found] = whichPlaces(atlas, asked('town', 'Trinidad'), { near: trip });
    expect(found?.hit?.id).toBe('cu-trinidad');
  });

  it('is found in spite of slips, articles and directions', () => {
    expect(ids(...asked('town', 'istambul', 'the north of Portugal', 'anywhere warm in Spain'))).toEqual([
      'tr-istanbul',
      'country:pt',
      'country:es',
    ]);
  });

  it('is a sight where one is to be seen, by a short name and by words of it', () => {
    expect(ids(...asked('sight', 'the leaning tower', 'camp nou'))).toEqual([
      'it-pisa/leaning-tower',
      'es-barcelona/camp-nou-and-fc-barcelona-museum',
    ]);
    expect(ids(...asked('town', 'Amsterdam'), ...asked('sight', "Anne Frank's house"))).toEqual([
      'nl-amsterdam',
      'nl-amsterdam/anne-frank-house',
    ]);
  });

  it('is a sight of the town beside it, called by a word of its name', () => {
    expect(ids(...asked('town', 'Rovaniemi'), ...asked('sight', 'santa'))).toEqual([
      'fi-rovaniemi',
      'fi-rovaniemi/santa-claus-village',
    ]);
    expect(ids(...asked('town', 'Oslo'), ...asked('sight', 'our old house')).at(-1)).toBeNull();
  });

  it('is an airport where one lands', () => {
    expect(ids(...asked('airport', 'Heathrow', 'Fiumicino'))).toEqual(['airport:LHR', 'airport:FCO']);
  });

  it('is only one of just that name where a name stands as it is written', () => {
    const written = (name: string) =>
      whichPlaces(atlas, [{ name, use: 'town', asWritten: true }]).map(({ hit }) => hit?.id ?? null);
    expect(['Rome', 'Athens Georgia', 'Romw', 'Kyot'].flatMap(written)).toEqual([
      'it-rome',
      'us-athens',
      null,
      null,
    ]);
  });

  it('is none rather than a namesake at the other end of the world', () => {
    expect(ids(...asked('town', 'San José', 'La Fortuna', 'Nauders')).at(-1)).toBeNull();
    expect(ids(...asked('town', 'Xyzzyville'))).toEqual([null]);
  });

  it('is looked up for the first sixty names of a message, each beside the others', () => {
    const found = ids(...asked('town', ...Array.from({ length: 62 }, () => 'Rome')));
    expect(found).toEqual([...Array.from({ length: 60 }, () => 'it-rome'), null, null]);
  });

  it('does not take where one comes from for company', () => {
    const places = [...asked('origin', 'Birmingham'), ...asked('town', 'Nashville')];
    expect(ids(...places)).toEqual(['gb-birmingham', 'us-nashville']);
    expect(whichPlaces(atlas, places, { homeCountry: 'us' })[0]?.hit?.countryCode).toBe('us');
  });
});
