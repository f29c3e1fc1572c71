import { copiesCache, forgetCaches } from './copies.ts';
import { copyKey } from './copy-key.ts';

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
      await forgetCaches();
      await (await caches.open(copiesCache)).put(key, answer.clone());
    }
  }
  return answer;
}

/** The answer to a read that is kept; null for any other request. */
export function ownRead(request: Request): Promise<Response> | null {
  const { pathname, search } = new URL(request.url);
  const key = copyKey(pathname, search);
  if (key === null) return null;
  return key === '/api/current-user' ? currentUser(request, key) : copy(request, key);
}

/** Reads what a page had read before the worker was there to keep it. */
export async function readAgain(addresses: readonly string[]) {
  for (const address of addresses) await ownRead(new Request(address, { credentials: 'include' }));
}
