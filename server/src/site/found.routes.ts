import { featuredPath } from '@wayfare/contracts/featured-path';
import type { Article, Atlas } from '@wayfare/atlas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../http/escape-html.ts';
import { notFound } from '../http/refusal.ts';
import { articlesOf } from '../places/articles-of.ts';
import { sightGuideOf } from '../places/sight-guide-of.ts';
import { pathOf } from '../places/describe-places.ts';
import type { GuideChanges } from '../places/guide-changes.ts';

interface FoundNeeds {
  origin: string;
  atlas: () => Atlas;
  /** The featured trips, with the instants of their last change. */
  featured: () => Promise<readonly { id: string; name: string; modified_at: number }[]>;
  guideChanges: GuideChanges;
  /** When the pages themselves were last brought up to date. */
  builtAt: number;
  operator: () => Promise<{ name: string; imprint: string | null }>;
}

interface Address {
  path: string;
  changedOn: string;
}

const regions = ['asia', 'europe', 'north-america', 'central-south-america', 'oceania', 'others'];
const infoPages = ['about', 'help', 'contact', 'terms', 'privacy', 'credits'];
/** Crawlers take fifty thousand addresses a file. */
const mostAddresses = 5000;
const hourSeconds = 3600;

const dayOf = (epochMs: number) => new Date(epochMs).toISOString().slice(0, 10);
const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}\n`;
const sitemapNames = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const articlePath = ({ country, city, file }: Article) => `/blog/${country}/${city}/${file}`;

const newestOf = (addresses: readonly Address[]) =>
  addresses
    .map(({ changedOn }) => changedOn)
    .sort()
    .at(-1);

/** The parts of the sitemap by name, each of bearable length. */
async function sitemapParts(
  { atlas, featured, operator, guideChanges, builtAt }: FoundNeeds,
  articles: readonly Article[],
) {
  const builtOn = dayOf(builtAt);
  const at = (path: string, changedOn = builtOn): Address => ({ path, changedOn });
  const trips = (await featured()).map(({ id, name, modified_at }) =>
    at(featuredPath({ _id: id, tripName: name }), dayOf(modified_at)),
  );
  const newestTrip = newestOf(trips) ?? builtOn;
  const newestArticle =
    articles
      .map(({ updatedOn }) => updatedOn)
      .sort()
      .at(-1) ?? builtOn;
  const cities = atlas().catalogueCities();
  const guidesOn = await guideChanges.ofAll();
  const guides = cities.map(({ id }) => at(pathOf(atlas(), id)!, guidesOn.get(id)));
  const countries = [...new Set(cities.map(({ countrySlug }) => countrySlug))].map((country) =>
    at(
      `/city-guides/${country}`,
      newestOf(guides.filter((_, index) => cities[index]!.countrySlug === country)),
    ),
  );
  const sights = cities
    .flatMap(({ id }) => atlas().topAttractions(id))
    .flatMap(({ id, cityId, slug, sameAs }) => {
      // A page with too little of its own is not offered to search engines, and what stands twice only where it is.
      const path = !sameAs && sightGuideOf(atlas(), cityId, slug) && pathOf(atlas(), id);
      return path ? [at(path, guidesOn.get(id))] : [];
    });
  const parts = new Map<string, Address[]>([
    [
      'pages',
      [
        at('/', newestTrip),
        at('/featured-trips', newestTrip),
        ...regions.map((region) => at(`/featured-trips/${region}`, newestTrip)),
        at('/city-guides', newestOf(guides)),
        at('/blogs', newestArticle),
        ...((await operator()).imprint === null ? infoPages : [...infoPages, 'imprint']).map((page) =>
          at(`/info/${page}`),
        ),
      ],
    ],
    ['trips', trips],
    ['blog', articles.map((article) => at(articlePath(article), article.updatedOn))],
    ['countries', countries],
    ['cities', guides],
  ]);
  for (let from = 0; from < sights.length; from += mostAddresses) {
    parts.set(`sights-${from / mostAddresses + 1}`, sights.slice(from, from + mostAddresses));
  }
  return parts;
}

function feedItem(origin: string, article: Article) {
  const address = escapeHtml(origin + articlePath(article));
  return (
    `<item><title>${escapeHtml(article.title)}</title><link>${address}</link><guid>${address}</guid>` +
    `<pubDate>${new Date(`${article.writtenOn}T00:00:00Z`).toUTCString()}</pubDate>` +
    `<description>${escapeHtml(article.description)}</description></item>`
  );
}

/** What search engines and readers of feeds ask for: `robots.txt`, the sitemap in its parts, the blog's feed. */
export function foundRoutes(app: FastifyInstance, needs: FoundNeeds) {
  const { origin } = needs;
  const articles = () => articlesOf(needs.atlas());
  const send = (reply: FastifyReply, type: string, content: string) =>
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', `public, max-age=${hourSeconds}`)
      .send(content);

  app.get('/robots.txt', (_request, reply) =>
    send(
      reply,
      'text/plain',
      // Private pages are not forbidden here: a crawler must be let in to read that it should not list them.
      `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /idp/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
    ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = [...(await sitemapParts(needs, articles()))].filter(
      ([, addresses]) => addresses.length > 0,
    );
    const entries = parts.map(
      ([name, addresses]) =>
        `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${name}.xml`)}</loc><lastmod>${newestOf(addresses)}</lastmod></sitemap>`,
    );
    return send(
      reply,
      'application/xml',
      xml(`<sitemapindex ${sitemapNames}>${entries.join('')}</sitemapindex>`),
    );
  });
  app.get('/sitemap-:part.xml', async (request, reply) => {
    const { part } = request.params as { part: string };
    const addresses = (await sitemapParts(needs, articles())).get(part);
    if (!addresses) throw notFound('part of the sitemap');
    const entries = addresses.map(
      ({ path, changedOn }) =>
        `<url><loc>${escapeHtml(origin + path)}</loc><lastmod>${changedOn}</lastmod></url>`,
    );
    return send(reply, 'application/xml', xml(`<urlset ${sitemapNames}>${entries.join('')}</urlset>`));
  });
  app.get('/blogs.rss', async (_request, reply) => {
    const items = articles().map((article) => feedItem(origin, article));
    const channel =
      `<title>${escapeHtml((await needs.operator()).name)}</title><link>${escapeHtml(`${origin}/blogs`)}</link>` +
      '<description>Longer reads about places and how to travel to them.</description><language>en</language>';
    return send(
      reply,
      'application/rss+xml',
      xml(`<rss version="2.0"><channel>${channel}${items.join('')}</channel></rss>`),
    );
  });
}
