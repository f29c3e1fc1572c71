import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCalendar } from './country-days.ts';
import type { RawSight } from './second-reader.ts';
import { SecondReader } from './second-reader.ts';

/** A city as the files of the atlas have it: its sights by slug, and who judges stays there. */
export interface RawCity {
  sights: Map<string, RawSight>;
  reader: SecondReader;
}

const folder = join(import.meta.dirname, '../../atlas/data');
const cities = new Map<string, RawCity>();

/** The city of an id such as `fr-paris`. */
export function rawCity(cityId: string): RawCity {
  const known = cities.get(cityId);
  if (known) return known;
  const [countryCode, citySlug] = [cityId.slice(0, 2), cityId.slice(3)];
  const file = join(folder, countryCode, `${citySlug}.json`);
  const { attractions } = JSON.parse(readFileSync(file, 'utf8')) as { attractions: RawSight[] };
  const city = {
    sights: new Map(attractions.map((sight) => [sight.slug, sight])),
    reader: new SecondReader(readCalendar(countryCode), citySlug),
  };
  cities.set(cityId, city);
  return city;
}
