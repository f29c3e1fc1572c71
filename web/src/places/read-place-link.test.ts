import { describe, expect, it } from 'vitest';
import { readPlaceLink } from './read-place-link.ts';

const roscioli = { latitude: 41.8943, longitude: 12.4739 };

describe('what was pasted', () => {
  it.each([
    ['41.8943, 12.4739', roscioli, ''],
    ['41.8943 12.4739', roscioli, ''],
    ['-33.8568,151.2153', { latitude: -33.8568, longitude: 151.2153 }, ''],
    ['48°51′30″N 2°17′40″E', { latitude: 48.8583, longitude: 2.2944 }, ''],
    [`48°51'30"N, 2°17'40"E`, { latitude: 48.8583, longitude: 2.2944 }, ''],
    ['N 48° 51.5’ E 2° 17.6’', { latitude: 48.8583, longitude: 2.2933 }, ''],
    ['N 38° 43.4’ W 9° 8.4’', { latitude: 38.7233, longitude: -9.14 }, ''],
    ['2°17′40″E 48°51′30″N', { latitude: 48.8583, longitude: 2.2944 }, ''],
    ['33°51′S 151°12′E', { latitude: -33.85, longitude: 151.2 }, ''],
    [
      'https://www.google.com/maps/place/Roscioli+Salumeria/@41.8950,12.4700,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d41.8943!4d12.4739!16s',
      roscioli,
      'Roscioli Salumeria',
    ],
    [
      'https://www.google.it/maps/place/Caff%C3%A8+Greco/@41.9058,12.4820,17z',
      { latitude: 41.9058, longitude: 12.482 },
      'Caffè Greco',
    ],
    ['https://maps.google.com/?q=41.8943,12.4739', roscioli, ''],
    ['https://www.google.co.uk/maps/search/?api=1&query=41.8943,12.4739', roscioli, ''],
    ['https://www.google.com/maps/@41.8943,12.4739,15z', roscioli, ''],
    [
      `https://www.google.com/maps/place/41%C2%B053'39.5%22N+12%C2%B028'26.0%22E/`,
      { latitude: 41.8943, longitude: 12.4739 },
      '',
    ],
    ['https://maps.apple.com/?ll=41.8943,12.4739&q=Roscioli', roscioli, 'Roscioli'],
    [
      'https://maps.apple.com/place?coordinate=41.8943,12.4739&name=Roscioli&place-id=I1',
      roscioli,
      'Roscioli',
    ],
    ['https://maps.apple.com/?q=41.8943,12.4739', roscioli, ''],
    ['https://www.openstreetmap.org/?mlat=41.8943&mlon=12.4739#map=17/41.9/12.5', roscioli, ''],
    ['https://www.openstreetmap.org/#map=17/41.8943/12.4739', roscioli, ''],
    ['geo:41.8943,12.4739', roscioli, ''],
    ['geo:41.8943,12.4739;u=35', roscioli, ''],
    ['geo:0,0?q=41.8943,12.4739(Roscioli)', roscioli, 'Roscioli'],
  ])('%s is a point', (text, at, name) => {
    const pasted = readPlaceLink(text);
    expect(pasted).toMatchObject({ place: { name } });
    const { latitude, longitude } = (pasted as { place: { at: typeof at } }).place.at;
    expect(latitude).toBeCloseTo(at.latitude, 3);
    expect(longitude).toBeCloseTo(at.longitude, 3);
  });

  it.each([
    ['https://www.openstreetmap.org/node/123', 'node/123', null],
    ['https://osm.org/way/77#map=19/41.8943/12.4739', 'way/77', roscioli],
  ])('%s is a thing of OpenStreetMap', (text, osm, at) => {
    expect(readPlaceLink(text)).toEqual({ place: { osm, at, name: '' } });
  });

  it.each([
    ['https://maps.app.goo.gl/AbCdEf', /long address/],
    ['https://goo.gl/maps/AbCdEf', /long address/],
    ['https://www.google.com/maps', /names no place/],
    ['https://www.openstreetmap.org/about', /names no place/],
    ['https://example.org/roscioli', /Google Maps, Apple Maps and OpenStreetMap/],
    ['https://www.google.com/maps/@941.8,12.4,15z', /names no place/],
  ])('%s says nothing of where, which is said', (text, problem) => {
    expect(readPlaceLink(text)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it.each(['Roscioli', 'route 66', '24 7', '12, 14', 'Rome 41.9', 'https', 'geo', 'a@b.c', '5.5.5'])(
    '%s is a name',
    (text) => {
      expect(readPlaceLink(text)).toBeNull();
    },
  );

  it('a long paste of anything is read at once', () => {
    for (const text of [
      '1°'.repeat(5000),
      `https://www.google.com/maps/${'!3d1'.repeat(5000)}`,
      '1 '.repeat(9000),
    ])
      expect(() => readPlaceLink(text)).not.toThrow();
  });
});
