import { readFileSync } from 'node:fs';
import type { SectionEntry } from '../build/pack.ts';

const constructors = { Uint8Array, Uint16Array, Int16Array, Uint32Array, Int32Array, Float32Array };
type Kind = keyof typeof constructors;

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

/** Reads a file that `writePacked` wrote. */
export function readPacked(file: string): PackedFile {
  const bytes = readFileSync(file);
  const headerLength = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', 8, 8 + headerLength)) as {
    directory: Record<string, SectionEntry>;
    json: unknown;
  };
  const start = 8 + headerLength;
  function section<K extends Kind>(name: string, kind: K): InstanceType<(typeof constructors)[K]> {
    const entry = header.directory[name];
    if (!entry || entry.kind !== kind) throw new Error(`${file} has no section ${name} of ${kind}`);
    const view = new constructors[kind](bytes.buffer, bytes.byteOffset + start + entry.offset, entry.length);
    return view as InstanceType<(typeof constructors)[K]>;
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
