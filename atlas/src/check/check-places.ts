import type { LinkedCity } from '../build/link-catalogue.ts';
import type { BuildCountry } from '../build/read-countries.ts';
import type { BuildPlace } from '../build/read-places.ts';
import type { CatalogueFinding } from '../catalogue/finding.ts';
import { distanceKm } from '../geo/distance.ts';
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
