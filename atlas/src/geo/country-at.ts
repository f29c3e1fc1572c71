import { createRequire } from 'node:module';
import type * as CountryCoder from '@rapideditor/country-coder';

/** Codes for parts that are filed under their country. */
const partOf: Record<string, string> = { ea: 'es', ic: 'es', ac: 'sh', ta: 'sh', dg: 'io', cp: 'pf' };
const load = createRequire(import.meta.url);
let coder: typeof CountryCoder | null = null;

/**
 * Lower-case ISO code of the country or territory at a point; null at sea and where nobody is agreed on. The borders
 * are loaded at the first question.
 */
export function countryAt(lat: number, lon: number): string | null {
  coder ??= load('@rapideditor/country-coder') as typeof CountryCoder;
  const code = coder.iso1A2Code([lon, lat], { level: 'territory' })?.toLowerCase();
  return code === undefined ? null : (partOf[code] ?? code);
}
