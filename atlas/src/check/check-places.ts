import { distanceKm } from '@wayfare/almanac/distance';
import type { CountryEntry } from '../catalogue/catalogue-schema.ts';
import type { LinkedCity } from '../build/link-catalogue.ts';
import type { BuildCountry } from '../build/read-countries.ts';
import type { BuildPlace } from '../build/read-places.ts';
import type { CatalogueFinding } from '../catalogue/finding.ts';
import { fold } from '../text/fold.ts';
import type { ReferenceData } from './reference-data.ts';

const toleratedKm = 6;

/** Compares the catalogue's cities with the populated places they were joined with, as these were before. */
export function checkLinks(linked: readonly LinkedCity[], places: readonly BuildPlace[]): CatalogueFinding[] {
  return linked.flatMap(({ country, entry, place }): CatalogueFinding[] => {
    const where = `${country}-${entry.slug}`;
    const known = places[place];
    if (!known) return [{ level: 'warning', where, problem: 'is no populated place of the world list' }];
    const km = distanceKm(entry.lat, entry.lon, known.lat, known.lon);
    if (km <= toleratedKm) return [];
    const there = `${known.name} (${known.lat.toFixed(4)}, ${known.lon.toFixed(4)}, ${known.population} people)`;
    return [{ level: 'warning', where, problem: `is ${km.toFixed(1)} km from ${there}` }];
  });
}

/** Compares driving sides with the reference. */
export function checkDrivingSides(
  countries: readonly BuildCountry[],
  reference: ReferenceData,
): CatalogueFinding[] {
  return countries.flatMap(({ code, drivingSide }): CatalogueFinding[] => {
    const known = reference.plugs.get(code)?.drivingSide;
    if (known === undefined || known === 'unknown' || known === drivingSide) return [];
    return [
      { level: 'error', where: code, problem: `drives on the ${drivingSide}; the reference says ${known}` },
    ];
  });
}

const villageKinds = new Set(['village', 'neighbourhood', 'island', 'beach', 'historic']);
const villageKm = { tolerated: 3, namesake: 40 };

/** Compares attractions that bear the name of a populated place nearby with that place. */
export function checkVillages(
  files: readonly CountryEntry[],
  places: readonly BuildPlace[],
): { findings: CatalogueFinding[]; compared: number } {
  const byName = new Map<string, BuildPlace[]>();
  for (const place of places) {
    const key = `${place.country} ${fold(place.name)}`;
    byName.set(key, [...(byName.get(key) ?? []), place]);
  }
  const findings: CatalogueFinding[] = [];
  let compared = 0;
  for (const { code, cities } of files) {
    for (const city of cities) {
      for (const entry of city.attractions) {
        if (!villageKinds.has(entry.category)) continue;
        const kms = (byName.get(`${code} ${fold(entry.name)}`) ?? [])
          .map((place) => distanceKm(entry.lat, entry.lon, place.lat, place.lon))
          .filter((km) => km < villageKm.namesake);
        if (kms.length === 0) continue;
        compared += 1;
        const nearest = Math.min(...kms);
        if (nearest <= villageKm.tolerated) continue;
        const problem = `is ${nearest.toFixed(1)} km from the populated place of its name`;
        findings.push({ level: 'warning', where: `${code}-${city.slug}/${entry.slug}`, problem });
      }
    }
  }
  return { findings, compared };
}
