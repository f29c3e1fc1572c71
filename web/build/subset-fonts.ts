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
/** Letters and signs that most pages use: in the two files that every page asks for. */
const core = `${range(0x20, 0x7e)}\u00a0£¥°·×½ÅÉÖßàáâãäåæçèéêëìíîïñòóôõöøùúûüý–—‘’“”…€−←→`;
/** What else western languages have; then the letters of further Latin scripts. */
const rest = [...range(0xa0, 0xff)].filter((letter) => !core.includes(letter)).join('');
const further = range(0x100, 0x17f);

const inter = { axes: { wght: { min: 400, max: 700 } }, features: ['kern', 'tnum'] };
/** Headings have one weight, the same in `theme.css`. */
const fraunces = { axes: { wght: 560 }, features: ['kern'] };
const faces = [
  { name: 'inter', ...inter },
  { name: 'fraunces', ...fraunces },
];
const parts = [
  { part: 'core', source: 'latin', letters: core },
  { part: 'rest', source: 'latin', letters: rest },
  { part: 'ext', source: 'latin-ext', letters: further },
];

/** Cuts the two typefaces down to the letters, weights and features that pages use, before anything asks for them. */
export const subsetFonts = (): Plugin => ({
  name: 'subset-fonts',
  configResolved: async () => {
    mkdirSync(folder, { recursive: true });
    for (const { name, axes, features } of faces) {
      for (const { part, source, letters } of parts) {
        const whole = require.resolve(
          `@fontsource-variable/${name}/files/${name}-${source}-wght-normal.woff2`,
        );
        const small = await subsetFont(readFileSync(whole), letters, {
          targetFormat: 'woff2',
          variationAxes: axes,
          keepFeatures: features,
        });
        writeFileSync(join(folder, `${name}-${part}.woff2`), small);
      }
    }
  },
});
