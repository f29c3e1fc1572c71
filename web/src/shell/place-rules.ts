const isAt = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

/** True on the planner's paths, which show no navigation bar of any kind. */
export const hidesNavigation = (path: string) => path.startsWith('/create') || path.startsWith('/open');

const planning = ['/create', '/open', '/mytrips', '/active-trips', '/calendar-plan'];

/** True on the paths of those who plan trips, or are on one. */
export const isPlanningPath = (path: string) => planning.some((root) => isAt(path, root));

const withBackdrop = new Set([
  '/',
  '/home',
  '/featured-trips',
  '/mytrips',
  '/admin',
  '/login',
  '/active-trips',
]);

/** True on exactly the paths that show the background image. */
export const hasBackdrop = (path: string) => withBackdrop.has(path);

/** True where "Discover" is highlighted: city guides, attraction guides and blogs. */
export const isDiscoverPath = (path: string) =>
  ['/city-guide', '/city-guides', '/attraction-guide', '/blogs', '/blog'].some((root) => isAt(path, root));
