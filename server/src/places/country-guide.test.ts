import type { Answer } from '@wayfare/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import { testServer } from '../testing/test-server.ts';

const guideOf = async (country: string) =>
  (await (await testServer()).browser().get(`/api/country-guide/${country}`)).json as Answer<'countryGuide'>;

describe('the page of a country', () => {
  it('begins with the cities that its classic routes lead to, and their sights', async () => {
    const { cities, sights } = await guideOf('italy');
    expect(cities.slice(0, 3).map(({ id }) => id)).toEqual(['it-rome', 'it-florence', 'it-venice']);
    const names = sights.map(({ attraction }) => attraction.name);
    expect(names[0]).toBe('Colosseum');
    expect(names).toContain('Pompeii');
  });

  it('has every city once, those on no route too', async () => {
    const { cities } = await guideOf('united-kingdom');
    const ids = cities.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('gb-belfast');
  });
});
