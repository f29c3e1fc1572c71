import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

/** A picture of the operator's own. */
export interface OwnPicture {
  path: string;
  /** Changes whenever the file does. */
  version: string;
  credit: string;
}

const nameForm = /^([a-z]{2}-[a-z0-9]+(?:-[a-z0-9]+)*)(?:--([a-z0-9-]+))?\.(jpe?g|png|webp)$/i;
const mostBytes = 30_000_000;
const creditCharacters = 200;

async function creditBeside(path: string) {
  const text = await readFile(path.replace(/\.\w+$/, '.txt'), 'utf8').catch(() => '');
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, creditCharacters);
}

/** Pictures that the operator laid into a folder, by the ids of their places. */
export function ownPictures(folder: string | null, log: Pick<FastifyBaseLogger, 'warn'>) {
  let known = new Map<string, OwnPicture>();
  let firstLook: Promise<void> | undefined;

  const read = async (directory: string) => {
    const found = new Map<string, OwnPicture>();
    const entries = await readdir(directory, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
      const [, city, slug] = (entry.isFile() && nameForm.exec(entry.name)) || [];
      if (!city) continue;
      const path = join(directory, entry.name);
      const { size, mtimeMs } = await stat(path);
      if (size > mostBytes) {
        log.warn({ picture: entry.name }, 'a picture of more than 30 MB is left out');
        continue;
      }
      const id = (slug === undefined ? city : `${city}/${slug}`).toLowerCase();
      const version = `${Math.round(mtimeMs).toString(36)}${size.toString(36)}`;
      found.set(id, { path, version, credit: await creditBeside(path) });
    }
    known = found;
  };
  const look = async () => {
    if (folder === null) return;
    await read(folder).catch((error: unknown) => {
      log.warn({ err: error }, 'the folder of own pictures cannot be read');
    });
  };
  return {
    look,
    /** Ids are looked up among the files that are there: no id can lead to another file. */
    find: async (id: string): Promise<OwnPicture | null> => {
      await (firstLook ??= look());
      return known.get(id) ?? null;
    },
    isOn: folder !== null,
  };
}
export type OwnPictures = ReturnType<typeof ownPictures>;
