import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/refusal.ts';
import { type DrawnPages, drawnPages } from './drawn-pages.ts';
import type { SiteDress } from './page-drawer.ts';
import type { ReadyPage } from './ready-page.ts';
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
  /** Where drawn pages are kept. */
  pagesDirectory: string;
  /** False to draw pages in the thread that serves. */
  drawsInThread: boolean;
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
/** When a page that could not be drawn now may be asked for again. */
const retrySeconds = 5;

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

interface Sent {
  key: string;
  page: ReadyPage;
  status: number;
}

/** Sends a page in the form that its reader takes. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Sent,
  inForm: DrawnPages['inForm'],
) {
  const { key, page, status } = sent;
  const forAll = status === 200 && !page.isShell;
  // What could not be drawn now may well be drawn at the next request.
  const isFailure = status === 503;
  if (page.isShell) reply.header('x-robots-tag', 'noindex');
  if (isFailure) reply.header('retry-after', retrySeconds);
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding').header('etag', page.etag);
  reply.header('cache-control', forAll ? pageCaching : isFailure ? 'no-store' : 'no-cache');
  if (status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  reply.code(status);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(page.brotli);
  if (!accepted.includes('gzip')) return reply.send(await inForm(key, page, 'plain'));
  return reply.header('content-encoding', 'gzip').send(await inForm(key, page, 'gzip'));
}

/** Serves the built browser application: hashed files for good, public pages drawn, the others by the one document. */
export async function webRoutes(
  app: FastifyInstance,
  needs: WebNeeds,
): Promise<{ chores: (() => Promise<unknown>)[]; rest?: () => void }> {
  const { webDirectory } = needs;
  app.setNotFoundHandler(() => {
    throw notFound('page');
  });
  if (!existsSync(join(webDirectory, 'index.html'))) return { chores: [] };
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
  const pages = drawnPages(app, {
    ...needs,
    versionOf: async (path) => {
      const { version: look } = await needs.dress();
      const page = publicPages.find((known) => known.path.test(path));
      return page?.showsTrips ? look + (await needs.featuredVersion()) : look;
    },
    isSomebodys: (path) => tripForm.test(path),
  });
  const isThere = async (request: FastifyRequest, path: string) => {
    const [, id] = tripForm.exec(path) ?? [];
    return id === undefined || id === deviceTrip || needs.opensTrip(request, id);
  };
  /** Sends a page; one of a trip that is not there for whoever asks says so. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    sent: Omit<Sent, 'status'>,
    path: string,
  ) => {
    const { status, isShell } = sent.page;
    const isMissing = isShell && status === 200 && !(await isThere(request, path));
    return sendPage(request, reply, { ...sent, status: isMissing ? 404 : status }, pages.inForm);
  };

  app.get('/*', async (request, reply) => {
    const mark = request.url.indexOf('?');
    const path = mark < 0 ? request.url : request.url.slice(0, mark);
    const search = mark < 0 ? '' : request.url.slice(mark);
    if (notPages.test(path)) throw notFound('page');
    const settled = settledPath(path);
    if (settled !== path) return reply.redirect(settled + search, 301);
    const page = publicPages.find((known) => known.path.test(path));
    const byTicket = (request.query as Record<string, unknown>)['ticket'] !== undefined;
    if (page && !byTicket && path.length <= longestAddress) {
      if (page.unlisted) reply.header('x-robots-tag', 'noindex');
      const key = path + queryKey(request, page.query);
      const kept = await pages.kept(key);
      if (kept) return send(request, reply, { key, page: kept }, path);
      const moved = await needs.movedTo(path);
      if (moved !== null) return reply.redirect(moved + search, 301);
      return send(request, reply, { key, page: await pages.draw(key) }, path);
    }
    const known = browserPages.find((one) => one.path.test(path));
    const empty = await pages.empty(known?.screen);
    if (known) return send(request, reply, { key: path, page: empty }, path);
    return sendPage(request, reply, { key: path, page: empty, status: 404 }, pages.inForm);
  });
  return { chores: [pages.tidy], rest: pages.rest };
}
