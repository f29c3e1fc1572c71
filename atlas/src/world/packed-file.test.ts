import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePacked } from '../build/pack.ts';
import { readPacked } from './packed-file.ts';
import { readShared } from './read-atlas-file.ts';

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'packed-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('gives back what was written, whatever the lengths', () => {
  const file = path.join(directory, 'x.bin');
  const sections = {
    bytes: Uint8Array.of(1, 2, 3),
    shorts: Uint16Array.of(65535),
    signed: Int16Array.of(-7, 7),
    words: Uint32Array.of(4_000_000_000),
    whole: Int32Array.of(-5),
    real: Float32Array.of(0.5, -0.25),
    none: new Uint8Array(0),
  };
  writePacked(file, { name: 'Zürich' }, sections);
  const packed = readPacked(readShared(file)!);
  expect(packed.json).toEqual({ name: 'Zürich' });
  expect([...packed.uint8('bytes')]).toEqual([1, 2, 3]);
  expect([...packed.uint16('shorts')]).toEqual([65535]);
  expect([...packed.int16('signed')]).toEqual([-7, 7]);
  expect([...packed.uint32('words')]).toEqual([4_000_000_000]);
  expect([...packed.int32('whole')]).toEqual([-5]);
  expect([...packed.float32('real')]).toEqual([0.5, -0.25]);
  expect(packed.uint8('none')).toHaveLength(0);
});

it('refuses a section that is not there or of another kind', () => {
  const file = path.join(directory, 'x.bin');
  writePacked(file, null, { bytes: Uint8Array.of(1) });
  expect(() => readPacked(readShared(file)!).uint8('other')).toThrow(/other/);
  expect(() => readPacked(readShared(file)!).uint16('bytes')).toThrow(/bytes/);
});
