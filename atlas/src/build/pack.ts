import { closeSync, openSync, writeSync } from 'node:fs';

/** The arrays that a packed file holds, by name. */
export type Sections = Record<
  string,
  Uint8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float32Array
>;

/** Where one section lies in the file, in bytes from the end of the header. */
export interface SectionEntry {
  kind: string;
  offset: number;
  length: number;
}

const alignment = 8;

/**
 * Writes named typed arrays and one JSON value into a file: eight bytes of header length, the header as JSON, then the
 * arrays, each on a multiple of eight.
 */
export function writePacked(file: string, json: unknown, sections: Sections): void {
  const directory: Record<string, SectionEntry> = {};
  let offset = 0;
  for (const [name, array] of Object.entries(sections)) {
    directory[name] = { kind: array.constructor.name, offset, length: array.length };
    offset += Math.ceil(array.byteLength / alignment) * alignment;
  }
  const header = Buffer.from(JSON.stringify({ directory, json }));
  const padded = Buffer.alloc(Math.ceil(header.length / alignment) * alignment, 0x20);
  header.copy(padded);
  const length = Buffer.alloc(alignment);
  length.writeUInt32LE(padded.length);
  const handle = openSync(file, 'w');
  try {
    writeSync(handle, length);
    writeSync(handle, padded);
    for (const array of Object.values(sections)) {
      const bytes = Buffer.alloc(Math.ceil(array.byteLength / alignment) * alignment);
      Buffer.from(array.buffer, array.byteOffset, array.byteLength).copy(bytes);
      writeSync(handle, bytes);
    }
  } finally {
    closeSync(handle);
  }
}
