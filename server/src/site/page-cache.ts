import type { PageStore } from './page-store.ts';
import { type HeldPage, heldPages } from './held-pages.ts';
import type { ReadyPage } from './ready-page.ts';

const mostBytes = 24 * 1024 * 1024;
/** A page is drawn anew once it is so old, or was drawn before this process began; meanwhile it is still sent … */
const freshMs = 3_600_000;
/** … unless it is older than this. */
const staleMs = 24 * 3_600_000;

/** A page that is kept. */
export interface Found {
  page: ReadyPage;
  /** False where it is to be drawn anew. */
  isFresh: boolean;
}

interface CacheNeeds {
  /** Draws a page; `isPatient` where nobody waits for it. */
  draw: (key: string, isPatient: boolean) => Promise<ReadyPage>;
  store: Pick<PageStore, 'read' | 'write' | 'remove'>;
  /** Whether the page of a key may lie on the disk: only those of which there are only so many. */
  isLasting: (key: string) => boolean;
  now: () => number;
  /** Told once of a store that cannot be written. */
  onUnwritable: (error: unknown) => void;
}

/**
 * Drawn pages: the most used in memory, up to a number of bytes, all that exist on the disk. Who asks for a page that
 * is being drawn waits for that drawing.
 */
export function pageCache({ draw, store, isLasting, now, onUnwritable }: CacheNeeds) {
  const begunAt = now();
  const held = heldPages(mostBytes);
  const underWay = new Map<string, Promise<ReadyPage>>();
  let isUnwritable = false;

  const foundIn = ({ page, drawnAt }: HeldPage): Found | undefined => {
    const age = now() - drawnAt;
    if (age >= staleMs) return undefined;
    // A clock that was set back makes nothing fresh for longer.
    return { page, isFresh: age >= 0 && age < freshMs && drawnAt >= begunAt };
  };
  /** Brings the disk to what was drawn: a page, or none any more. */
  const writeDown = async (key: string, { page, version, drawnAt }: HeldPage) => {
    try {
      if (page.status === 404) await store.remove(key);
      else await store.write(key, { version, drawnAt, etag: page.etag, brotli: page.brotli });
    } catch (error) {
      if (!isUnwritable) onUnwritable(error);
      isUnwritable = true;
    }
  };
  const readBack = async (key: string, version: string): Promise<HeldPage | undefined> => {
    const stored = isLasting(key) ? await store.read(key) : null;
    if (stored?.version !== version) return undefined;
    const { etag, brotli, drawnAt } = stored;
    return { page: { status: 200, isShell: false, etag, brotli }, version, drawnAt };
  };
  const drawNow = async (key: string, version: string, isPatient: boolean) => {
    const drawnAt = now();
    const page = await draw(key, isPatient);
    if (page.status === 404) held.forget(key);
    else if (page.status === 200) held.hold(key, { page, version, drawnAt });
    else return page;
    if (isLasting(key) && !page.isShell) void writeDown(key, { page, version, drawnAt });
    return page;
  };
  const drawOnce = (key: string, version: string, isPatient = false): Promise<ReadyPage> => {
    const name = `${version} ${key}`;
    const waited = underWay.get(name);
    if (waited) return waited;
    const drawing = drawNow(key, version, isPatient).finally(() => underWay.delete(name));
    underWay.set(name, drawing);
    return drawing;
  };

  return {
    /** The page of a key at a version of its data, where it is in memory. */
    inMemory: (key: string, version: string): Found | undefined => {
      const known = held.get(key, version);
      return known && foundIn(known);
    },
    /** The same where it is on the disk. */
    onDisk: async (key: string, version: string): Promise<Found | undefined> => {
      const stored = await readBack(key, version);
      const found = stored && foundIn(stored);
      if (found) held.hold(key, stored);
      return found;
    },
    /** The page drawn anew; where it cannot be drawn now, the one that is kept, however old. */
    draw: async (key: string, version: string): Promise<ReadyPage> => {
      const page = await drawOnce(key, version);
      if (page.status !== 503) return page;
      return (held.get(key, version) ?? (await readBack(key, version)))?.page ?? page;
    },
    /** Draws a page anew for those who come later, if there is little else to draw. */
    renew: (key: string, version: string) => void drawOnce(key, version, true),
    inForm: held.inForm,
    /** Gives back the memory of pages, which are read from the disk from now on; where none can be written they stay. */
    rest: () => {
      if (!isUnwritable) held.forgetAll();
    },
  };
}
