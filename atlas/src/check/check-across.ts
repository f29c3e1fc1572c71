import { distanceKm } from '@wayfare/almanac/distance';
import type { AttractionEntry, CityEntry, CountryEntry } from '../catalogue/catalogue-schema.ts';
import type { CatalogueFinding } from '../catalogue/finding.ts';
import { fold } from '../text/fold.ts';

interface Located {
  country: string;
  city: CityEntry;
  entry: AttractionEntry;
}

const sameKm = 1.5;

/** Finds what only shows when all files are looked at: one place under two cities, one text used twice. */
export function checkAcross(files: readonly CountryEntry[]): CatalogueFinding[] {
  const list: CatalogueFinding[] = [];
  const byName = new Map<string, Located[]>();
  const byText = new Map<string, string>();
  for (const file of files) {
    for (const city of file.cities) {
      for (const entry of city.attractions) {
        const where = `${file.code}-${city.slug}/${entry.slug}`;
        const text = fold(entry.why);
        const other = byText.get(text);
        if (other) list.push({ level: 'error', where, problem: `has the text of ${other}` });
        byText.set(text, where);
        const key = fold(entry.name);
        byName.set(key, [...(byName.get(key) ?? []), { country: file.code, city, entry }]);
      }
    }
  }
  for (const places of byName.values()) list.push(...doubles(places));
  return list;
}

function doubles(places: readonly Located[]): CatalogueFinding[] {
  return places.flatMap((one, index) =>
    places.slice(index + 1).flatMap((other): CatalogueFinding[] => {
      if (one.city === other.city) return [];
      const km = distanceKm(one.entry.lat, one.entry.lon, other.entry.lat, other.entry.lon);
      const where = `${one.country}-${one.city.slug}/${one.entry.slug}`;
      const duplicate = `${other.country}-${other.city.slug}/${other.entry.slug}`;
      if (km <= sameKm) return [{ level: 'warning', where, problem: `is also listed as ${duplicate}` }];
      if (km > 30) return [];
      return [{ level: 'warning', where, problem: `has the name of ${duplicate}, ${km.toFixed(1)} km away` }];
    }),
  );
}
