import { type Atlas, fold } from '@wayfare/atlas';

/** The word for a dish in its name: `Soba` is one, and in `Shoyu ramen` the last is. */
function dishIn(name: string): string[] {
  const words = name.split(' ');
  const last = words.at(-1)!;
  return words.length === 1 || last === last.toLowerCase() ? [fold(last)] : [];
}

const known = new WeakMap<Atlas, ReadonlySet<string>>();

/** The words for dishes that the guides of all cities tell of. */
export function dishesOf(atlas: Atlas): ReadonlySet<string> {
  const dishes =
    known.get(atlas) ??
    new Set(
      atlas
        .catalogueCities()
        .flatMap(({ id }) => atlas.cityInfo(id)?.guide.food ?? [])
        .flatMap(({ name }) => dishIn(name)),
    );
  known.set(atlas, dishes);
  return dishes;
}
