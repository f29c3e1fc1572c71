import type { CountryFile } from '../../data/format.ts';
import { countryAt } from '../geo/country-at.ts';
import { findingsAt } from '../catalogue/finding.ts';
import type { CatalogueFinding } from '../catalogue/finding.ts';

const stepDegrees = 0.05;
const around = [-1, 0, 1].flatMap((north) =>
  [-1, 0, 1].map((east) => [north * stepDegrees, east * stepDegrees]),
);

function isNear(code: string, lat: number, lon: number): boolean {
  return around.some(([north = 0, east = 0]) => countryAt(lat + north, lon + east) === code);
}

/** Finds cities and attractions that lie outside their country (about 5 km of grace at borders and coasts). */
export function checkBorders(file: CountryFile): CatalogueFinding[] {
  const list: CatalogueFinding[] = [];
  for (const city of file.cities) {
    if (!isNear(file.code, city.lat, city.lon)) findingsAt(list, city.slug).error('lies outside its country');
    for (const entry of city.attractions) {
      if (isNear(file.code, entry.lat, entry.lon)) continue;
      const there = countryAt(entry.lat, entry.lon) ?? 'the open sea';
      const findings = findingsAt(list, `${city.slug}/${entry.slug}`);
      if (entry.dayTrip) findings.warning(`lies outside the country (${there})`);
      else findings.error(`lies outside the country (${there})`);
    }
  }
  return list;
}
