/** A page of the application: its form of address, and the file of the screen that the browser will need. */
interface BrowserPage {
  path: RegExp;
  screen: string;
}

/** A page that the server draws. */
interface PublicPage extends BrowserPage {
  /** True where the page shows featured trips, which admins change. */
  showsTrips?: true;
  /** The parts of the query that change what is drawn. */
  query?: readonly string[];
  /** A page that people come to through others, and search engines need not list. */
  unlisted?: true;
}

const slug = '[^/]{1,200}';
const regions = 'asia|europe|north-america|central-south-america|oceania|others';

export const publicPages: readonly PublicPage[] = [
  { path: /^\/(home)?$/, screen: 'home/first-page', showsTrips: true },
  {
    path: new RegExp(`^/featured-trips(/(${regions}))?$`),
    screen: 'featured/featured-trips-page',
    showsTrips: true,
    query: ['length', 'season', 'interest', 'budget'],
  },
  { path: /^\/city-guides$/, screen: 'guides/city-guides-page' },
  { path: new RegExp(`^/city-guides/${slug}$`), screen: 'guides/country-guide-page' },
  { path: new RegExp(`^/city-guide/${slug}/${slug}$`), screen: 'guides/city-guide-page' },
  {
    path: new RegExp(`^/attraction-guide/${slug}/${slug}/${slug}$`),
    screen: 'guides/attraction-guide-page',
  },
  { path: /^\/blogs$/, screen: 'blogs/blogs-page' },
  { path: new RegExp(`^/blog/${slug}/${slug}/${slug}$`), screen: 'blogs/blog-page' },
  { path: /^\/info\/(about|help|contact|imprint|terms|privacy|credits)$/, screen: 'info/info-page' },
  { path: /^\/outline\/[A-Za-z0-9_-]{22}$/, screen: 'outline/outline-page', showsTrips: true },
  { path: /^\/featured\/[a-z0-9-]{1,120}$/, screen: 'outline/outline-page', showsTrips: true },
  { path: /^\/search$/, screen: 'search/search-page', query: ['q'], unlisted: true },
];

/** Pages that the browser draws alone, because they are one person's or hold nothing to read. */
export const browserPages: readonly BrowserPage[] = [
  { path: /^\/create$/, screen: 'workspace/create-page' },
  { path: /^\/open\/[^/]+$/, screen: 'workspace/open-page' },
  { path: /^\/calendar-plan\/[^/]+$/, screen: 'calendar/calendar-page' },
  { path: /^\/outline\/[^/]+$/, screen: 'outline/outline-page' },
  { path: /^\/mytrips$/, screen: 'trips/my-trips-page' },
  { path: /^\/active-trips$/, screen: 'today/active-trips-page' },
  { path: /^\/profile$/, screen: 'accounts/profile-page' },
  { path: /^\/login$/, screen: 'accounts/login-page' },
  { path: /^\/admin(\/.*)?$/, screen: 'admin/admin-page' },
  { path: /^\/region-not-served$/, screen: 'info/region-page' },
  { path: /^\/maintenance$/, screen: 'info/maintenance-page' },
];

/** Addresses of which only the first part is ours to spell; what follows is an id. */
const withId = /^\/(outline|open|calendar-plan)\//i;

/** The one spelling of an address: no slash at its end, no doubled ones, small letters. Browsers read `\` as `/`. */
export function settledPath(path: string): string {
  const single = path.replace(/[/\\]+/g, '/').replace(/(?!^)\/+$/, '') || '/';
  const plain = single.toLowerCase();
  if (!withId.test(single)) return plain;
  const idAt = single.indexOf('/', 1);
  return plain.slice(0, idAt) + single.slice(idAt);
}
