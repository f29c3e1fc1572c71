import { copyKey } from './copy-key.ts';

/** The parts of a service worker's world that are used here; the page's own types do not know them. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}
interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
}
interface Worker {
  addEventListener: ((name: 'install' | 'activate', act: (event: WorkerEvent) => void) => void) &
    ((name: 'fetch', act: (event: WorkerFetchEvent) => void) => void) &
    ((name: 'message', act: (event: WorkerMessageEvent) => void) => void);
  clients: { claim: () => Promise<void> };
}
const worker = self as unknown as Worker;

// Put in when the application is built: this release's name, and every file of it that has a hash in its name.
const release = '__RELEASE__';
const files: readonly string[] = JSON.parse('__FILES__');

const shellCache = `wayfare-shell-${release}`;
/** Files whose name changes with their content: shared by all releases. */
const fileCache = 'wayfare-files';
/** Copies of a traveller's own reads: the same over all releases. `copies.ts` knows it by this name too. */
const copiesCache = 'wayfare-copies';
const pictureCache = 'wayfare-pictures';
const mostPictures = 120;
/** The document with nothing drawn in it: what the server draws into `/` belongs to the first page alone. */
const barePage = '/index.html';

async function install() {
  const shell = await caches.open(shellCache);
  await shell.addAll(
    [barePage, '/theme.js', '/favicon.svg'].map((path) => new Request(path, { cache: 'reload' })),
  );
  const held = await caches.open(fileCache);
  const missing: string[] = [];
  for (const file of files) if (!(await held.match(file))) missing.push(file);
  await held.addAll(missing);
}

/** What earlier releases left goes; what was kept of the traveller's trips stays. */
async function tidy() {
  for (const name of await caches.keys())
    if (name.startsWith('wayfare-shell-') && name !== shellCache) await caches.delete(name);
  const held = await caches.open(fileCache);
  const current = new Set(files);
  for (const { url } of await held.keys()) if (!current.has(new URL(url).pathname)) await held.delete(url);
  await worker.clients.claim();
}

/** The page itself: from the server while there is one, else as this release has it. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const shell = await caches.open(shellCache);
    return (await shell.match(barePage)) ?? Response.error();
  }
}

async function fromShell(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
  }
}

/** A file that never changes under its name. */
async function file(request: Request): Promise<Response> {
  const held = await caches.open(fileCache);
  const found = await held.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.status === 200) await held.put(request, answer.clone());
  return answer;
}

async function picture(request: Request): Promise<Response> {
  const held = await caches.open(pictureCache);
  const found = await held.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.status === 200) {
    await held.put(request, answer.clone());
    const keys = await held.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - mostPictures))) await held.delete(old);
  }
  return answer;
}

const isGone = ({ status }: Response) => status === 404 || status === 410;

/** The page is told that this is not news. */
function asCopy(found: Response): Response {
  const headers = new Headers(found.headers);
  headers.set('wayfare-copy', 'true');
  return new Response(found.body, { status: found.status, headers });
}

/** A read of somebody's own: the server's answer, or without a network the last one it gave. */
async function copy(request: Request, key: string): Promise<Response> {
  const held = await caches.open(copiesCache);
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await held.put(key, answer.clone());
    // A trip that was deleted, or whose link has ended, is not shown from memory later.
    else if (isGone(answer)) await held.delete(key);
    return answer;
  } catch (error) {
    const found = (await held.match(key)) ?? (await held.match(key.replace('/trip-outline/', '/trip/')));
    if (found) return asCopy(found);
    throw error;
  }
}

/** Another account on this device does not see what the last one read. */
async function currentUser(request: Request, key: string): Promise<Response> {
  const before = await caches.match(key);
  const answer = await copy(request, key);
  const idOf = async (response: Response) => ((await response.clone().json()) as { id?: string }).id;
  if (before && answer.status === 200) {
    const [was, now] = [await idOf(before), await idOf(answer)];
    if (was !== undefined && now !== undefined && was !== now) {
      await caches.delete(copiesCache);
      await (await caches.open(copiesCache)).put(key, answer.clone());
    }
  }
  return answer;
}

function answerFor(request: Request): Promise<Response> | null {
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  const key = copyKey(pathname, search);
  if (key === '/api/current-user') return currentUser(request, key);
  if (key !== null) return copy(request, key);
  if (/^\/(api|auth|idp|healthz)(\/|$)/.test(pathname)) return null;
  if (pathname.startsWith('/assets/')) return file(request);
  if (pathname.startsWith('/art/')) return picture(request);
  if (request.mode === 'navigate') return page(request);
  return pathname === '/theme.js' || pathname === '/favicon.svg' ? fromShell(request) : null;
}

/** Reads what a page had read before the worker was there to keep it. */
async function readAgain(addresses: readonly string[]) {
  for (const address of addresses) {
    const { pathname, search } = new URL(address, location.origin);
    const key = copyKey(pathname, search);
    if (key !== null) await copy(new Request(pathname + search, { credentials: 'include' }), key);
  }
}

worker.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(readAgain(event.data as string[]).catch(() => {}));
});
worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request);
  if (answer) event.respondWith(answer);
});
