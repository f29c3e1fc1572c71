/* Checks country files: `node atlas/src/catalogue/check-file.ts FILE…`. Exits 1 when any has an error. */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AttractionEntry, CountryFile } from '../../data/format.ts';
import { checkBorders } from '../check/check-borders.ts';
import { compareCountry } from '../check/compare-country.ts';
import { readReferenceData } from '../check/reference-data.ts';
import type { ReferenceData } from '../check/reference-data.ts';
import { checkAttractionList } from './check-city.ts';
import { checkCountry } from './check-country.ts';
import { findingsAt } from './finding.ts';
import type { CatalogueFinding } from './finding.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const referenceDirectory = path.resolve(root, '../shared/check');

async function checkFile(file: string, reference: ReferenceData | null): Promise<CatalogueFinding[]> {
  const list: CatalogueFinding[] = [];
  try {
    const module = (await import(pathToFileURL(path.resolve(file)).href)) as {
      default: CountryFile | readonly AttractionEntry[];
    };
    const value = module.default;
    if (Array.isArray(value)) {
      checkAttractionList(value as readonly AttractionEntry[], path.basename(file, '.ts'), null, list);
      return list;
    }
    const country = value as CountryFile;
    if (path.basename(file, '.ts') !== country.code)
      findingsAt(list, '').error(`its code is ${country.code}`);
    list.push(...checkCountry(country), ...checkBorders(country));
    if (reference) list.push(...compareCountry(country, reference).findings);
  } catch (error) {
    findingsAt(list, '').error(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  }
  return list;
}

async function main(files: readonly string[]): Promise<void> {
  if (files.length === 0) {
    console.error('usage: node atlas/src/catalogue/check-file.ts FILE…');
    process.exitCode = 2;
    return;
  }
  const reference = readReferenceData(referenceDirectory);
  if (!reference) console.log(`no reference data at ${referenceDirectory}: only the format is checked`);
  let errors = 0;
  let warnings = 0;
  for (const file of files) {
    const findings = await checkFile(file, reference);
    for (const { level, where, problem } of findings) {
      if (level === 'error') errors += 1;
      else warnings += 1;
      console.log(
        `${path.basename(file)}: ${where === '' ? '(country)' : where}: ${level === 'warning' ? 'warning: ' : ''}${problem}`,
      );
    }
  }
  console.log(`${files.length} file(s): ${errors} errors, ${warnings} warnings`);
  if (errors > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
