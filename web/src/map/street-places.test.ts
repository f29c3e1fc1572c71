import { expect, test } from 'vitest';
import { placeOf } from './street-places.ts';

const at = (properties: Record<string, unknown>) =>
  placeOf({ properties, geometry: { type: 'Point', coordinates: [-9.14, 38.72] } });

test.each([
  [{ name: 'Café do Teste', class: 'cafe', subclass: 'cafe' }, 'Café do Teste', 'Café', 'custom'],
  [{ name: 'Pensão Lua', class: 'lodging', subclass: 'guest_house' }, 'Pensão Lua', 'Guest house', 'lodging'],
  [{ name: 'Rossio', class: 'railway', subclass: 'station' }, 'Rossio', 'Station', 'station'],
  [
    { name: '東京駅', 'name:en': 'Tokyo Station', kind: 'station', script: 'Han' },
    'Tokyo Station (東京駅)',
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
  [{ name: 'Odd', class: 'something_new' }, 'Odd', 'Place', 'custom'],
])('%o is told as what it is', (properties, name, words, kind) => {
  expect(at(properties)).toEqual({ name, words, kind, at: [-9.14, 38.72] });
});

test('what has no name or is no point is nothing to choose', () => {
  expect(at({ class: 'cafe' })).toBeNull();
  expect(
    placeOf({ properties: { name: 'Rua' }, geometry: { type: 'LineString', coordinates: [] } }),
  ).toBeNull();
});
