import { readFileSync } from 'node:fs';

/** Rows of numbers in a byte each; what one step is worth differs from row to row. */
export interface Table {
  bytes: Int8Array;
  steps: Float32Array;
}

export interface TensorHeader {
  /** In the order in which they stand in the file; a table has so many rows, and a step for each after its bytes. */
  tensors: readonly { name: string; size: number; rows?: number }[];
  vectorWidth: number;
  gramWidth: number;
  signWidth: number;
  /** What the scores are divided by, so that a confidence is how often it is right. */
  spanTemperature: number;
  actTemperature: number;
}

export interface Tensors {
  header: TensorHeader;
  numbers(name: string): Float32Array;
  table(name: string): Table;
}

const inFours = (size: number) => Math.ceil(size / 4) * 4;

/** A file of named arrays: the length of a header, the header as JSON, the arrays one after the other. */
export function readTensors(path: URL): Tensors {
  const file = readFileSync(path);
  const headerEnd = 4 + file.readUInt32LE(0);
  const header = JSON.parse(file.toString('utf8', 4, headerEnd)) as TensorHeader;
  const body = file.buffer.slice(file.byteOffset + headerEnd, file.byteOffset + file.length) as ArrayBuffer;
  const numbers = new Map<string, Float32Array>();
  const tables = new Map<string, Table>();
  let at = 0;
  for (const { name, size, rows } of header.tensors) {
    if (rows === undefined) {
      numbers.set(name, new Float32Array(body, at, size));
      at += 4 * size;
    } else {
      const stepsAt = at + inFours(size);
      tables.set(name, { bytes: new Int8Array(body, at, size), steps: new Float32Array(body, stepsAt, rows) });
      at = stepsAt + 4 * rows;
    }
  }
  const find = <Kind>(kept: ReadonlyMap<string, Kind>, name: string) => {
    const found = kept.get(name);
    if (found === undefined) throw new Error(`${path.pathname} has no ${name}`);
    return found;
  };
  return { header, numbers: (name) => find(numbers, name), table: (name) => find(tables, name) };
}
