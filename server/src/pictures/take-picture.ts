import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Atlas } from '@wayfare/atlas';
import { askFreePicture, askPictureBytes } from '../outside/commons.ts';
import type { Outside } from '../outside/open-door.ts';
import { askPictureName } from '../outside/wikidata.ts';
import type { Work } from '../work/work.ts';
import type { OwnPicture, OwnPictures } from './own-pictures.ts';
import type { PictureFacts, PictureStore } from './picture-store.ts';
import { soughtPlace } from './sought-place.ts';

export interface TakerNeeds {
  atlas: () => Atlas;
  outside: Outside;
  own: OwnPictures;
  store: PictureStore;
  work: Work;
}

const widths: readonly number[] = [480, 960, 1600];

/** Where the picture of a place is kept; one of the operator's own under its version, so that a new one is seen. */
export const keyOf = (id: string, own: OwnPicture | null) => (own ? `own ${id} ${own.version}` : id);

/** Gets the picture of a place and keeps it in the widths of the pages. */
export function pictureTaker({ atlas, outside, own, store, work }: TakerNeeds) {
  type About = Omit<PictureFacts, 'version' | 'widths' | 'colour'>;
  const keep = async (key: string, bytes: Uint8Array, about: About) => {
    const resized = await work.run('resizePicture', { bytes, widths });
    const version = hash('sha256', bytes, 'base64url').slice(0, 10);
    await store.write(key, { ...about, version, widths: [...widths], colour: resized.colour }, resized);
  };
  const takeOwn = async (id: string, picture: OwnPicture) =>
    keep(keyOf(id, picture), await readFile(picture.path), {
      credit: picture.credit,
      licence: null,
      licenceUrl: null,
      sourceUrl: null,
    });
  const takeFree = async (id: string) => {
    const place = soughtPlace(atlas(), id);
    const name = place && (await askPictureName(outside, place));
    if (!name) return false;
    const free = name.value === null ? { value: null } : await askFreePicture(outside, name.value);
    if (!free) return false;
    if (free.value === null) {
      await store.writeNone(id);
      return true;
    }
    const bytes = await askPictureBytes(outside, free.value);
    if (!bytes) return false;
    const { address: _address, ...about } = free.value;
    await keep(id, bytes, about);
    return true;
  };
  /** False where it could not be told whether there is one, and is to be tried again later. */
  return async (id: string) => {
    const mine = await own.find(id);
    if (!mine) return takeFree(id);
    await takeOwn(id, mine);
    return true;
  };
}
