import { type Atlas, fold } from '@wayfare/atlas';
import { onceFor } from '../http/once-for.ts';

/** The word for a dish in its name: `Soba` is one, and in `Shoyu ramen` the last is. */
function dishIn(name: string): string[] {
  const words = name.split(' ');
  const last = words.at(-1)!;
  return words.length === 1 || last === last.toLowerCase() ? [fold(last)] : [];
}

/** The words for dishes that the guides of all cities tell of. */
export const dishesOf = onceFor(
  (atlas: Atlas): ReadonlySet<string> =>
    new Set(
      atlas
        .catalogueCities()
        .flatMap(({ id }) => atlas.cityInfo(id)?.guide.food ?? [])
        .flatMap(({ name }) => dishIn(name)),
    ),
);
