import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackedPage } from './ready-page.ts';

/** A page as it lies on the disk: what it was drawn from, and when. */
export interface StoredPage extends PackedPage {
  version: string;
  drawnAt: number;
}

/** What stands before the page in its file. */
interface Label {
  key: string;
  version: string;
  drawnAt: number;
  etag: string;
  /** Of the bytes that follow, so that what was written by halves or spoiled is told from a page. */
  digest: string;
}

export interface StoreLimits {
  /** All that may lie there; beyond it the longest undrawn go. */
  mostBytes?: number;
  /** So much room is left to others: the database may lie on the same disk. */
  leastFree?: number;
}

interface StoreNeeds {
  directory: string;
  /** Another one for each other build of the application or the atlas: pages of another are no longer true. */
  release: string;
  now: () => number;
  limits?: StoreLimits;
}

const usual = { mostBytes: 512 * 1024 * 1024, leastFree: 512 * 1024 * 1024 };
const lineEnd = 0x0a;
const dayMs = 86_400_000;
const leftoverMs = 3_600_000;
const longestUndrawnMs = 30 * dayMs;

const digestOf = (bytes: Uint8Array) => hash('sha256', bytes, 'base64url');

function parsed(file: Buffer): { label: Label; brotli: Buffer } | null {
  const end = file.indexOf(lineEnd);
  try {
    const label = JSON.parse(file.toString('utf8', 0, end)) as Label;
    const brotli = file.subarray(end + 1);
    return label.digest === digestOf(brotli) ? { label, brotli } : null;
  } catch {
    return null;
  }
}

/**
 * Drawn pages on the disk, one file each, so that they outlast the process. A file is put in its place whole, so that
 * several servers may share the folder; one that is missing or spoiled is a page not drawn yet.
 */
export function pageStore({ directory, release, now, limits = {} }: StoreNeeds) {
  const { mostBytes, leastFree } = { ...usual, ...limits };
  const folder = join(directory, release);
  const fileOf = (key: string) => join(folder, `${hash('sha256', key, 'hex').slice(0, 40)}.page`);
  let writes = 0;

  const filesOf = async (names: readonly string[]) => {
    const found = await Promise.all(
      names.map(async (name) => {
        const path = join(folder, name);
        const stats = await stat(path).catch(() => null);
        return stats && { path, bytes: stats.size, at: stats.mtimeMs, isPage: name.endsWith('.page') };
      }),
    );
    return found.filter((file) => file !== null);
  };

  return {
    /** The page of a key, whatever its version and age; null where there is none that can be read. */
    read: async (key: string): Promise<StoredPage | null> => {
      const file = await readFile(fileOf(key)).catch(() => null);
      const found = file && parsed(file);
      if (!found || found.label.key !== key) return null;
      const { version, drawnAt, etag } = found.label;
      return { version, drawnAt, etag, brotli: found.brotli };
    },
    write: async (key: string, { version, drawnAt, etag, brotli }: StoredPage): Promise<void> => {
      await mkdir(folder, { recursive: true });
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < leastFree) return;
      const label: Label = { key, version, drawnAt, etag, digest: digestOf(brotli) };
      const path = fileOf(key);
      writes += 1;
      const unfinished = `${path}.${process.pid}-${writes}`;
      await writeFile(unfinished, Buffer.concat([Buffer.from(`${JSON.stringify(label)}\n`), brotli]));
      await rename(unfinished, path);
    },
    remove: (key: string) => rm(fileOf(key), { force: true }),
    /** Throws away pages of other releases, what a process left unfinished, and the oldest beyond the bound. */
    tidy: async (): Promise<void> => {
      const releases = await readdir(directory).catch(() => []);
      for (const other of releases) {
        const path = join(directory, other);
        const stats = other === release ? null : await stat(path).catch(() => null);
        // A server of another release may still run beside this one.
        if (stats && now() - stats.mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
      }
      const files = await filesOf(await readdir(folder).catch(() => []));
      let bytes = 0;
      for (const file of files.toSorted((left, right) => right.at - left.at)) {
        bytes += file.bytes;
        const age = now() - file.at;
        const isLeftover = !file.isPage && age > leftoverMs;
        if (isLeftover || age > longestUndrawnMs || bytes > mostBytes) await rm(file.path, { force: true });
      }
    },
  };
}
export type PageStore = ReturnType<typeof pageStore>;
