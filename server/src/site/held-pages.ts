import { heldInBytes } from '../http/held-in-bytes.ts';
import { bytesOf, otherFormOf, type ReadyPage } from './ready-page.ts';

/** A page, what it was drawn from, and when. */
export interface HeldPage {
  page: ReadyPage;
  version: string;
  drawnAt: number;
}

/** Pages in memory, up to a number of bytes. */
export function heldPages(mostBytes: number) {
  const held = heldInBytes<HeldPage>(mostBytes, ({ page }) => bytesOf(page));
  return {
    hold: held.hold,
    forget: held.forget,
    forgetAll: held.forgetAll,
    /** The page of a key at a version of its data. */
    get: (key: string, version: string): HeldPage | undefined => {
      const known = held.get(key);
      return known?.version === version ? known : undefined;
    },
    /** A page in another form than it is kept in; what that takes is counted. */
    inForm: async (key: string, page: ReadyPage, form: 'gzip' | 'plain') => {
      const isNew = page[form] === undefined;
      const made = page[form] ?? (await otherFormOf(page, form));
      const known = held.get(key);
      if (isNew && known?.page === page) held.hold(key, known);
      return made;
    },
  };
}
