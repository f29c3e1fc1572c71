import type { RegionEntry } from '../world/region-entry.ts';
import exonyms from '../../data/tables/exonyms.json' with { type: 'json' };
import { fold } from '../text/fold.ts';
import type { BuildAirport } from './read-airports.ts';
import type { BuildCountry } from './read-countries.ts';
import type { LinkedCity } from './link-catalogue.ts';
import type { BuildPlace } from './read-places.ts';
import type { StateRegion } from './state-regions.ts';

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
  states: readonly StateRegion[];
  countries: readonly BuildCountry[];
  airports: readonly BuildAirport[];
}

const fuzzyPopulation = 4000;
const squashedPopulation = 50_000;
/** A state matters somewhat less than a city of as many people. */
const stateImportance = 0.85;

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

/** "Fira (Santorini)" is also looked for as "Fira" and as "Santorini". */
function withoutBrackets(name: string): string[] {
  const match = /^(.*?)\s*\((.*)\)$/.exec(name);
  return match ? [match[1] ?? '', match[2] ?? ''] : [];
}

const shortestPart = 8;

/** "Vatican Museums and Sistine Chapel" is also looked for by each of its parts. */
function partsOf(name: string): string[] {
  const parts = name.split(/ and | & |, /).filter((part) => part.length >= shortestPart);
  return parts.length > 1 ? parts : [];
}

const kindWords =
  /^the | (museum|palace|castle|cathedral|basilica|bridge|market|national park|temple|shrine|gardens?|fortress|gallery)$/gi;
const wellKnown = 60;

/** "Louvre" for the Louvre Museum, where the place is well known. */
function withoutKind({ name, fame }: { name: string; fame: number }): string[] {
  const short = name.replace(kindWords, '').trim();
  return fame >= wellKnown && short.length >= 4 && short !== name ? [short] : [];
}

function cityRecords({ places, linked }: SearchSources): SearchRecord[] {
  const fameOf = new Map(
    linked.map(({ place, entry }) => [place, Math.max(...entry.attractions.map((a) => a.fame), 0)]),
  );
  const extra = new Map(
    exonyms.moreNames.map(({ country, name, others }) => [`${country} ${fold(name)}`, others]),
  );
  return places.map((place, index) => {
    const others = extra.get(`${place.country} ${fold(place.name)}`) ?? [];
    const large = place.population >= squashedPopulation || fameOf.has(index);
    const fame = fameOf.get(index);
    // Other names belong to the place that people mean, not to a hamlet of the same name.
    const known = place.population >= fuzzyPopulation || fame !== undefined;
    let importance = populationImportance(place.population) + (place.capital ? 0.05 : 0);
    if (fame !== undefined) importance = Math.max(importance, 0.55) + 0.2 + fame / 1000;
    return {
      ...foldedNames(
        [place.name, place.asciiName, ...withoutBrackets(place.name), ...(known ? others : [])],
        large,
        place.alternates,
      ),
      importance: Math.min(1, importance),
      fuzzy: known,
    };
  });
}

function attractionRecords({ linked }: SearchSources): SearchRecord[] {
  return linked.flatMap(({ entry: city }) =>
    city.attractions.map((entry) => ({
      ...foldedNames(
        [
          entry.name,
          ...(entry.localName ? [entry.localName] : []),
          entry.slug,
          ...withoutBrackets(entry.name),
          ...partsOf(entry.name),
        ],
        true,
        withoutKind(entry),
      ),
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
    ...sources.states.map((state) => ({
      ...foldedNames([state.name, ...state.aliases], true),
      importance: stateImportance * populationImportance(state.population),
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
