import { expect, it } from 'vitest';
import { sampleCity } from '../testing/sample-country.ts';
import { linkCatalogue } from './link-catalogue.ts';
import { idResolver } from './resolve-id.ts';

it('finds the catalogue city that goes by another name, too', () => {
  const places = [
    {
      country: 'de',
      name: 'Testowo',
      asciiName: 'Testowo',
      alternates: ['Testburg'],
      lat: 50,
      lon: 10,
      regionKey: '',
      population: 9,
      elevationMeters: 0,
      timeZone: 'Europe/Berlin',
      capital: false,
      geonameId: 1,
    },
  ];
  const linked = linkCatalogue([{ code: 'de', cities: [sampleCity()] }], places);
  const resolve = idResolver(places, ['testburg'], linked);
  expect(resolve('de-testburg')).toBe('de-testburg');
  expect(resolve('de-testowo')).toBe('de-testburg');
  expect(resolve('de-nowhere')).toBeNull();
});
