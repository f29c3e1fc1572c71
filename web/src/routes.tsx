import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { RequireSignIn } from './accounts/require-sign-in.tsx';
import { featuredRegions } from './featured/featured-regions.ts';
import { lazyScreen } from './screen.tsx';
import { Shell } from './shell/shell.tsx';

/** A route whose screen is loaded when it is first asked for. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  const Page = lazyScreen(path, load);
  return { path, element: <Page key={path} /> };
}

/** The same, for those who are signed in. */
function protectedScreen(path: string, load: () => Promise<ComponentType>): RouteObject {
  const route = screen(path, load);
  return { path, element: <RequireSignIn key={path}>{route.element}</RequireSignIn> };
}

const home = async () => (await import('./home/first-page.tsx')).FirstPage;
const FeaturedTrips = lazyScreen(
  '/featured-trips/*',
  async () => (await import('./featured/featured-trips-page.tsx')).FeaturedTripsPage,
);

const developmentRoutes: RouteObject[] = import.meta.env.DEV
  ? [screen('/dev/ui', async () => (await import('./dev/ui-page.tsx')).UiPage)]
  : [];

/** Every path of the product. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      screen('/', home),
      screen('/home', home),
      ...featuredRegions.map(({ path, region }) => ({
        path,
        element: <FeaturedTrips key="/featured-trips" {...(region ? { region } : {})} />,
      })),
      screen('/login', async () => (await import('./accounts/login-page.tsx')).LoginPage),
      protectedScreen('/mytrips', async () => (await import('./trips/my-trips-page.tsx')).MyTripsPage),
      protectedScreen('/profile', async () => (await import('./accounts/profile-page.tsx')).ProfilePage),
      screen('/create', async () => (await import('./workspace/create-page.tsx')).CreatePage),
      screen('/open/:id', async () => (await import('./workspace/open-page.tsx')).OpenPage),
      screen('/outline/:id', async () => (await import('./outline/outline-page.tsx')).OutlinePage),
      screen('/featured/:address', async () => (await import('./outline/outline-page.tsx')).OutlinePage),
      screen(
        '/city-guide/:country/:city',
        async () => (await import('./guides/city-guide-page.tsx')).CityGuidePage,
      ),
      screen(
        '/attraction-guide/:country/:city/:place',
        async () => (await import('./guides/attraction-guide-page.tsx')).AttractionGuidePage,
      ),
      screen('/city-guides', async () => (await import('./guides/city-guides-page.tsx')).CityGuidesPage),
      screen(
        '/city-guides/:country',
        async () => (await import('./guides/country-guide-page.tsx')).CountryGuidePage,
      ),
      screen('/blogs', async () => (await import('./blogs/blogs-page.tsx')).BlogsPage),
      screen('/blog/:country/:city/:file', async () => (await import('./blogs/blog-page.tsx')).BlogPage),
      protectedScreen('/admin', async () => (await import('./admin/admin-page.tsx')).AdminPage),
      screen('/info/:page', async () => (await import('./info/info-page.tsx')).InfoPage),
      protectedScreen(
        '/active-trips',
        async () => (await import('./today/active-trips-page.tsx')).ActiveTripsPage,
      ),
      screen('/calendar-plan/:id', async () => (await import('./calendar/calendar-page.tsx')).CalendarPage),
      screen('/search', async () => (await import('./search/search-page.tsx')).SearchPage),
      screen('/region-not-served', async () => (await import('./info/region-page.tsx')).RegionPage),
      screen('/maintenance', async () => (await import('./info/maintenance-page.tsx')).MaintenancePage),
      ...developmentRoutes,
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
