import { type Atlas, fold } from '@wayfare/atlas';

/** A city that guides tell of is at least so well known. */
const known = 0.75;

/** The names of all places that guides tell of; what is not among them need not be searched for. */
export function placeNames(atlas: Atlas): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (...list: readonly string[]) => list.forEach((name) => names.add(fold(name)));
  for (const { id, name, regionName } of atlas.catalogueCities())
    add(name, regionName, atlas.cityInfo(id)?.guide.localName ?? '');
  for (const { name, localName } of atlas.countries()) add(name, localName);
  for (const { name, aliases } of atlas.regions()) add(name, ...aliases);
  for (const { name, kind, importance } of atlas.otherNames())
    if (kind === 'country' || kind === 'region' || (kind === 'city' && importance >= known)) names.add(name);
  names.delete('');
  return names;
}
