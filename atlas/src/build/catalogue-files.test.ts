import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sampleAttraction, sampleCity, sampleCountry } from '../testing/sample-country.ts';
import { readCatalogueFiles } from './catalogue-files.ts';
import type { AttractionEntry, CityEntry, CountryEntry } from '../catalogue/catalogue-schema.ts';
import { atlasDirectory } from './locations.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'wayfare-catalogue-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Writes a country's folder as it would stand under `atlas/data`, and reads it. */
function read({ code, facts, cities }: CountryEntry, more: Record<string, string> = {}) {
  const directory = mkdtempSync(path.join(scratch, 'data-'));
  const folder = path.join(directory, code);
  mkdirSync(folder);
  if (facts) writeFileSync(path.join(folder, 'country.json'), JSON.stringify(facts));
  for (const { slug, ...city } of cities)
    writeFileSync(path.join(folder, `${slug}.json`), JSON.stringify(city));
  for (const [name, text] of Object.entries(more)) writeFileSync(path.join(folder, name), text);
  return readCatalogueFiles(directory);
}

const errorsOf = (country: CountryEntry, more?: Record<string, string>) =>
  read(country, more)
    .findings.filter(({ level }) => level === 'error')
    .map(({ where, problem }) => `${where}: ${problem}`);

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

it('finds no error in any file of the catalogue', { timeout: 60_000 }, () => {
  const { countries, findings } = readCatalogueFiles(path.join(atlasDirectory, 'data'));
  expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
  expect(countries.length).toBeGreaterThan(90);
});

describe('readCatalogueFiles', () => {
  it('reads a good country as it was written', () => {
    expect(read(sampleCountry())).toEqual({ countries: [sampleCountry()], findings: [] });
  });

  it('names the file that is no JSON, and the one that is no city', () => {
    expect(errorsOf(sampleCountry(), { 'atlantis.json': '{ "name": ' }).join()).toContain('de-atlantis: ');
    expect(errorsOf(sampleCountry(), { 'Notes.txt': '' }).join()).toContain('Notes.txt is neither');
    expect(errorsOf(sampleCountry(), { 'country.json': '{ "volts": 12 }' }).join('\n')).toMatch(
      /de: plugs: .*\n.*de: volts: /s,
    );
  });

  it('names what a calendar says that cannot be: a day that is none, a city that has no guide', () => {
    const calendar = (day: object) => ({
      'calendar.json': JSON.stringify({
        usual: { closed: [], check: [] },
        days: [{ name: 'Carnival', ...day }],
      }),
    });
    expect(errorsOf(sampleCountry(), calendar({ when: 'easter-48' }))).toEqual([]);
    expect(errorsOf(sampleCountry(), calendar({ when: '13-45' })).join()).toContain(
      'de: days.0.when: is no day',
    );
    expect(errorsOf(sampleCountry(), calendar({ when: '02-14', cities: ['atlantis'] }))).toEqual([
      'de: Carnival: there is no guide atlantis',
    ]);
  });

  it.each<[string, Partial<AttractionEntry>, string]>([
    ['hours', { hours: 'Mo-Fr 9-17' }, 'hours'],
    ['a short text', { why: 'Nice.' }, 'why: Too small'],
    ['a far place', { lat: 51.5001 }, '60 and no day trip'],
    ['a day trip too far', { lat: 54.5001, dayTrip: true }, 'over 250'],
    ['a category', { category: 'pub' as 'food' }, 'extra-sight: category: '],
    ['a quick visit longer than the typical', { visit: [30, 60] }, 'longer than the typical'],
    ['a visit that does not fit the hours', { visit: [90, 80], hours: 'daily 10:00-11:00' }, 'does not fit'],
    ['a price without a band', { price: 12, category: 'museum' }, 'price band 0'],
    ['a date', { closedOn: ['25-12'] }, 'closedOn.0: is no day'],
    ['last entry where it never closes', { hours: 'always', lastEntry: 30 }, 'lastEntry'],
    ['coordinates', { lat: 150.1234 }, 'extra-sight: lat: Too big'],
    ['five decimals', { lat: 50.01234 }, 'four decimals'],
    ['a slug', { slug: 'Extra_Sight' }, 'Extra_Sight: slug: is not lower-case'],
    ['a name used twice', { name: 'sight number 1' }, 'has the name of'],
    ['a slug used twice', { slug: 'sight-number-1', name: 'Other' }, 'stands twice'],
    ['fame', { fame: 101 }, 'fame: Too big'],
    ['a tag', { tags: ['UNESCO'] }, 'tags.0: is not plain lower-case'],
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
    ['month 13', { bestMonths: [13] }, 'bestMonths.0: Too big'],
  ])('refuses %s', (_, changes, problem) => {
    expect(errorsOf(withCity(changes)).join('\n')).toContain(problem);
  });

  it('refuses facts that make no sense', () => {
    const { facts } = sampleCountry();
    if (!facts) throw new Error('the sample has facts');
    expect(errorsOf(sampleCountry({ facts: { ...facts, plugs: ['Z'] } })).join()).toContain(
      'plugs.0: is not a letter A–O',
    );
    expect(errorsOf(sampleCountry({ facts: { ...facts, emergency: {} } })).join()).toContain(
      'emergency: has no number',
    );
  });

  it('warns of words that sell', () => {
    const why =
      'A breathtaking bridge over the river, with a view of the whole town and the hills behind it.';
    expect(read(withAttraction({ why })).findings).toMatchObject([
      { level: 'warning', problem: expect.stringContaining('breathtaking') },
    ]);
  });
});
