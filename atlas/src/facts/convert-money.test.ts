import { describe, expect, it } from 'vitest';
import { openAtlas } from '../open-atlas.ts';
import { convertMoney } from './convert-money.ts';

describe('money', () => {
  it('is converted both ways, and refused for a currency that nobody knows', () => {
    expect(convertMoney(convertMoney(250, 'EUR', 'JPY')!, 'jpy', 'eur')).toBeCloseTo(250);
    expect(convertMoney(1, 'EUR', 'XXX')).toBeNull();
  });

  it('has a rate in every country that has a guide', () => {
    const atlas = openAtlas();
    const countries = new Set(atlas.catalogueCities().map((city) => city.countryCode));
    const without = [...countries].filter((code) => {
      const currency = atlas.country(code)?.currencies[0] ?? '';
      return convertMoney(1, currency, 'EUR') === null;
    });
    expect(without).toEqual([]);
  });
});
