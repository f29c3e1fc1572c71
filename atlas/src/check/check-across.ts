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
  return [...list, ...strays(files), ...longerNames(files)];
}

const nextDoorKm = 0.1;

/** One place of the same kind under two cities, whose name in one holds that of the other. */
function longerNames(files: readonly CountryEntry[]): CatalogueFinding[] {
  const bySpot = new Map<string, Located[]>();
  for (const one of locatedIn(files)) {
    const spot = `${one.entry.category} ${one.entry.lat.toFixed(2)} ${one.entry.lon.toFixed(2)}`;
    bySpot.set(spot, [...(bySpot.get(spot) ?? []), one]);
  }
  const holds = (name: string, other: string) => ` ${name} `.includes(` ${other} `);
  return [...bySpot.values()].flatMap((places) =>
    places.flatMap((one, index) =>
      places.slice(index + 1).flatMap((other): CatalogueFinding[] => {
        if (one.city === other.city || isKnownTwin(one, other)) return [];
        const km = distanceKm(one.entry.lat, one.entry.lon, other.entry.lat, other.entry.lon);
        const [name, their] = [fold(one.entry.name), fold(other.entry.name)];
        if (km > nextDoorKm || name === their || !(holds(name, their) || holds(their, name))) return [];
        return [
          { level: 'warning', where: idOf(one), problem: `stands under a longer name as ${idOf(other)}` },
        ];
      }),
    ),
  );
}

const locatedIn = (files: readonly CountryEntry[]): Located[] =>
  files.flatMap(({ code, cities }) =>
    cities.flatMap((city) => city.attractions.map((entry) => ({ country: code, city, entry }))),
  );

const idOf = ({ country, city, entry }: Located) => `${country}-${city.slug}/${entry.slug}`;
const homeOf = (one: Located) => one.entry.sameAs ?? idOf(one);
const isKnownTwin = (one: Located, other: Located) => homeOf(one) === homeOf(other);

/** What is the same wherever a sight is listed; prices are in the money of the country. */
const facts = ['lat', 'lon', 'hours', 'closedOn', 'openOn', 'lastEntry', 'booking', 'confidence'] as const;
const prices = ['price', 'priceBand', 'child', 'free', 'family', 'priceFor'] as const;

/** Sights that are said to be another one which is not there, or of which other things are said. */
function strays(files: readonly CountryEntry[]): CatalogueFinding[] {
  const located = locatedIn(files);
  const byId = new Map(located.map((one) => [idOf(one), one]));
  return located.flatMap((one): CatalogueFinding[] => {
    const { sameAs } = one.entry;
    if (sameAs === undefined) return [];
    const home = byId.get(sameAs);
    const where = idOf(one);
    if (!home || home.entry.sameAs !== undefined)
      return [{ level: 'error', where, problem: `is the same as ${sameAs}, which has no page of its own` }];
    const told = home.country === one.country ? [...facts, ...prices] : facts;
    return told
      .filter((fact) => JSON.stringify(one.entry[fact]) !== JSON.stringify(home.entry[fact]))
      .map((fact) => ({ level: 'error', where, problem: `has other ${fact} than ${sameAs}` }));
  });
}

function doubles(places: readonly Located[]): CatalogueFinding[] {
  return places.flatMap((one, index) =>
    places.slice(index + 1).flatMap((other): CatalogueFinding[] => {
      if (one.city === other.city || isKnownTwin(one, other)) return [];
      const km = distanceKm(one.entry.lat, one.entry.lon, other.entry.lat, other.entry.lon);
      const where = `${one.country}-${one.city.slug}/${one.entry.slug}`;
      const duplicate = `${other.country}-${other.city.slug}/${other.entry.slug}`;
      if (km <= sameKm) return [{ level: 'error', where, problem: `is also listed as ${duplicate}` }];
      if (km > 30) return [];
      return [{ level: 'warning', where, problem: `has the name of ${duplicate}, ${km.toFixed(1)} km away` }];
    }),
  );
}
