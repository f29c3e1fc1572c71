import { describe, expect, it } from 'vitest';
import type { AttractionEntry, CityEntry } from '../../data/format.ts';
import { checkCountry } from './check-country.ts';
import { sampleAttraction, sampleCity, sampleCountry } from '../testing/sample-country.ts';

const errorsOf = (file: Parameters<typeof checkCountry>[0]) =>
  checkCountry(file)
    .filter((finding) => finding.level === 'error')
    .map((finding) => `${finding.where}: ${finding.problem}`);

function withAttraction(changes: Partial<AttractionEntry>) {
  const city = sampleCity();
  return sampleCountry({
    cities: [
      {
        ...city,
        attractions: [
          ...city.attractions,
          sampleAttraction({ slug: 'extra-sight', lat: 50.0301, ...changes }),
        ],
      },
    ],
  });
}

const withCity = (changes: Partial<CityEntry>) => sampleCountry({ cities: [sampleCity(changes)] });

describe('checkCountry', () => {
  it('finds nothing wrong with a good file', () => {
    expect(checkCountry(sampleCountry())).toEqual([]);
  });

  it.each<[string, Partial<AttractionEntry>, string]>([
    ['hours', { hours: 'Mo-Fr 9-17' }, 'hours'],
    ['a short text', { why: 'Nice.' }, '5 characters'],
    ['a far place', { lat: 51.5001 }, '60 and no day trip'],
    ['a day trip too far', { lat: 54.5001, dayTrip: true }, 'over 250'],
    ['a category', { category: 'pub' as 'food' }, 'category'],
    ['a quick visit longer than the typical', { visit: [30, 60] }, 'longer than the typical'],
    ['a visit that does not fit the hours', { visit: [90, 80], hours: 'daily 10:00-11:00' }, 'does not fit'],
    ['a price without a band', { price: 12, category: 'museum' }, 'price band 0'],
    ['a date', { closedOn: ['25-12'] }, 'closedOn'],
    ['last entry where it never closes', { hours: 'always', lastEntry: 30 }, 'lastEntry'],
    ['coordinates', { lat: 150.1234 }, 'lat is 150'],
    ['five decimals', { lat: 50.01234 }, 'four decimals'],
    ['a slug', { slug: 'Extra_Sight' }, 'slug'],
    ['a name used twice', { name: 'sight number 1' }, 'has the name of'],
    ['a slug used twice', { slug: 'sight-number-1', name: 'Other' }, 'stands twice'],
    ['fame', { fame: 101 }, 'fame'],
    ['a tag', { tags: ['UNESCO'] }, 'tag'],
  ])('refuses %s', (_, changes, problem) => {
    expect(errorsOf(withAttraction(changes)).join('\n')).toContain(problem);
  });

  it.each<[string, Partial<CityEntry>, string]>([
    ['an intro of one paragraph', { intro: 'x'.repeat(399) + '.' }, 'single paragraph'],
    ['a winter warmer than summer', { lat: -50.0101 }, 'as warm as January'],
    [
      'lows above highs',
      { climate: { ...sampleCity().climate, low: sampleCity().climate.high } },
      'low is not below',
    ],
    ['costs that do not rise', { dailyCostEuro: [120, 60, 240] }, 'does not rise'],
    ['one neighbourhood', { neighbourhoods: sampleCity().neighbourhoods.slice(1) }, 'neighbourhoods'],
    [
      'too few places to eat',
      { attractions: sampleCity().attractions.filter((a) => a.category !== 'food') },
      'food',
    ],
    ['month 13', { bestMonths: [13] }, 'bestMonths'],
  ])('refuses %s', (_, changes, problem) => {
    expect(errorsOf(withCity(changes)).join('\n')).toContain(problem);
  });

  it('refuses facts that make no sense', () => {
    const { facts } = sampleCountry();
    if (!facts) throw new Error('the sample has facts');
    expect(errorsOf(sampleCountry({ facts: { ...facts, plugs: ['Z'] } })).join()).toContain('plug "Z"');
    expect(errorsOf(sampleCountry({ facts: { ...facts, emergency: {} } })).join()).toContain('emergency');
    expect(errorsOf(sampleCountry({ code: 'DE' })).join()).toContain('code');
  });

  it('warns of words that sell', () => {
    const why =
      'A breathtaking bridge over the river, with a view of the whole town and the hills behind it.';
    expect(checkCountry(withAttraction({ why }))).toMatchObject([
      { level: 'warning', problem: expect.stringContaining('breathtaking') },
    ]);
  });
});
