import type { Atlas } from '@wayfare/atlas';
import type { KnownName } from '../marked.ts';

/** Names to put in the place of others, well known ones as often as obscure ones. */
export type PlaceNames = Readonly<Record<Exclude<KnownName['kind'], 'airport'>, readonly string[]>>;

export function placeNames(atlas: Atlas): PlaceNames {
  const towns = Array.from(atlas.cities(5000))
    .toSorted((a, b) => b.population - a.population || (a.id < b.id ? -1 : 1))
    .filter(({ name }) => /^[\p{Script=Latin} '’-]+$/u.test(name))
    .map(({ name }) => name);
  const known = atlas.catalogueCities();
  return {
    city: [...known.map(({ name }) => name), ...towns.slice(0, 4000), ...towns.filter((_, at) => at % 20 === 0)],
    country: atlas.countries().map(({ name }) => name),
    region: atlas.regions().map(({ name }) => name),
    sight: known.flatMap(({ id }) => atlas.topAttractions(id, 8).map(({ name }) => name)),
  };
}
