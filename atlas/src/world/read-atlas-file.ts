import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { defaultDirectory, stampFileName, travelFileName, worldFileName } from '../build/locations.ts';

/** Reads a file into memory that threads share; null where there is none. */
export function readShared(file: string): SharedArrayBuffer | null {
  if (!existsSync(file)) return null;
  const descriptor = openSync(file, 'r');
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer(fstatSync(descriptor).size));
    for (let at = 0; at < bytes.length;) {
      const count = readSync(descriptor, bytes, at, bytes.length - at, at);
      if (count === 0) throw new Error(`${file} ended before its size`);
      at += count;
    }
    return bytes.buffer;
  } finally {
    closeSync(descriptor);
  }
}

/** The built atlas as bytes. Refuses when it has not been built (`node atlas/src/build/build-atlas.ts`). */
export function readWorldFile(directory: string = defaultDirectory): SharedArrayBuffer {
  const file = path.join(directory, worldFileName);
  const bytes = readShared(file);
  if (!bytes) throw new Error(`the atlas has not been built (${file}): run atlas/src/build/build-atlas.ts`);
  return bytes;
}

/** The saved coastline and road network as bytes; null where they were not saved, and have to be built. */
export const readTravelFile = (): SharedArrayBuffer | null =>
  readShared(path.join(defaultDirectory, travelFileName));

/** Another word for each other atlas: what was made of one need not hold for the next. */
export function builtAtlasStamp(): string {
  const file = path.join(defaultDirectory, stampFileName);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
