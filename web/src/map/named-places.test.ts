import { describe, expect, it } from 'vitest';
import { kindInWords, namedPlace, toPlaceRef, type RenderedFeature } from './named-places.ts';

const feature = (properties: RenderedFeature['properties'], sourceLayer = 'sights'): RenderedFeature => ({
  properties,
  sourceLayer,
  geometry: { type: 'Point', coordinates: [135.76, 35.01] },
});

describe('what a feature of the map names', () => {
  it('is a place with its kind and its id in the atlas', () => {
    expect(namedPlace(feature({ id: 'jp-kyoto/nijo-castle', name: 'Nijo Castle', kind: 'castle' }))).toEqual({
      id: 'jp-kyoto/nijo-castle',
      name: 'Nijo Castle',
      kind: 'castle',
      at: [135.76, 35.01],
    });
    expect(namedPlace(feature({ id: 'jp-kyoto', name: 'Kyoto' }, 'places'))?.kind).toBe('city');
  });

  it('may come from street tiles, which say class and have names in English', () => {
    expect(namedPlace(feature({ name: '二条城', 'name:en': 'Nijo Castle', class: 'castle' }, 'poi'))).toEqual(
      {
        name: 'Nijo Castle',
        kind: 'castle',
        at: [135.76, 35.01],
      },
    );
  });

  it('is none for a country, a sea, a street, or what has no name', () => {
    expect(namedPlace(feature({ name: 'Japan', area: 37 }, 'countries'))).toBeNull();
    expect(namedPlace(feature({ name: 'Japan', class: 'country' }, 'place'))).toBeNull();
    expect(namedPlace(feature({ name: 'Sea of Japan' }, 'seas'))).toBeNull();
    expect(namedPlace(feature({ kind: 'museum' }))).toBeNull();
    const line = { type: 'LineString' as const, coordinates: [] };
    expect(namedPlace({ ...feature({ name: 'Kamo', kind: 'river' }), geometry: line })).toBeNull();
  });
});

describe('a named place in a trip', () => {
  const at: [number, number] = [135.76, 34.99];

  it('is known to the atlas by its id', () => {
    expect(toPlaceRef({ id: 'jp-kyoto/nijo-castle', name: 'Nijo Castle', kind: 'castle', at })).toEqual({
      placeId: 'jp-kyoto/nijo-castle',
      name: 'Nijo Castle',
      kind: 'attraction',
      countryCode: 'jp',
      longitude: 135.76,
      latitude: 34.99,
      status: 'atlas',
    });
    expect(toPlaceRef({ id: 'jp-kyoto', name: 'Kyoto', kind: 'city', at }).kind).toBe('city');
    expect(toPlaceRef({ id: 'airport:KIX', name: 'Kansai', kind: 'airport', at })).not.toHaveProperty(
      'countryCode',
    );
  });

  it('is the traveller’s own without one', () => {
    expect(toPlaceRef({ name: 'Kyoto station', kind: 'station', at })).toMatchObject({
      kind: 'station',
      status: 'own',
    });
    expect(toPlaceRef({ name: 'Gion', kind: 'quarter', at })).toMatchObject({ kind: 'custom' });
  });

  it('says what it is in words', () => {
    expect(['national_park', 'city', 'food'].map(kindInWords)).toEqual([
      'National park',
      'City or town',
      'Food and drink',
    ]);
  });
});
