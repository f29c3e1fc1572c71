import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import regionTable from '../../data/tables/regions.json' with { type: 'json' };
import type { RegionEntry } from '../world/region-entry.ts';
import { assignSlugs } from './assign-ids.ts';
import { buildNameIndex } from './build-name-index.ts';
import { buildWorld } from './build-world.ts';
import { readCatalogueFiles } from './catalogue-files.ts';
import { fingerprints } from './fingerprints.ts';
import { linkCatalogue } from './link-catalogue.ts';
import { atlasDirectory, worldFileName } from './locations.ts';
import { writePacked } from './pack.ts';
import { readAirports } from './read-airports.ts';
import { readCountries, readRegionNames } from './read-countries.ts';
import { readPlaces } from './read-places.ts';
import { idResolver } from './resolve-id.ts';
import { searchRecords } from './search-records.ts';
import { stateRegions } from './state-regions.ts';

const steps = ['catalogue', 'places', 'ids', 'world', 'search index', 'writing'];

/** The regions with the cities that exist, those that the catalogue describes first. */
function knownRegions(
  resolve: (id: string) => string | null,
  described: ReadonlySet<string>,
  faults: string[],
): RegionEntry[] {
  return regionTable.regions.flatMap((region: RegionEntry) => {
    const known = region.cities.flatMap((id) => {
      const meant = resolve(id);
      if (meant === null) faults.push(`regions.json: ${region.slug}: ${id} does not exist`);
      return meant ?? [];
    });
    const cities = [...known.filter((id) => described.has(id)), ...known.filter((id) => !described.has(id))];
    return cities.length > 0 ? [{ ...region, cities }] : [];
  });
}

/**
 * Builds the world file into a folder and answers what had to be left out. Refuses, naming every fault, when a source is
 * wrong and nothing may be left out.
 */
export async function buildNow(
  directory: string,
  leaveOutFaulty: boolean,
  onProgress: (step: string, done: number, total: number) => void,
): Promise<string[]> {
  let done = 0;
  const step = () => onProgress(steps[done] ?? '', done++, steps.length);

  step();
  const files = readCatalogueFiles(path.join(atlasDirectory, 'data'));
  const errors = files.findings.filter(({ level }) => level === 'error');
  const faults = errors.map(({ where, problem }) => `${where}: ${problem}`);
  const faulty = new Set(errors.map(({ where }) => where.split('/')[0]));
  const countries = files.countries.map((country) => ({
    ...country,
    cities: country.cities.filter(({ slug }) => !faulty.has(`${country.code}-${slug}`)),
  }));
  step();
  const places = readPlaces();
  const regionNames = readRegionNames();
  const linked = linkCatalogue(countries, places);
  step();
  const slugs = assignSlugs(places, linked, regionNames);
  const described = new Set(linked.map(({ country, entry }) => `${country}-${entry.slug}`));
  const byHand = knownRegions(idResolver(places, slugs, linked), described, faults);
  const states = stateRegions({ places, linked, slugs, regionNames, regions: byHand });
  if (faults.length > 0 && !leaveOutFaulty) throw new Error(`the atlas has faults:\n${faults.join('\n')}`);
  step();
  const countryRecords = readCountries(countries, places);
  const airports = await readAirports();
  const world = buildWorld({
    places,
    slugs,
    linked,
    regions: byHand,
    states,
    countries: countryRecords,
    airports,
    regionNames,
  });
  step();
  const index = buildNameIndex(
    searchRecords({ places, linked, regions: byHand, states, countries: countryRecords, airports }),
  );
  step();
  mkdirSync(directory, { recursive: true });
  const target = path.join(directory, worldFileName);
  const draft = `${target}.${process.pid}.tmp`;
  writePacked(draft, world.json, { ...world.sections, ...index });
  renameSync(draft, target);
  for (const [name, print] of Object.entries(fingerprints(world, linked)))
    writeFileSync(path.join(directory, `${name}.print`), print);
  return faults;
}
