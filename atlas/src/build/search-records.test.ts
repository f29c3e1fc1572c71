import { expect, it } from 'vitest';
import { sampleAttraction, sampleCity } from '../testing/sample-country.ts';
import { searchRecords } from './search-records.ts';

const place = {
  country: 'de',
  name: 'Testburg (Old Isle)',
  asciiName: 'testburg',
  alternates: ['Testowo', 'Тест'],
  lat: 50,
  lon: 10,
  regionKey: '',
  population: 2_000,
  elevationMeters: 0,
  timeZone: 'Europe/Berlin',
  capital: false,
  geonameId: 1,
};
const sights = [
  sampleAttraction({ slug: 'great-museum', name: 'The Great Museum', localName: 'Großes Museum', fame: 90 }),
  sampleAttraction({ slug: 'halls', name: 'Old Town Halls and Painted Chapel', fame: 30 }),
];
const [city, museum, halls] = searchRecords({
  places: [place],
  linked: [{ country: 'de', entry: sampleCity({ attractions: sights }), place: 0 }],
  regions: [],
  states: [],
  countries: [],
  airports: [],
});
const strong = (record: typeof city) => record?.names.slice(0, record.weakFrom);

it('names a city by its parts, and keeps far-fetched names apart', () => {
  expect(strong(city)).toEqual(expect.arrayContaining(['testburg old isle', 'testburg', 'old isle']));
  expect(city?.names.slice(city.weakFrom)).toEqual(['testowo', 'тест']);
});

it('names a sight by its local name, without its kind, and by its parts', () => {
  expect(strong(museum)).toEqual(expect.arrayContaining(['the great museum', 'grosses museum']));
  expect(museum?.names).toContain('great');
  expect(strong(halls)).toEqual(expect.arrayContaining(['old town halls', 'painted chapel']));
});

it('holds a famous sight and its city for more important', () => {
  expect(museum?.importance).toBeGreaterThan(halls?.importance ?? 1);
  expect(city?.importance).toBeGreaterThan(0.75);
});
