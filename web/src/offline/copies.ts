/** Copies of a traveller's own reads: the same over all releases. */
export const copiesCache = 'wayfare-copies';
/** What was kept of one trip on request stands in a cache of its own, whose name begins so. */
export const keptPrefix = 'wayfare-trip-';

interface SavedState {
  tripName: string;
  trip: unknown;
  plan: unknown;
  version: number;
}

/** Brings the copies of a trip that was just saved up to date; does nothing where none is kept. */
export async function updateCopies(id: string, ticket: string | undefined, saved: SavedState) {
  if (!('caches' in globalThis)) return;
  const search = ticket ? `?ticket=${encodeURIComponent(ticket)}` : '';
  const held = await caches.open(copiesCache);
  for (const path of ['trip', 'trip-outline']) {
    const key = `/api/${path}/${id}${search}`;
    const found = await held.match(key);
    if (!found) continue;
    const body = JSON.stringify({ ...((await found.json()) as object), ...saved });
    await held.put(
      key,
      new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } }),
    );
  }
}

/** Forgets what the caches hold of an account. */
export async function forgetCaches() {
  for (const name of await caches.keys())
    if (name === copiesCache || name.startsWith(keptPrefix)) await caches.delete(name);
}

/** Forgets what this device kept of an account: copies of trips, edits not yet sent, steps to undo. */
export async function forgetCopies() {
  for (const area of [() => localStorage, () => sessionStorage]) {
    try {
      const store = area();
      const own = Object.keys(store).filter((key) => /^wayfare\.(unsaved|steps)\./.test(key));
      for (const key of own) store.removeItem(key);
    } catch {
      // Storage that is closed to the page holds nothing of it.
    }
  }
  if ('caches' in globalThis) await forgetCaches();
}
