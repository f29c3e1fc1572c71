import { distanceKm } from '@wayfare/almanac/distance';
import type { CityEntry, CountryEntry } from '../catalogue/catalogue-schema.ts';
import { findingsAt } from '../catalogue/finding.ts';
import type { CatalogueFinding } from '../catalogue/finding.ts';
import { fold } from '../text/fold.ts';
import { nameKey } from './reference-data.ts';
import type { HeritageSite, ReferenceClimate, ReferenceData, ReferencePoint } from './reference-data.ts';

/** How much of a country could be compared with the reference, for the coverage tables. */
export interface Comparison {
  findings: CatalogueFinding[];
  /** Attractions whose name the reference knows nearby. */
  comparedPoints: number;
  /** Of these, how many lie over 1 km off. */
  farPoints: number;
  comparedClimates: number;
}

const toleratedKm = 1;
/** Beyond this a place of the same name is another place. */
const namesakeKm = 40;
const toleratedDegrees = 3;
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Compares a country with the reference data. All differences are warnings: the reference errs, too. */
export function compareCountry(file: CountryEntry, reference: ReferenceData): Comparison {
  const result: Comparison = { findings: [], comparedPoints: 0, farPoints: 0, comparedClimates: 0 };
  comparePlugs(file, reference, result.findings);
  for (const city of file.cities) {
    comparePoints(file.code, city, reference, result);
    compareHeritage(file.code, city, reference.heritage, result.findings);
    const climate = reference.climates.find((entry) => isClimateOf(entry, city, file.code));
    if (climate) {
      result.comparedClimates += 1;
      compareClimate(city, `${file.code}-${city.slug}`, climate, result.findings);
    }
  }
  return result;
}

function comparePlugs(file: CountryEntry, reference: ReferenceData, list: CatalogueFinding[]): void {
  const known = reference.plugs.get(file.code);
  if (!file.facts || !known) return;
  const missing = known.plugs.filter((plug) => !file.facts?.plugs.includes(plug));
  const extra = file.facts.plugs.filter((plug) => !known.plugs.includes(plug));
  if (missing.length + extra.length > 0) {
    findingsAt(list, file.code).warning(
      `plugs ${file.facts.plugs.join(' ')}; the reference has ${known.plugs.join(' ')}`,
    );
  }
}

function namesake(
  country: string,
  names: readonly string[],
  entry: ReferencePoint,
  reference: ReferenceData,
): { point: ReferencePoint; km: number } | null {
  let best: { point: ReferencePoint; km: number } | null = null;
  for (const name of names) {
    const key = nameKey(name);
    if (key === '') continue;
    for (const point of reference.points.get(`${country} ${key}`) ?? []) {
      const km = distanceKm(entry.lat, entry.lon, point.lat, point.lon);
      if (km < namesakeKm && (best === null || km < best.km)) best = { point, km };
    }
  }
  return best;
}

function comparePoints(country: string, city: CityEntry, reference: ReferenceData, result: Comparison): void {
  for (const entry of city.attractions) {
    const names = [
      entry.name,
      entry.localName ?? '',
      `${entry.name} ${city.name}`,
      `${city.name} ${entry.name}`,
    ];
    const bare = entry.name.replace(city.name, '').trim();
    if (bare.split(' ').length > 1) names.push(bare);
    const found = namesake(
      country,
      names,
      { name: entry.name, lat: entry.lat, lon: entry.lon, country },
      reference,
    );
    if (!found) continue;
    result.comparedPoints += 1;
    if (found.km <= toleratedKm) continue;
    result.farPoints += 1;
    const { point, km } = found;
    findingsAt(result.findings, `${country}-${city.slug}/${entry.slug}`).warning(
      `is ${km.toFixed(1)} km from the reference's "${point.name}" (${point.lat.toFixed(4)}, ${point.lon.toFixed(4)})`,
    );
  }
}

/** The list files territories under their state. */
const heritageCountries: Record<string, string> = {
  hk: 'cn',
  mo: 'cn',
  pr: 'us',
  bm: 'gb',
  gl: 'dk',
  nc: 'fr',
  pf: 'fr',
};

function compareHeritage(
  country: string,
  city: CityEntry,
  sites: readonly HeritageSite[],
  list: CatalogueFinding[],
): void {
  const own = sites.filter((site) => site.countries.includes(heritageCountries[country] ?? country));
  for (const entry of city.attractions) {
    if (!entry.tags.includes('unesco')) continue;
    const near = own.some((site) => distanceKm(entry.lat, entry.lon, site.lat, site.lon) < 100);
    const words = new Set(
      nameKey(`${entry.name} ${entry.why}`)
        .split(' ')
        .filter((word) => word.length > 5),
    );
    const named = own.some((site) =>
      nameKey(site.name)
        .split(' ')
        .some((word) => words.has(word)),
    );
    if (near || named) continue;
    findingsAt(list, `${country}-${city.slug}/${entry.slug}`).warning(
      'is tagged unesco, but no World Heritage site is near',
    );
  }
}

const climateNames: Record<string, string> = {
  seville: 'sevilla',
  'new york': 'new york city',
  washington: 'washington dc',
  'washington d c': 'washington dc',
  delhi: 'new delhi',
  ubud: 'ubud bali',
  'saint louis': 'st louis',
  saigon: 'ho chi minh city',
  quebec: 'quebec city',
};
const climateCountries: Record<string, string> = {
  uk: 'gb',
  'united kingdom': 'gb',
  'united states': 'us',
  hawaii: 'us',
  'czech republic': 'cz',
  'hong kong': 'hk',
};
const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

function isClimateOf(entry: ReferenceClimate, city: CityEntry, country: string): boolean {
  const name = fold(entry.city.replace(/ [A-Z]{2}$/, ''));
  const own = fold(city.name);
  if (name !== own && fold(entry.city) !== climateNames[own] && name !== climateNames[own]) return false;
  const land = fold(entry.country);
  return climateCountries[land] === country || land === fold(regionNames.of(country.toUpperCase()) ?? '');
}

function compareClimate(
  city: CityEntry,
  where: string,
  reference: ReferenceClimate,
  list: CatalogueFinding[],
): void {
  const findings = findingsAt(list, where);
  for (const key of ['high', 'low'] as const) {
    const off = city.climate[key].flatMap((value, month) => {
      const expected = reference[key][month] ?? value;
      return Math.abs(value - expected) > toleratedDegrees
        ? [`${month + 1}: ${value} against ${expected}`]
        : [];
    });
    if (off.length > 0) findings.warning(`climate ${key} off the reference in month ${off.join(', ')}`);
  }
  const wet = city.climate.rainDays.flatMap((value, month) => {
    const expected = (monthDays[month] ?? 30) - (reference.dryDays[month] ?? 0);
    return Math.abs(value - expected) > Math.max(5, expected * 0.5)
      ? [`${month + 1}: ${value} against ${expected}`]
      : [];
  });
  if (wet.length > 3) findings.warning(`climate rain days off the reference in month ${wet.join(', ')}`);
}
