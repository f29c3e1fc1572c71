import type { Problem } from '../problem.ts';
import type { Sites } from '../search/sites.ts';

/** Up to here all of a site is seen on one day, so that it is worth keeping together. */
const ONE_DAY_MINUTES = 390;

/** The sites of a problem as the search sees them; null where it has none. */
export function compileSites({ places, sites = [] }: Problem): Sites | null {
  const count = places.length;
  const members = sites.map((site) => site.places.filter((place) => place >= 0 && place < count));
  if (members.every((site) => site.length < 2)) return null;
  const of = new Int32Array(count).fill(-1);
  members.forEach((site, index) => site.forEach((place) => (of[place] = index)));
  const before = new Uint8Array(count * count);
  for (const { order } of sites)
    for (const [first, then] of order)
      if (first < count && then < count && first !== then) before[first * count + then] = 1;
  // What comes before what comes before it comes before it too.
  for (const site of members)
    for (const by of site)
      for (const first of site)
        for (const then of site)
          if (before[first * count + by] === 1 && before[by * count + then] === 1 && first !== then)
            before[first * count + then] = 1;
  const isWhole = members.map(
    (site) => site.reduce((sum, place) => sum + places[place]!.visitMinutes, 0) <= ONE_DAY_MINUTES,
  );
  return { of, members, before, isWhole };
}
