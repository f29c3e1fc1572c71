import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CountryFile } from '../../data/format.ts';
import { checkCountry } from '../catalogue/check-country.ts';

/** The country files that could be read, and what is wrong with the others. */
export interface CatalogueFiles {
  countries: CountryFile[];
  faults: string[];
}

const countryFileName = /^[a-z]{2}\.ts$/;

/** Reads and validates every country file of a folder, in the order of their names. */
export async function readCatalogueFiles(directory: string): Promise<CatalogueFiles> {
  const countries: CountryFile[] = [];
  const faults: string[] = [];
  for (const name of readdirSync(directory).sort()) {
    if (!countryFileName.test(name)) continue;
    try {
      const address = pathToFileURL(path.join(directory, name)).href;
      const country = ((await import(address)) as { default: CountryFile }).default;
      const errors = checkCountry(country).filter((finding) => finding.level === 'error');
      if (country.code !== name.slice(0, 2))
        errors.push({ level: 'error', where: '', problem: `code is ${country.code}` });
      if (errors.length === 0) countries.push(country);
      for (const { where, problem } of errors) faults.push(`${name}: ${where}: ${problem}`);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { countries, faults };
}
