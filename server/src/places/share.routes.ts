import { type ShareCaption, sharePng } from '@wayfare/covers';
import type { Trip } from '@wayfare/contracts/trip';
import { counted } from '@wayfare/wording/words';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { heldWith } from '../http/held-in-bytes.ts';
import { notFound } from '../http/refusal.ts';
import { articlesOf } from './articles-of.ts';
import type { World } from './open-world.ts';
import { drawnOf } from './drawn-of.ts';
import { sharedPages } from './share-pages.ts';

const daySeconds = 86_400;
const keptBytes = 16 * 1024 * 1024;

interface ShareNeeds extends Pick<World, 'atlas' | 'travel'> {
  siteName: () => Promise<string>;
  /** The featured trip at an address; null where there is none. */
  featured: (address: string) => Promise<{ name: string; trip: Trip } | null>;
}

const nameOf = (file: string) => {
  const [, name] = /^([a-z0-9-]{1,120})\.png$/.exec(file) ?? [];
  if (!name) throw notFound('picture');
  return name;
};

/**
 * The pictures of shared links, each with its page's title: `/share/{cityId}.png`, `/share/{cityId}/{slug}.png` of a sight,
 * `/share/country/{slug}.png`, `/share/blog/{country}/{city}/{file}.png`, `/share/featured/{address}.png` of a trip, and
 * `/share/page/{name}.png` of a page that is about no one place.
 */
export function shareRoutes(app: FastifyInstance, { atlas, travel, siteName, featured }: ShareNeeds) {
  const kept = heldWith<Buffer>(atlas, keptBytes, ({ length }) => length);

  async function send(reply: FastifyReply, placeId: string, { title, line }: ShareCaption) {
    const caption = { title, line: `${line} · ${await siteName()}` };
    const key = JSON.stringify([placeId, caption]);
    const svg = drawnOf({ atlas, travel }, placeId);
    if (svg === null) throw notFound('picture');
    const png = kept().get(key) ?? (await sharePng(svg, caption));
    kept().hold(key, png);
    return reply.type('image/png').header('cache-control', `public, max-age=${daySeconds}`).send(png);
  }

  app.get('/share/:city', async (request, reply) => {
    const id = nameOf((request.params as { city: string }).city);
    const city = atlas().city(id);
    if (!city) throw notFound('picture');
    return send(reply, id, { title: city.name, line: city.countryName });
  });
  app.get('/share/:city/:file', async (request, reply) => {
    const { city: cityId, file } = request.params as { city: string; file: string };
    const slug = nameOf(file);
    const sight = atlas().attraction(cityId, slug);
    if (!sight) throw notFound('picture');
    return send(reply, sight.id, {
      title: sight.name,
      line: [sight.cityName, atlas().city(cityId)?.countryName].join(', '),
    });
  });
  app.get('/share/page/:file', async (request, reply) => {
    const name = nameOf((request.params as { file: string }).file);
    const page = Object.hasOwn(sharedPages, name) ? sharedPages[name] : undefined;
    if (!page) throw notFound('picture');
    const { city, title, line } = page;
    return send(reply, city, { title: title ?? (await siteName()), line });
  });
  app.get('/share/country/:file', async (request, reply) => {
    const slug = nameOf((request.params as { file: string }).file);
    const country = atlas().country(slug);
    const first = atlas()
      .catalogueCities()
      .find(({ countrySlug }) => countrySlug === slug);
    if (!country || !first) throw notFound('picture');
    return send(reply, first.id, { title: country.name, line: 'Cities, routes and seasons' });
  });
  app.get('/share/featured/:file', async (request, reply) => {
    const trip = await featured(nameOf((request.params as { file: string }).file));
    const first = trip?.trip.stops[0]?.place.placeId;
    if (!trip || !first) throw notFound('picture');
    const nights = trip.trip.stops.reduce((sum, stop) => sum + stop.nights, 0);
    return send(reply, first, { title: trip.name, line: `A trip of ${counted(nights + 1, 'day')}` });
  });
  app.get('/share/blog/:country/:city/:file', async (request, reply) => {
    const { country, city, file } = request.params as Record<string, string>;
    const name = nameOf(file ?? '');
    const article = articlesOf(atlas()).find(
      (one) => one.country === country && one.city === city && one.file === name,
    );
    const about = article && atlas().cityBySlug(article.country, article.city);
    if (!article || !about) throw notFound('picture');
    return send(reply, about.id, { title: article.title, line: about.name });
  });
}
