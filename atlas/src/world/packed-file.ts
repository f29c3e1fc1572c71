import type { SectionEntry } from '../build/pack.ts';

interface Arrays {
  Uint8Array: Uint8Array;
  Uint16Array: Uint16Array;
  Int16Array: Int16Array;
  Uint32Array: Uint32Array;
  Int32Array: Int32Array;
  Float32Array: Float32Array;
}
type View<K extends keyof Arrays> = new (
  bytes: SharedArrayBuffer,
  offset: number,
  length: number,
) => Arrays[K];

const views: { [K in keyof Arrays]: View<K> } = {
  Uint8Array,
  Uint16Array,
  Int16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
};

/** A packed file in memory: its JSON value, and its arrays as views on one buffer (nothing is copied). */
export interface PackedFile {
  json: unknown;
  uint8(name: string): Uint8Array;
  uint16(name: string): Uint16Array;
  int16(name: string): Int16Array;
  uint32(name: string): Uint32Array;
  int32(name: string): Int32Array;
  float32(name: string): Float32Array;
}

/** Reads what `writePacked` wrote. */
export function readPacked(bytes: SharedArrayBuffer): PackedFile {
  const text = Buffer.from(bytes);
  const start = 8 + text.readUInt32LE(0);
  const header = JSON.parse(text.toString('utf8', 8, start)) as {
    directory: Record<string, SectionEntry>;
    json: unknown;
  };
  function section<K extends keyof Arrays>(name: string, kind: K): Arrays[K] {
    const entry = header.directory[name];
    if (!entry || entry.kind !== kind) throw new Error(`the file has no section ${name} of ${kind}`);
    return new views[kind](bytes, start + entry.offset, entry.length);
  }
  return {
    json: header.json,
    uint8: (name) => section(name, 'Uint8Array'),
    uint16: (name) => section(name, 'Uint16Array'),
    int16: (name) => section(name, 'Int16Array'),
    uint32: (name) => section(name, 'Uint32Array'),
    int32: (name) => section(name, 'Int32Array'),
    float32: (name) => section(name, 'Float32Array'),
  };
}
