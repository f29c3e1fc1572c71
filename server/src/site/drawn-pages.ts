import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtAtlasStamp } from '@wayfare/atlas';
import type { FastifyInstance } from 'fastify';
import { pageCache } from './page-cache.ts';
import { buildFile, pageDrawer, type SiteDress } from './page-drawer.ts';
import { pageStore } from './page-store.ts';
import { publicPages } from './public-pages.ts';
import { packPage, type ReadyPage } from './ready-page.ts';

interface DrawnPagesNeeds {
  webDirectory: string;
  /** Where drawn pages are kept. */
  pagesDirectory: string;
  origin: string;
  now: () => number;
  /** How the site looks at the moment. */
  dress: () => Promise<SiteDress>;
  /** False to draw pages in the thread that serves. */
  drawsInThread: boolean;
  /** Another word for each other state of what the pages of this key show. */
  versionOf: (path: string) => Promise<string>;
  /** Whether a page in which nothing was drawn may be there all the same, for whoever may see it. */
  isSomebodys: (path: string) => boolean;
}

const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Another one for each other build of the application, each other atlas and each other address of the site. */
function releaseOf({ webDirectory, origin }: DrawnPagesNeeds): string {
  const parts = [
    readIfThere(join(webDirectory, 'index.html')),
    readIfThere(buildFile(webDirectory)),
    builtAtlasStamp(),
    origin,
  ];
  return hash('sha256', parts.join('\0'), 'hex').slice(0, 16);
}

const pathOf = (key: string) => key.split('?', 1)[0]!;
const publicPageOf = (path: string) => publicPages.find((known) => known.path.test(path));
/** Of some addresses there are as many as people think of: what is searched for, and how a list is filtered. */
const isLasting = (key: string) => !key.includes('?') && publicPageOf(key)?.unlisted !== true;

/** The public pages as the server draws them, kept, and the document for those that the browser draws alone. */
export function drawnPages(app: FastifyInstance, needs: DrawnPagesNeeds) {
  const { webDirectory, pagesDirectory, origin, now, dress, drawsInThread, versionOf } = needs;
  const drawer = pageDrawer({ app, webDirectory, origin, now, dress, inThread: drawsInThread });
  const store = pageStore({ directory: pagesDirectory, release: releaseOf(needs), now });
  const emptyPages = new Map<string, { look: string; page: ReadyPage }>();

  /** The page of a screen that the browser draws alone, or of none, made ready when it is first asked for. */
  const empty = async (screen = ''): Promise<ReadyPage> => {
    const { version: look } = await dress();
    const known = emptyPages.get(screen);
    if (known?.look === look) return known.page;
    const page: ReadyPage = { status: 200, isShell: true, ...packPage(await drawer.empty(screen)) };
    emptyPages.set(screen, { look, page });
    return page;
  };
  const drawAnew = async (key: string, isPatient: boolean): Promise<ReadyPage> => {
    const path = pathOf(key);
    const { status, page } = await drawer.draw(key, isPatient);
    if (page) return { status, isShell: false, ...page };
    // Of a trip that is not everybody's the drawing knows nothing: whether it is there is asked each time.
    const isUntold = status === 404 && needs.isSomebodys(path);
    return { ...(await empty(publicPageOf(path)?.screen)), status: isUntold ? 200 : status };
  };
  const cache = pageCache({
    draw: drawAnew,
    store,
    isLasting,
    now,
    onUnwritable: (error) => app.log.warn({ err: error }, 'drawn pages cannot be kept on the disk'),
  });

  return {
    empty,
    /** The page as it is kept; one that is no longer fresh is drawn anew for those who come later. */
    kept: async (key: string): Promise<ReadyPage | null> => {
      const version = await versionOf(pathOf(key));
      const found = cache.inMemory(key, version) ?? (await cache.onDisk(key, version));
      if (found && !found.isFresh) cache.renew(key, version);
      return found?.page ?? null;
    },
    draw: async (key: string) => cache.draw(key, await versionOf(pathOf(key))),
    inForm: cache.inForm,
    /** Gives back the memory of what lies on the disk, and of the thread that draws. */
    rest: () => {
      cache.rest();
      emptyPages.clear();
      drawer.rest();
    },
    tidy: store.tidy,
  };
}
export type DrawnPages = ReturnType<typeof drawnPages>;
