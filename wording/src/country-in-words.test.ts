import { expect, test } from 'vitest';
import { cityAndCountry, countryStart, countryWords } from './country-in-words.ts';

test('a country has its article within a sentence, and a large one where the sentence begins', () => {
  const names = ['United States', 'Philippines', 'Netherlands', 'Japan', 'Uruguay'];
  expect(names.map(countryWords)).toEqual([
    'the United States',
    'the Philippines',
    'the Netherlands',
    'Japan',
    'Uruguay',
  ]);
  expect(countryStart('United Kingdom')).toBe('The United Kingdom');
});

test('a city that is its own country is named once', () => {
  expect([cityAndCountry('Kyoto', 'Japan'), cityAndCountry('Singapore', 'Singapore')]).toEqual([
    'Kyoto, Japan',
    'Singapore',
  ]);
});
