import { isTripFile, keptFile } from './kept-file.ts';
import { ownRead, readAgain } from './own-reads.ts';
import type { PageMessage } from './page-message.ts';
import { fromShell, install, keepFetched, keepScreens, page, tidy } from './screen-files.ts';
import { file, picture, piece, streets } from './seen-answers.ts';
import { workerScope } from './worker-scope.ts';

function answerFor(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  const own = ownRead(request);
  if (own !== null) return own;
  if (isTripFile(pathname)) return keptFile(request);
  if (/^\/(api|auth|idp|healthz)(\/|$)/.test(pathname)) return null;
  if (pathname.endsWith('.pmtiles')) return piece(request, later);
  if (pathname.startsWith('/streets/')) return streets(request, later);
  if (pathname.startsWith('/assets/')) return file(request, later);
  if (/^\/(art|picture)\//.test(pathname)) return picture(request, later);
  if (request.mode === 'navigate') return page(request);
  return pathname === '/theme.js' || pathname === '/favicon.svg' ? fromShell(request) : null;
}

async function heed({ screens, read }: PageMessage) {
  await readAgain(read);
  await keepFetched(read);
  if (screens) await keepScreens(screens);
}

// Without a network nothing can be kept; the next page asks again.
workerScope.addEventListener('message', (event) => {
  const reply = (done: boolean) => event.ports[0]?.postMessage(done);
  event.waitUntil(
    heed(event.data as PageMessage).then(
      () => reply(true),
      () => reply(false),
    ),
  );
});
workerScope.addEventListener('install', (event) => event.waitUntil(install()));
workerScope.addEventListener('activate', (event) => event.waitUntil(tidy()));
workerScope.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});
