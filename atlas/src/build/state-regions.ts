import type { RegionEntry } from '../world/region-entry.ts';
import { fold } from '../text/fold.ts';
import { slugOf } from '../text/slug.ts';
import type { LinkedCity } from './link-catalogue.ts';
import type { BuildPlace } from './read-places.ts';

/** A state, province or prefecture as a region that can be searched. */
export interface StateRegion extends RegionEntry {
  population: number;
}

/** What the states are made from. */
export interface StateSources {
  places: readonly BuildPlace[];
  linked: readonly LinkedCity[];
  slugs: readonly string[];
  regionNames: ReadonlyMap<string, string>;
  /** Written by hand: these come first, and a state of the same name is left out. */
  regions: readonly RegionEntry[];
}

const leastPopulation = 150_000;
const mostCities = 6;
/** "Washington" means the city where a city of this size has the name. */
const largeCity = 300_000;

function membersByState(places: readonly BuildPlace[]): Map<string, number[]> {
  const members = new Map<string, number[]>();
  for (const [index, place] of places.entries()) {
    // The villages of our own table are not what one goes to a state for.
    if (place.geonameId < 0) continue;
    const list = members.get(place.regionKey);
    if (list) list.push(index);
    else members.set(place.regionKey, [index]);
  }
  return members;
}

function namesTaken(regions: readonly RegionEntry[]): Set<string> {
  return new Set(
    regions.flatMap(({ countries, name, aliases }) =>
      countries.flatMap((country) => [name, ...aliases].map((text) => `${country} ${fold(text)}`)),
    ),
  );
}

/** States, provinces and prefectures of some size whose name is not that of one of their own cities. */
export function stateRegions({ places, linked, slugs, regionNames, regions }: StateSources): StateRegion[] {
  const inCatalogue = new Set(linked.map(({ place }) => place));
  const taken = namesTaken(regions);
  for (const { country, name, population } of places) {
    if (population >= largeCity) taken.add(`${country} ${fold(name)}`);
  }
  const states: StateRegion[] = [];
  for (const [key, members] of membersByState(places)) {
    const name = regionNames.get(key)?.replace(/\s*\(.*\)$/, '') ?? '';
    const country = key.slice(0, 2).toLowerCase();
    const folded = fold(name);
    const population = members.reduce((sum, index) => sum + (places[index]?.population ?? 0), 0);
    if (folded === '' || population < leastPopulation || taken.has(`${country} ${folded}`)) continue;
    if (members.some((index) => fold(places[index]?.name ?? '') === folded)) continue;
    const weight = (index: number) => (places[index]?.population ?? 0) + (inCatalogue.has(index) ? 1e8 : 0);
    const best = [...members].sort((a, b) => weight(b) - weight(a)).slice(0, mostCities);
    const first = places[best[0] ?? -1];
    if (!first || first.alternates.some((other) => fold(other) === folded)) continue;
    const { lat, lon } = first;
    const cities = best.map((index) => `${country}-${slugs[index] ?? ''}`);
    states.push({
      slug: `${country}-${slugOf(name) || key.slice(3)}`,
      name,
      aliases: [],
      countries: [country],
      lat,
      lon,
      cities,
      population,
    });
  }
  return states.sort((a, b) => (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0));
}
