import { iso1A2Code } from '@rapideditor/country-coder';

/** Codes for parts that are filed under their country. */
const partOf: Record<string, string> = { ea: 'es', ic: 'es', ac: 'sh', ta: 'sh', dg: 'io', cp: 'pf' };

/** Lower-case ISO code of the country or territory at a point; null at sea and where nobody is agreed on. */
export function countryAt(lat: number, lon: number): string | null {
  const code = iso1A2Code([lon, lat], { level: 'territory' })?.toLowerCase();
  return code === undefined ? null : (partOf[code] ?? code);
}
