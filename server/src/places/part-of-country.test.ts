import { openAtlas } from '@wayfare/atlas';
import { describe, expect, it } from 'vitest';
import { citiesAt, sideBefore, sideOf } from './part-of-country.ts';

const atlas = openAtlas();
const inCountry = (code: string) =>
  atlas
    .catalogueCities()
    .filter(({ countryCode }) => countryCode === code)
    .map(({ id }) => id);
const at = (code: string, word: string) => citiesAt(atlas, inCountry(code), sideOf(word)!);

describe('a part of a country', () => {
  it('is called by its side, in one word or more', () => {
    expect(sideBefore(['northern', 'italy'])).toMatchObject({ side: { name: 'Northern' }, length: 1 });
    expect(sideBefore(['south', 'of', 'france'])).toMatchObject({ side: { name: 'Southern' }, length: 2 });
    expect(sideBefore(['centre', 'of', 'the', 'netherlands'])).toMatchObject({ length: 3 });
    expect(sideBefore(['rome'])).toBeNull();
  });

  it('holds the cities that lie there, and no far island moves its border', () => {
    expect(at('fr', 'south')).toContain('fr-nice');
    expect(at('fr', 'south')).not.toContain('fr-paris');
    expect(at('it', 'northern')).toContain('it-milan');
    expect(at('it', 'northern')).not.toContain('it-rome');
    expect(at('pt', 'south')).toContain('pt-lagos');
    expect(at('fr', 'southwest')).toContain('fr-bordeaux');
    expect(at('fr', 'southwest')).not.toContain('fr-nice');
    expect(at('es', 'central')).toContain('es-madrid');
    expect(at('es', 'central')).not.toContain('es-barcelona');
  });
});
