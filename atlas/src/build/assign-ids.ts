import { slugOf } from '../text/slug.ts';
import type { LinkedCity } from './link-catalogue.ts';
import type { BuildPlace } from './read-places.ts';

function regionSlug(place: BuildPlace, regionNames: ReadonlyMap<string, string>): string {
  const code = place.regionKey.slice(3).toLowerCase();
  if (/^[a-z]{2,3}$/.test(code)) return code;
  return slugOf(regionNames.get(place.regionKey) ?? '') || code;
}

/**
 * The slug of every place, unique within its country. A catalogue city keeps its own. Among places of one name the most
 * populous keeps the plain name, the others add their region, and then a number. The places of our own table come last,
 * so that a new one changes no id.
 */
export function assignSlugs(
  places: readonly BuildPlace[],
  linked: readonly LinkedCity[],
  regionNames: ReadonlyMap<string, string>,
): string[] {
  const slugs = new Array<string>(places.length).fill('');
  const taken = new Set<string>();
  for (const { place, entry, country } of linked) {
    slugs[place] = entry.slug;
    taken.add(`${country}-${entry.slug}`);
  }
  const order = places.map((_, index) => index).filter((index) => slugs[index] === '');
  order.sort(
    (a, b) =>
      Number(isOwn(places[a])) - Number(isOwn(places[b])) ||
      weight(places[b]) - weight(places[a]) ||
      identity(places[a]) - identity(places[b]),
  );
  for (const index of order) {
    const place = places[index];
    if (!place) continue;
    const slug = freeSlug(place, taken, regionNames);
    slugs[index] = slug;
    taken.add(`${place.country}-${slug}`);
  }
  return slugs;
}

const weight = (place: BuildPlace | undefined) => place?.population ?? 0;
const identity = (place: BuildPlace | undefined) => place?.geonameId ?? 0;
const isOwn = (place: BuildPlace | undefined) => identity(place) < 0;

function freeSlug(
  place: BuildPlace,
  taken: ReadonlySet<string>,
  regionNames: ReadonlyMap<string, string>,
): string {
  const plain = slugOf(place.name) || slugOf(place.asciiName) || `place-${place.geonameId}`;
  const isFree = (slug: string) => !taken.has(`${place.country}-${slug}`);
  if (isFree(plain)) return plain;
  const withRegion = `${plain}-${regionSlug(place, regionNames)}`.replace(/-$/, '');
  if (isFree(withRegion)) return withRegion;
  for (let number = 2; ; number += 1) if (isFree(`${withRegion}-${number}`)) return `${withRegion}-${number}`;
}
