import type { RegionEntry } from '../../data/regions.ts';
import { moreNames } from '../../data/exonyms.ts';
import { fold } from '../text/fold.ts';
import type { BuildAirport } from './read-airports.ts';
import type { BuildCountry } from './read-countries.ts';
import type { LinkedCity } from './link-catalogue.ts';
import type { BuildPlace } from './read-places.ts';

/** Something that a search can find: its names, folded, the main one first, and how much it matters (0–1). */
export interface SearchRecord {
  names: string[];
  /** Names from this one on are far-fetched ones. */
  weakFrom: number;
  importance: number;
  /** Worth finding in spite of typos. */
  fuzzy: boolean;
}

/** All that is searched, in the order of the record numbers. */
export interface SearchSources {
  places: readonly BuildPlace[];
  linked: readonly LinkedCity[];
  regions: readonly RegionEntry[];
  countries: readonly BuildCountry[];
  airports: readonly BuildAirport[];
}

const fuzzyPopulation = 4000;
const squashedPopulation = 50_000;

function foldedNames(
  names: readonly string[],
  squash: boolean,
  weak: readonly string[] = [],
): Pick<SearchRecord, 'names' | 'weakFrom'> {
  const folded = new Set(names.map(fold));
  const [main] = folded;
  if (squash && main?.includes(' ')) folded.add(main.replaceAll(' ', ''));
  folded.delete('');
  const weakFrom = folded.size;
  for (const name of weak) folded.add(fold(name));
  folded.delete('');
  return { names: [...folded], weakFrom };
}

/** How much a place matters by its people alone, 0–1. */
export function populationImportance(population: number): number {
  return Math.max(0, Math.min(1, (Math.log10(population + 1) - 2) / 5.5));
}

function cityRecords({ places, linked }: SearchSources): SearchRecord[] {
  const fameOf = new Map(
    linked.map(({ place, entry }) => [place, Math.max(...entry.attractions.map((a) => a.fame), 0)]),
  );
  const extra = new Map(moreNames.map(([country, name, others]) => [`${country} ${fold(name)}`, others]));
  return places.map((place, index) => {
    const others = extra.get(`${place.country} ${fold(place.name)}`) ?? [];
    const large = place.population >= squashedPopulation || fameOf.has(index);
    const fame = fameOf.get(index);
    let importance = populationImportance(place.population) + (place.capital ? 0.05 : 0);
    if (fame !== undefined) importance = Math.max(importance, 0.55) + 0.2 + fame / 1000;
    return {
      ...foldedNames([place.name, place.asciiName, ...(large ? others : [])], large, place.alternates),
      importance: Math.min(1, importance),
      fuzzy: place.population >= fuzzyPopulation || fame !== undefined,
    };
  });
}

function attractionRecords({ linked }: SearchSources): SearchRecord[] {
  return linked.flatMap(({ entry: city }) =>
    city.attractions.map((entry) => ({
      ...foldedNames([entry.name, ...(entry.localName ? [entry.localName] : []), entry.slug], true),
      importance: 0.15 + (0.65 * entry.fame) / 100,
      fuzzy: true,
    })),
  );
}

const airportImportance = { large: 0.45, medium: 0.3, small: 0.15 };

/** Every record: cities, attractions, regions, countries, airports. */
export function searchRecords(sources: SearchSources): SearchRecord[] {
  return [
    ...cityRecords(sources),
    ...attractionRecords(sources),
    ...sources.regions.map((region) => ({
      ...foldedNames([region.name, ...region.aliases], true),
      importance: 0.9,
      fuzzy: true,
    })),
    ...sources.countries.map((country) => ({
      ...foldedNames([country.name, country.localName, ...country.aliases], true),
      importance: country.catalogue ? 1 : 0.85,
      fuzzy: true,
    })),
    ...sources.airports.map((airport) => ({
      ...foldedNames([airport.name, airport.iata], false),
      importance: airportImportance[airport.size],
      fuzzy: airport.size === 'large',
    })),
  ];
}
