import { expect, test } from 'vitest';
import { kindInWords, namedPlace, toPlaceRef } from './named-places.ts';

const told = (properties: Record<string, unknown>) => {
  const place = namedPlace({ properties, geometry: { type: 'Point', coordinates: [-9.14, 38.72] } });
  return place && [place.name, kindInWords(place.kind), toPlaceRef(place).kind];
};

test.each([
  [{ name: 'Café do Teste', class: 'cafe', subclass: 'cafe' }, 'Café do Teste', 'Café', 'custom'],
  [{ name: 'Pensão Lua', class: 'lodging', subclass: 'guest_house' }, 'Pensão Lua', 'Guest house', 'lodging'],
  [{ name: 'A Vida', class: 'shop', subclass: 'antiques' }, 'A Vida', 'Shop', 'custom'],
  [{ name: 'Rossio', class: 'railway', subclass: 'station' }, 'Rossio', 'Station', 'station'],
  [
    { name: '東京駅', 'name:en': 'Tokyo Station', kind: 'station', script: 'Han' },
    'Tokyo Station',
    'Station',
    'station',
  ],
  [
    { name: 'Portela', class: 'international', iata: 'LIS', 'name:en': 'Lisbon Airport' },
    'Lisbon Airport',
    'Airport',
    'airport',
  ],
  [{ name: 'Graça', class: 'neighbourhood' }, 'Graça', 'Neighbourhood', 'custom'],
  [{ name: 'Aldeia', kind: 'locality', kind_detail: 'village' }, 'Aldeia', 'Village', 'custom'],
  [{ name: 'Odd', class: 'something_new' }, 'Odd', 'Something new', 'custom'],
])('%o on the streets is told as what it is', (properties, ...words) => {
  expect(told(properties)).toEqual(words);
});

test('what has no name is nothing to choose', () => {
  expect(told({ class: 'cafe' })).toBeNull();
});
