import path from 'node:path';
import { expect, it } from 'vitest';
import { readCatalogueFiles } from './catalogue-files.ts';
import { atlasDirectory } from './locations.ts';

it('finds no fault in any country file', { timeout: 60_000 }, async () => {
  const { countries, faults } = await readCatalogueFiles(path.join(atlasDirectory, 'data/countries'));
  expect(faults).toEqual([]);
  expect(countries.length).toBeGreaterThan(90);
});
