import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { ownAddress } from '../http/cost-limit.ts';
import { escapeHtml } from '../http/escape-html.ts';
import { type Ask, type Drawn, pageBuild, startAtOnce } from './page-build.ts';
import { type Painter, pageThread, TooManyPages } from './page-thread.ts';
import { publicPages } from './public-pages.ts';

type Manifest = Record<string, { file: string; imports?: string[] }>;

interface DrawerNeeds {
  app: FastifyInstance;
  webDirectory: string;
  origin: string;
  now: () => number;
  /** How the site looks at the moment. */
  dress: () => Promise<SiteDress>;
  /** False to draw in the thread that serves. */
  inThread: boolean;
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

/** Where the server's build of the application is. */
export const buildFile = (webDirectory: string) =>
  join(webDirectory, '../../server/dist/pages/entry-server.js');

const inline = (buildAddress: string, ask: Ask): Painter => ({
  draw: pageBuild(buildAddress, ask),
  rest: () => {},
  close: async () => {},
});

/**
 * Draws public pages as HTML by the very application that the browser runs. Its calls are answered by this very
 * server, sent without a session.
 */
export function pageDrawer({ app, webDirectory, origin, now, dress, inThread }: DrawerNeeds) {
  const read = (name: string) => readFileSync(join(webDirectory, name), 'utf8');
  const document = read('index.html');
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  const begin = `<script type="module" crossorigin src="/${manifest['src/begin.ts']?.file ?? ''}"></script>`;
  const application = document.match(startAtOnce)?.join('') ?? '';

  const preloadsOf = (screen: string) =>
    scriptsOf(manifest, `src/${screen}.tsx`)
      .filter((file) => !document.includes(file))
      .map(preload)
      .join('');
  /** The document in which nothing is drawn: the browser draws the page alone, and knows which scripts it will need. */
  const empty = async (screen = '') =>
    (await dress()).document(document).replace('</head>', () => `${preloadsOf(screen)}</head>`);

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
  const buildAddress = pathToFileURL(buildFile(webDirectory)).href;
  const painter = inThread ? pageThread(buildAddress, ask) : inline(buildAddress, ask);
  app.addHook('preClose', async () => void (await painter.close()));

  /** Draws a page; a page that cannot be drawn now is not lost: the browser draws it alone, and it says 503. */
  const draw = async (address: string, isPatient: boolean): Promise<Drawn> => {
    const path = address.split('?', 1)[0]!;
    const screen = publicPages.find((known) => known.path.test(path))?.screen ?? '';
    const site = await dress();
    try {
      return await painter.draw(
        {
          address,
          origin,
          now: now(),
          operator: site.operator,
          document: site.document(document),
          begin,
          application,
          preloads: preloadsOf(screen),
        },
        isPatient,
      );
    } catch (error) {
      if (!(error instanceof TooManyPages)) app.log.error({ err: error, address }, 'page could not be drawn');
      return { status: 503, page: null };
    }
  };

  return { draw, empty, rest: painter.rest };
}
