import type { PictureInfo } from '@wayfare/contracts/picture-endpoints';
import type { FastifyBaseLogger } from 'fastify';
import { pictureQueue } from './picture-queue.ts';
import { soughtPlace } from './sought-place.ts';
import { keyOf, pictureTaker, type TakerNeeds } from './take-picture.ts';

interface FinderNeeds extends TakerNeeds {
  now: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** So long it is believed that there is none, or that the one found is the right one. */
const freshMs = 60 * 86_400_000;

/** Tells which places have a picture, and has the missing ones looked for. */
export function pictureFinder(needs: FinderNeeds) {
  const { atlas, outside, own, store, now, log } = needs;
  const queue = pictureQueue({ take: pictureTaker(needs), now, log });

  const isAllowed = async () => (await outside.isOn('facts')) && (await outside.isOn('pictures'));
  const canAsk = async () => (await isAllowed()) && !outside.networkMissing();
  const want = (id: string) => soughtPlace(atlas(), id) !== null && queue.want(id);

  return {
    isOn: async () => own.isOn || (await isAllowed()),
    /** Those that are there, and whether others are being looked for. */
    tell: async (ids: readonly string[]): Promise<{ pictures: PictureInfo[]; coming: boolean }> => {
      const [allowed, asking] = [await isAllowed(), await canAsk()];
      const pictures: PictureInfo[] = [];
      let coming = false;
      for (const id of ids) {
        const mine = await own.find(id);
        if (!mine && !allowed) continue;
        const found = await store.find(keyOf(id, mine));
        if (found?.facts) pictures.push({ id, ...found.facts });
        const isFresh = found !== null && (mine !== null || now() - found.at < freshMs);
        if (!isFresh && (mine !== null || asking)) coming = want(id) || coming;
      }
      return { pictures, coming };
    },
    /** A kept picture; what was thrown away to make room is looked for again. */
    bytes: async (id: string, size: string): Promise<Buffer | null> => {
      const mine = await own.find(id);
      if (!mine && !(await isAllowed())) return null;
      const bytes = await store.bytes(keyOf(id, mine), size);
      if (!bytes && (mine !== null || (await canAsk()))) want(id);
      return bytes;
    },
    close: queue.close,
  };
}
export type PictureFinder = ReturnType<typeof pictureFinder>;
