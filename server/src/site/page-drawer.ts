import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
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
  drawPage: (address: string, needs: { origin: string; now: number; ask: Ask }) => Promise<DrawnPage>;
}
interface Chunk {
  file: string;
  imports?: string[];
}

interface DrawerNeeds {
  app: FastifyInstance;
  webDirectory: string;
  origin: string;
  now: () => number;
}

const isDefault =
  /<title>[^<]*<\/title>\s*|<meta name="description"[^>]*>\s*|<noscript>[^<]*<\/noscript>\s*/g;
const emptyRoot = '<div id="root"></div>';

/** Text for a script element: nothing in it can end the element. */
const scriptText = (data: unknown) =>
  JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The scripts that a screen needs besides those that every page names. */
function screenScripts(manifest: Record<string, Chunk>, screen: string): string[] {
  const found = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(walk);
  };
  walk(`src/${screen}.tsx`);
  const everywhere = Object.values(manifest).find(({ file }) => /\/index-[^/]+\.js$/.test(file))?.file;
  return [...found].filter((file) => file !== everywhere);
}

/**
 * Draws public pages as HTML by the very application that the browser runs. Its build is loaded with the first page,
 * and its calls are answered by this very server, asked by nobody in particular.
 */
export function pageDrawer({ app, webDirectory, origin, now }: DrawerNeeds) {
  const read = (name: string) => readFileSync(join(webDirectory, name), 'utf8');
  const document = read('index.html');
  let build: Promise<ServerBuild> | undefined;
  let manifest: Record<string, Chunk> | undefined;

  const ask: Ask = async (address, { method = 'GET', headers }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: address,
      headers: headers as Record<string, string>,
    });
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : answer.body, { status: answer.statusCode });
  };

  const draw = async (address: string) => {
    build ??= import(pathToFileURL(join(webDirectory, '../../server/dist/pages/entry-server.js')).href);
    manifest ??= JSON.parse(read('.vite/manifest.json')) as Record<string, Chunk>;
    const { drawPage } = await build;
    let page: DrawnPage;
    try {
      page = await drawPage(address, { origin, now: now(), ask });
    } catch (error) {
      // A page that the server cannot draw is not lost: the browser draws it alone.
      app.log.error({ err: error, address }, 'page could not be drawn');
      return { html: document, status: 200, isShell: true };
    }
    if (!page.complete) return { html: document, status: page.status, isShell: true };
    const path = address.split('?', 1)[0]!;
    const screen = publicPages.find((known) => known.path.test(path))?.screen ?? '';
    const preloads = screenScripts(manifest, screen)
      .map((file) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}">`)
      .join('');
    const html = document
      .replaceAll(isDefault, '')
      .replace('</head>', () => `${page.head}${preloads}</head>`)
      .replace(
        emptyRoot,
        () =>
          `<div id="root">${page.body}</div><script type="application/json" id="page-data">${scriptText(page.data)}</script>`,
      );
    return { html, status: page.status, isShell: false };
  };

  return { draw, document };
}
