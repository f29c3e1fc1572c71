import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ownAddress } from '../http/cost-limit.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { publicPages } from './public-pages.ts';

interface DrawnPage {
  head: string;
  body: string;
  data: unknown;
  status: number;
  complete: boolean;
}
type Ask = (address: string, init: RequestInit) => Promise<Response>;
interface ServerBuild {
  drawPage: (
    address: string,
    needs: { origin: string; now: number; ask: Ask; operator: unknown },
  ) => Promise<DrawnPage>;
}
type Manifest = Record<string, { file: string; imports?: string[] }>;

interface DrawerNeeds {
  app: FastifyInstance;
  webDirectory: string;
  origin: string;
  now: () => number;
  /** How the site looks at the moment. */
  dress: () => Promise<SiteDress>;
}

/** What a site makes its own: its name, its icons, who runs it. */
export interface SiteDress {
  /** Another one for each other look. */
  version: string;
  /** What the application is told of it. */
  operator: unknown;
  /** The document with it. */
  document: (plain: string) => string;
}

const isDefault =
  /<title>[^<]*<\/title>\s*|<meta name="description"[^>]*>\s*|<noscript>[^<]*<\/noscript>\s*/g;
/** What starts the application in a document in which nothing is drawn yet. */
const startAtOnce = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;
const emptyRoot = '<div id="root"></div>';

/** Text for a script element: nothing in it can end the element. */
const scriptText = (data: unknown) =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** All files of scripts that a file of the application needs, itself included. */
function scriptsOf(manifest: Manifest, entry: string): string[] {
  const found = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  walk(entry);
  return [...found];
}

const preload = (file: string) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}">`;

/**
 * Draws public pages as HTML by the very application that the browser runs. Its build is loaded with the first page,
 * and its calls are answered by this very server, sent without a session.
 */
export function pageDrawer({ app, webDirectory, origin, now, dress }: DrawerNeeds) {
  const read = (name: string) => readFileSync(join(webDirectory, name), 'utf8');
  const document = read('index.html');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const begin = `<script type="module" crossorigin src="/${manifest['src/begin.ts']?.file ?? ''}"></script>`;
  const application = document.match(startAtOnce)?.join('') ?? '';
  const buildAddress = pathToFileURL(join(webDirectory, '../../server/dist/pages/entry-server.js')).href;
  let build: Promise<ServerBuild> | undefined;
  let failedLoads = 0;

  const preloadsOf = (screen: string) =>
    scriptsOf(manifest, `src/${screen}.tsx`)
      .filter((file) => !document.includes(file))
      .map(preload)
      .join('');
  /** The document in which nothing is drawn: the browser draws the page alone, and knows which scripts it will need. */
  const emptyIn = (site: SiteDress, screen = '') =>
    site.document(document).replace('</head>', () => `${preloadsOf(screen)}</head>`);
  const empty = async (screen?: string) => emptyIn(await dress(), screen);

  const ask: Ask = async (address, { method = 'GET', headers }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: address,
      headers: headers as Record<string, string>,
      remoteAddress: ownAddress,
    });
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : answer.body, { status: answer.statusCode });
  };

  /** The build, loaded once; a load that failed is tried again, under a name that is not known to fail. */
  const loadBuild = () => {
    build ??= (import(`${buildAddress}?${failedLoads}`) as Promise<ServerBuild>).catch((error: unknown) => {
      failedLoads += 1;
      build = undefined;
      throw error;
    });
    return build;
  };

  const draw = async (address: string) => {
    const path = address.split('?', 1)[0]!;
    const screen = publicPages.find((known) => known.path.test(path))?.screen;
    const site = await dress();
    let page: DrawnPage;
    try {
      const { drawPage } = await loadBuild();
      page = await drawPage(address, { origin, now: now(), ask, operator: site.operator });
    } catch (error) {
      // A page that the server cannot draw is not lost: the browser draws it alone.
      app.log.error({ err: error, address }, 'page could not be drawn');
      return { html: emptyIn(site, screen), status: 503, isShell: true };
    }
    if (!page.complete) return { html: emptyIn(site, screen), status: page.status, isShell: true };
    const body = [
      `<div id="root">${page.body}</div>`,
      `<script type="application/json" id="page-data">${scriptText(page.data)}</script>`,
      `<template id="application">${application}${preloadsOf(screen ?? '')}</template>`,
    ].join('');
    const html = site
      .document(document)
      .replaceAll(startAtOnce, '')
      .replaceAll(isDefault, '')
      .replace('</head>', () => `${page.head}${begin}</head>`)
      .replace(emptyRoot, () => body);
    return { html, status: page.status, isShell: false };
  };

  return { draw, empty };
}
