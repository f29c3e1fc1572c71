import { slugOf } from '../text/slug.ts';
import type { LinkedCity } from './link-catalogue.ts';
import type { BuildPlace } from './read-places.ts';

/**
 * Finds the city id that a hand-written id means: itself where it exists, else the catalogue city that goes by that
 * name, too (`pa-panama` for Panama City). Null when there is none.
 */
export function idResolver(
  places: readonly BuildPlace[],
  slugs: readonly string[],
  linked: readonly LinkedCity[],
): (id: string) => string | null {
  const ids = new Set(places.map((place, index) => `${place.country}-${slugs[index] ?? ''}`));
  const others = new Map<string, string>();
  for (const { place, country, entry } of linked) {
    for (const name of places[place]?.alternates ?? []) {
      others.set(`${country}-${slugOf(name)}`, `${country}-${entry.slug}`);
    }
  }
  return (id) => (ids.has(id) ? id : (others.get(id) ?? null));
}
