import { siteOperator } from './operator.ts';
import { siteOrigin } from './page-data.ts';

/** One thing of schema.org's vocabulary. */
export type Described = { '@type': string | readonly string[] } & Record<string, unknown>;

/** The way from the first page to this one, as search engines show it. */
export const breadcrumbs = (steps: readonly (readonly [name: string, path: string])[]): Described => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteOrigin() + path,
  })),
});

/** Pages of a list, in order. */
export const listOf = (name: string, entries: readonly { name: string; path: string }[]): Described => ({
  '@type': 'ItemList',
  name,
  numberOfItems: entries.length,
  itemListElement: entries.map((entry, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: entry.name,
    url: siteOrigin() + entry.path,
  })),
});

/** Who stands behind the pages. */
export function publisher(): Described {
  const { name, runBy, email, icon } = siteOperator();
  return {
    '@type': 'Organization',
    name,
    ...(runBy !== null && { legalName: runBy }),
    ...(email !== null && { email }),
    url: siteOrigin(),
    logo: siteOrigin() + (icon ?? '/favicon.svg'),
  };
}

/** A point on the map. */
export const pointOf = ({ latitude, longitude }: { latitude: number; longitude: number }): Described => ({
  '@type': 'GeoCoordinates',
  latitude,
  longitude,
});

/** Descriptions of the page for search engines. `<` is escaped, so no text can end the element. */
export function StructuredData({ things }: { things: readonly Described[] }) {
  const written = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: written }} />;
}
