import { gunzipSync, gzipSync } from 'node:zlib';
import { BadAnswer } from './fetch-bounded.ts';

/** Unpacked, no tile of streets comes near this. */
const mostBytes = 12_000_000;
/** What a tile consists of, in the form that vector tiles are written in: the field of a layer, as bytes. */
const layerKey = 0x1a;

/**
 * A layer `ground` of one square, a little larger than the tile. Where it is drawn, the coarse map below is covered:
 * just there, then, where streets have come.
 */
const square = [9, 0xff, 1, 0xff, 1, 26, 0x80, 0x44, 0, 0, 0x80, 0x44, 0xff, 0x43, 0, 15];
const polygon = [0x18, 3, 0x22, square.length, ...square];
const fields = [
  0x78,
  2,
  0x0a,
  6,
  ...Buffer.from('ground'),
  0x28,
  0x80,
  0x20,
  0x12,
  polygon.length,
  ...polygon,
];
const ground = Buffer.from([layerKey, fields.length, ...fields]);

const isPacked = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b;

function unpack(bytes: Buffer): Buffer {
  if (!isPacked(bytes)) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: mostBytes });
  } catch {
    throw new BadAnswer('the tile cannot be unpacked');
  }
}

/** The length written at a place, and where it ends. */
function lengthAt(bytes: Buffer, start: number): [length: number, end: number] {
  let length = 0;
  for (let at = start, unit = 1; at < bytes.length && at < start + 5; at += 1, unit *= 128) {
    const byte = bytes[at]!;
    length += (byte % 128) * unit;
    if (byte < 128) return [length, at + 1];
  }
  return [Infinity, start];
}

/** Whether the bytes are layers from the first to the last, as far as can be seen without reading them. */
function isTile(bytes: Buffer) {
  let at = 0;
  while (at < bytes.length) {
    if (bytes[at] !== layerKey) return false;
    const [length, end] = lengthAt(bytes, at + 1);
    at = end + length;
  }
  return at === bytes.length;
}

/** Checks a vector tile and packs it as it is kept and sent, with ground under it; nothing for one with nothing in it. */
export function packTile(sent: Buffer): Buffer {
  const bytes = unpack(sent);
  if (bytes.length === 0) return bytes;
  if (!isTile(bytes)) throw new BadAnswer('the answer is no vector tile');
  return gzipSync(Buffer.concat([ground, bytes]));
}
