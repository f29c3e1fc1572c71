import type { CountryEntry } from '../catalogue/catalogue-schema.ts';
import { countryAt } from '../geo/country-at.ts';
import { findingsAt } from '../catalogue/finding.ts';
import type { CatalogueFinding } from '../catalogue/finding.ts';

/** About 5 km: the grace at coasts and borders. */
const graceDegrees = 0.05;
/** About 25 km: the borders are drawn coarsely along rivers, so within this it is only worth a look. */
const doubtDegrees = 0.25;
const directions = [-1, -0.5, 0, 0.5, 1].flatMap((north) =>
  [-1, -0.5, 0, 0.5, 1].map((east) => [north, east]),
);

function isWithin(code: string, lat: number, lon: number, degrees: number): boolean {
  return directions.some(
    ([north = 0, east = 0]) => countryAt(lat + north * degrees, lon + east * degrees) === code,
  );
}

/** Finds cities and attractions that lie outside their country. */
export function checkBorders(file: CountryEntry): CatalogueFinding[] {
  const list: CatalogueFinding[] = [];
  for (const city of file.cities) {
    if (!isWithin(file.code, city.lat, city.lon, graceDegrees)) {
      findingsAt(list, `${file.code}-${city.slug}`).error('lies outside its country');
    }
    for (const entry of city.attractions) {
      if (isWithin(file.code, entry.lat, entry.lon, graceDegrees)) continue;
      const there = countryAt(entry.lat, entry.lon) ?? 'the open sea';
      const findings = findingsAt(list, `${file.code}-${city.slug}/${entry.slug}`);
      const forgiven = entry.dayTrip === true || isWithin(file.code, entry.lat, entry.lon, doubtDegrees);
      if (forgiven) findings.warning(`lies outside the country (${there})`);
      else findings.error(`lies outside the country (${there})`);
    }
  }
  return list;
}
