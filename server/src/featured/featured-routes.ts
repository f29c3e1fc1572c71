import type { FeaturedRoute } from './featured-route.ts';
import { americanRoutes } from './routes-americas.ts';
import { asianRoutes } from './routes-asia.ts';
import { europeanRoutes } from './routes-europe.ts';
import { southernRoutes } from './routes-south.ts';

/** Takes one of each list in turn, so that the first page shows the whole world. */
function interleave<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Every featured route, in the order in which they are shown. */
export const featuredRoutes: readonly FeaturedRoute[] = interleave([
  asianRoutes,
  europeanRoutes,
  americanRoutes,
  southernRoutes,
]);
