import { distanceKm } from '@wayfare/almanac/distance';
import KDBush from 'kdbush';
import { around } from 'geokdbush';
import tzLookup from '@photostructure/tz-lookup';
import type { CityEntry, CountryEntry } from '../catalogue/catalogue-schema.ts';
import { fold } from '../text/fold.ts';
import type { BuildPlace } from './read-places.ts';

/** A catalogue city joined with its populated place. */
export interface LinkedCity {
  country: string;
  /** Its attractions stand in the order of their fame. */
  entry: CityEntry;
  /** Index into the places. */
  place: number;
}

const nameRadiusKm = 40;

function index(places: readonly BuildPlace[]): KDBush {
  const tree = new KDBush(places.length);
  for (const place of places) tree.add(place.lon, place.lat);
  tree.finish();
  return tree;
}

function hasName(place: BuildPlace, names: ReadonlySet<string>): boolean {
  return names.has(fold(place.name)) || place.alternates.some((name) => names.has(fold(name)));
}

/** "Krabi" and "Krabi Town": one name is the other with a word more. */
function isNearlyNamed(place: BuildPlace, names: ReadonlySet<string>): boolean {
  const name = fold(place.name);
  return [...names].some((other) => name.startsWith(`${other} `) || other.startsWith(`${name} `));
}

function nameWeight(place: BuildPlace, names: ReadonlySet<string>): number {
  if (names.has(fold(place.name)) || names.has(fold(place.asciiName))) return 8;
  if (hasName(place, names)) return 5;
  return isNearlyNamed(place, names) ? 3 : 0;
}

function findPlace(
  entry: CityEntry,
  country: string,
  places: readonly BuildPlace[],
  tree: KDBush,
): number | null {
  const names = new Set(
    [entry.name, entry.localName ?? entry.name, entry.slug.replaceAll('-', ' ')].map(fold),
  );
  let best: { place: number; weight: number } | null = null;
  for (const candidate of around(tree, entry.lon, entry.lat, 600, nameRadiusKm)) {
    const place = places[candidate];
    if (!place || place.country !== country) continue;
    const named = nameWeight(place, names);
    if (named === 0) continue;
    const away = distanceKm(entry.lat, entry.lon, place.lat, place.lon);
    const weight = named + Math.log10(place.population + 10) - away / 10;
    if (best === null || weight > best.weight) best = { place: candidate, weight };
  }
  return best !== null && best.weight > 2.5 ? best.place : null;
}

function ownPlace(entry: CityEntry, country: string): BuildPlace {
  return {
    country,
    name: entry.name,
    asciiName: entry.slug,
    alternates: [],
    lat: entry.lat,
    lon: entry.lon,
    regionKey: '',
    population: 0,
    elevationMeters: 0,
    timeZone: tzLookup(entry.lat, entry.lon),
    capital: false,
    geonameId: 0,
  };
}

/**
 * Joins every catalogue city with a populated place by name and nearness. One that has none (an island, a valley)
 * becomes a place of its own, appended to `places`. The place takes the catalogue's name and coordinates.
 */
export function linkCatalogue(countries: readonly CountryEntry[], places: BuildPlace[]): LinkedCity[] {
  const tree = index(places);
  const linked: LinkedCity[] = [];
  const taken = new Set<number>();
  for (const { code, cities } of countries) {
    for (const entry of cities) {
      const found = findPlace(entry, code, places, tree);
      const place = found !== null && !taken.has(found) ? found : places.push(ownPlace(entry, code)) - 1;
      taken.add(place);
      const known = places[place];
      if (!known) continue;
      places[place] = {
        ...known,
        name: entry.name,
        asciiName: entry.slug,
        alternates: [...known.alternates, known.name, ...(entry.localName ? [entry.localName] : [])],
        lat: entry.lat,
        lon: entry.lon,
      };
      const attractions = [...entry.attractions].sort(
        (a, b) => b.fame - a.fame || (a.slug < b.slug ? -1 : 1),
      );
      linked.push({ country: code, entry: { ...entry, attractions }, place });
    }
  }
  return linked;
}
