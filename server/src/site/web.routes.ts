import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/refusal.ts';
import { type ReadyPage, pageCache, readyPage } from './page-cache.ts';
import { pageDrawer, type SiteDress } from './page-drawer.ts';
import { browserPages, publicPages, settledPath } from './public-pages.ts';

interface WebNeeds {
  webDirectory: string;
  origin: string;
  now: () => number;
  /** Where another address stands for the one asked for: a country by its code, a city or a trip by another name. */
  movedTo: (path: string) => Promise<string | null>;
  /** Whether a trip is there for whoever asks. */
  opensTrip: (request: FastifyRequest, id: string) => Promise<boolean>;
  /** Changes whenever a featured trip does. */
  featuredVersion: () => Promise<string>;
  /** How the site looks at the moment. */
  dress: () => Promise<SiteDress>;
}

const notPages = /^\/(api|auth|idp|assets|art|picture|brand)(\/|$)/;
/** The pages of one trip, and the id of that trip. */
const tripForm = /^\/(?:outline|open|calendar-plan)\/([^/]+)$/;
/** What stands in the place of an id for the draft of a device, of which only that device knows. */
const deviceTrip = 'draft';
/** Caches of a delivery network may hold a page; browsers ask each time whether it is still the same. */
const pageCaching = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600';
const longestAddress = 700;
const longestValue = 200;

/** Of a query, only what changes the page, in one order and of bearable length. */
function queryKey(request: FastifyRequest, names: readonly string[] = []): string {
  const query = request.query as Record<string, unknown>;
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = query[name];
    if (typeof value !== 'string' || value === '') continue;
    // The page cuts a long value off in the same place.
    kept.set(name, [...value].slice(0, longestValue).join(''));
  }
  return kept.size > 0 ? `?${kept}` : '';
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage) {
  const forAll = page.status === 200 && !page.isShell;
  // What could not be drawn now may well be drawn at the next request.
  const isFailure = page.status === 503;
  if (page.isShell) reply.header('x-robots-tag', 'noindex');
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding').header('etag', page.etag);
  reply.header('cache-control', forAll ? pageCaching : isFailure ? 'no-store' : 'no-cache');
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.code(page.status);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.plain);
}

/** Serves the built browser application: hashed files for good, public pages drawn, the others by the one document. */
export async function webRoutes(app: FastifyInstance, needs: WebNeeds) {
  const { webDirectory, origin, now } = needs;
  app.setNotFoundHandler(() => {
    throw notFound('page');
  });
  if (!existsSync(join(webDirectory, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: webDirectory,
    preCompressed: true,
    index: false,
    wildcard: false,
    // Maps of the scripts are for the stacks that admins see, and for nobody else.
    globIgnore: ['**/*.map', '**/*.map.*'],
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const drawer = pageDrawer({ app, webDirectory, origin, now, dress: needs.dress });
  const pages = pageCache(async (address) => {
    const { html, status, isShell } = await drawer.draw(address);
    // Of a trip that is not everybody's the drawing knows nothing: whether it is there is asked each time.
    const isUntold = isShell && status === 404 && tripForm.test(address);
    return readyPage(html, isUntold ? 200 : status, isShell);
  }, now);
  const isThere = async (request: FastifyRequest, path: string) => {
    const [, id] = tripForm.exec(path) ?? [];
    return id === undefined || id === deviceTrip || needs.opensTrip(request, id);
  };
  /** Sends a page; one of a trip that is not there for whoever asks says so. */
  const send = async (request: FastifyRequest, reply: FastifyReply, page: ReadyPage, path: string) => {
    const isMissing = page.isShell && page.status === 200 && !(await isThere(request, path));
    return sendPage(request, reply, isMissing ? { ...page, status: 404 } : page);
  };
  const emptyPages = new Map<string, { look: string; page: ReadyPage }>();
  /** The page of a screen that the browser draws alone, or of none, made ready when it is first asked for. */
  const emptyPage = async (look: string, screen = '') => {
    const known = emptyPages.get(screen);
    if (known?.look === look) return known.page;
    const page = await readyPage(await drawer.empty(screen), 200, true);
    emptyPages.set(screen, { look, page });
    return page;
  };

  app.get('/*', async (request, reply) => {
    const mark = request.url.indexOf('?');
    const path = mark < 0 ? request.url : request.url.slice(0, mark);
    const search = mark < 0 ? '' : request.url.slice(mark);
    if (notPages.test(path)) throw notFound('page');
    const settled = settledPath(path);
    if (settled !== path) return reply.redirect(settled + search, 301);
    const { version: look } = await needs.dress();
    const page = publicPages.find((known) => known.path.test(path));
    const byTicket = (request.query as Record<string, unknown>)['ticket'] !== undefined;
    if (page && !byTicket && path.length <= longestAddress) {
      if (page.unlisted) reply.header('x-robots-tag', 'noindex');
      const key = path + queryKey(request, page.query);
      const version = look + (page.showsTrips ? await needs.featuredVersion() : '');
      const kept = pages.kept(key, version);
      if (kept) return send(request, reply, kept, path);
      const moved = await needs.movedTo(path);
      if (moved !== null) return reply.redirect(moved + search, 301);
      return send(request, reply, await pages.draw(key, version), path);
    }
    const known = browserPages.find((one) => one.path.test(path));
    const empty = await emptyPage(look, known?.screen);
    return send(request, reply, { ...empty, status: known ? 200 : 404 }, path);
  });
}
