import { isThrifty } from './is-thrifty.ts';
import { seenPieces } from './map-pieces.ts';
import type { Screens } from './page-message.ts';
import { workerScope } from './worker-scope.ts';

// Put in when the application is built: this release's name, and its files that have a hash in their names.
declare const __RELEASE__: string;
declare const __FILES__: Record<'shell' | Screens | 'others' | 'archives', readonly string[]>;

const { shell, public: publicFiles, planner, others, archives } = __FILES__;
const filesOf: Record<Screens, readonly string[]> = {
  public: publicFiles,
  // Whoever plans reads guides as well.
  planner: [...publicFiles, ...planner],
};
const allFiles = new Set([...shell, ...publicFiles, ...planner, ...others]);

const shellCache = `wayfare-shell-${__RELEASE__}`;
/** Files whose name changes with their content: shared by all releases. */
export const fileCache = 'wayfare-files';
/** The document with nothing drawn in it: what the server draws into `/` belongs to the first page alone. */
const barePage = '/index.html';
/** Stands in the shell's cache once the screens are there. */
const markOf = (screens: Screens) => `/kept-screens/${screens}`;

async function addMissing(files: readonly string[]) {
  const held = await caches.open(fileCache);
  for (const file of files) if (!(await held.match(file))) await held.add(file);
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** Keeps screens for when there is no network; one file after the other, so that the page is not held up. */
export function keepScreens(screens: Screens): Promise<void> {
  const turn = lastTurn.then(async () => {
    const marks = await caches.open(shellCache);
    if (await marks.match(markOf(screens))) return;
    await addMissing(filesOf[screens]);
    await marks.put(markOf(screens), new Response());
  });
  lastTurn = turn.catch(() => undefined);
  return turn;
}

/** Keeps files that a page has fetched before the worker was there; the browser still holds them. */
export const keepFetched = (paths: readonly string[]) =>
  addMissing(paths.filter((path) => allFiles.has(path)));

/** Keeps what every page needs, and the screens that the release before had. */
export async function install() {
  const update = workerScope.registration.active !== null;
  if (update && isThrifty()) throw new Error('A new release waits for a connection that may be used freely.');
  const held = await caches.open(shellCache);
  await held.addAll(
    [barePage, '/theme.js', '/favicon.svg'].map((path) => new Request(path, { cache: 'reload' })),
  );
  await addMissing(shell);
  for (const screens of ['public', 'planner'] as const)
    if (await caches.match(markOf(screens))) await keepScreens(screens);
}

async function dropAllBut(cache: string, current: ReadonlySet<string>) {
  const held = await caches.open(cache);
  for (const { url } of await held.keys()) if (!current.has(new URL(url).pathname)) await held.delete(url);
}

/** What earlier releases left goes; what was kept of the traveller's trips stays. */
export async function tidy() {
  for (const name of await caches.keys())
    if (name.startsWith('wayfare-shell-') && name !== shellCache) await caches.delete(name);
  await dropAllBut(fileCache, allFiles);
  await dropAllBut(seenPieces, new Set(archives));
  await workerScope.clients.claim();
}

/** The page itself: from the server while there is one, else as this release has it. */
export async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const held = await caches.open(shellCache);
    return (await held.match(barePage)) ?? Response.error();
  }
}

/** A file of the shell that has no hash in its name. */
export async function fromShell(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreSearch: true })) ?? Response.error();
  }
}
