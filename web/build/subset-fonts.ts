import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
/** Where `fonts.css` finds what is made here. */
const folder = join(import.meta.dirname, '../.cache/fonts');

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** The letters of western languages and the signs of our own pages; then those of further Latin scripts. */
const core = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…€−←→`;
const further = range(0x100, 0x17f);

const inter = { axes: { wght: { min: 400, max: 700 } }, features: ['kern', 'mark', 'ccmp', 'tnum'] };
/** Headings have one weight, the same in `theme.css`. */
const fraunces = { axes: { wght: 560 }, features: ['kern', 'mark', 'ccmp'] };
const files = [
  { name: 'inter-core', source: 'inter/files/inter-latin-wght-normal.woff2', letters: core, ...inter },
  { name: 'inter-ext', source: 'inter/files/inter-latin-ext-wght-normal.woff2', letters: further, ...inter },
  {
    name: 'fraunces-core',
    source: 'fraunces/files/fraunces-latin-wght-normal.woff2',
    letters: core,
    ...fraunces,
  },
  {
    name: 'fraunces-ext',
    source: 'fraunces/files/fraunces-latin-ext-wght-normal.woff2',
    letters: further,
    ...fraunces,
  },
];

/** Cuts the two typefaces down to the letters, weights and features that pages use, before anything asks for them. */
export const subsetFonts = (): Plugin => ({
  name: 'subset-fonts',
  configResolved: async () => {
    mkdirSync(folder, { recursive: true });
    for (const { name, source, letters, axes, features } of files) {
      const small = await subsetFont(
        readFileSync(require.resolve(`@fontsource-variable/${source}`)),
        letters,
        {
          targetFormat: 'woff2',
          variationAxes: axes,
          keepFeatures: features,
        },
      );
      writeFileSync(join(folder, `${name}.woff2`), small);
    }
  },
});
