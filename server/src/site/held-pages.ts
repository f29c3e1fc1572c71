import { bytesOf, otherFormOf, type ReadyPage } from './ready-page.ts';

/** A page, what it was drawn from, and when. */
export interface HeldPage {
  page: ReadyPage;
  version: string;
  drawnAt: number;
}

/** Pages in memory, up to a number of bytes; the longest unused are thrown out first. */
export function heldPages(mostBytes: number) {
  const held = new Map<string, HeldPage & { bytes: number }>();
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  };
  const hold = (key: string, { page, version, drawnAt }: HeldPage) => {
    forget(key);
    held.set(key, { page, version, drawnAt, bytes: bytesOf(page) });
    bytes += bytesOf(page);
    for (const oldest of held.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };
  return {
    hold,
    forget,
    /** The page of a key at a version of its data. */
    get: (key: string, version: string): HeldPage | undefined => {
      const known = held.get(key);
      if (known?.version !== version) return undefined;
      held.delete(key);
      held.set(key, known);
      return known;
    },
    /** A page in another form than it is kept in; what that takes is counted. */
    inForm: async (key: string, page: ReadyPage, form: 'gzip' | 'plain') => {
      const made = page[form] ?? (await otherFormOf(page, form));
      const known = held.get(key);
      if (known?.page === page && known.bytes !== bytesOf(page)) hold(key, known);
      return made;
    },
  };
}
