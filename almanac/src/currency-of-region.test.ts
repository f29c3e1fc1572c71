import { expect, test } from 'vitest';
import { currencyOfRegion } from './currency-of-region.ts';

test.each([
  ['DE', 'EUR'],
  ['GB', 'GBP'],
  ['SE', 'SEK'],
  ['XX', null],
  ['', null],
])('readers from %s reckon in %s', (region, currency) => {
  expect(currencyOfRegion(region)).toBe(currency);
});
