import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import type { Tile } from './cut-tiles.ts';

interface Entry {
  id: number;
  offset: number;
  length: number;
  /** How many tiles in a row are this one; 0 for an entry that leads to a leaf directory. */
  run: number;
}

const headerBytes = 127;
/** The header and the root directory must fit into a reader's first request of 16 KiB. */
const rootEntries = 1500;
const gzipped = 2;
const vectorTiles = 1;

/** Writes an archive of vector tiles (PMTiles, version 3): one file, read piece by piece. Equal tiles are kept once. */
export function writePmtiles(tiles: readonly Tile[], layerNames: readonly string[]): Buffer {
  const { entries, contents } = layTiles(tiles);
  const { root, leaves } = layDirectories(entries);
  const zooms = tiles.map(({ z }) => z);
  const metadata = gzipSync(JSON.stringify({ vector_layers: layerNames.map((id) => ({ id, fields: {} })) }));
  const data = Buffer.concat(contents);
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const sections = [root.length, metadata.length, leaves.length, data.length];
  let at = headerBytes;
  sections.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    at += length;
  });
  const addressed = entries.reduce((sum, { run }) => sum + run, 0);
  [addressed, entries.length, contents.length].forEach((count, index) =>
    header.writeBigUInt64LE(BigInt(count), 72 + index * 8),
  );
  [1, gzipped, gzipped, vectorTiles, Math.min(...zooms), Math.max(...zooms)].forEach((value, index) =>
    header.writeUInt8(value, 96 + index),
  );
  [-180, -85.051129, 180, 85.051129].forEach((degrees, index) =>
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4),
  );
  return Buffer.concat([header, root, metadata, leaves, data]);
}

/** Puts the tiles in the order of the archive. */
function layTiles(tiles: readonly Tile[]) {
  const ordered = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes }))
    .sort((a, b) => a.id - b.id);
  const known = new Map<string, Pick<Entry, 'offset' | 'length'>>();
  const entries: Entry[] = [];
  const contents: Buffer[] = [];
  let end = 0;
  for (const { id, bytes } of ordered) {
    const key = createHash('sha256').update(bytes).digest('base64');
    let place = known.get(key);
    if (!place) {
      const packed = gzipSync(bytes, { level: 9 });
      place = { offset: end, length: packed.length };
      known.set(key, place);
      contents.push(packed);
      end += packed.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, run: 1, ...place });
  }
  return { entries, contents };
}

/** The root directory, and the leaf directories where one is not enough. */
function layDirectories(entries: readonly Entry[]) {
  if (entries.length <= rootEntries) return { root: directory(entries), leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const root: Entry[] = [];
  let end = 0;
  for (let from = 0; from < entries.length; from += rootEntries) {
    const leaf = directory(entries.slice(from, from + rootEntries));
    root.push({ id: entries[from]!.id, offset: end, length: leaf.length, run: 0 });
    leaves.push(leaf);
    end += leaf.length;
  }
  return { root: directory(root), leaves: Buffer.concat(leaves) };
}

function directory(entries: readonly Entry[]): Buffer {
  const numbers = [entries.length];
  let id = 0;
  for (const entry of entries) {
    numbers.push(entry.id - id);
    id = entry.id;
  }
  for (const { run } of entries) numbers.push(run);
  for (const { length } of entries) numbers.push(length);
  // 0 says: right after the one before.
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    numbers.push(before && offset === before.offset + before.length ? 0 : offset + 1);
  });
  return gzipSync(Buffer.from(numbers.flatMap(varint)));
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) + 0x80);
    rest = Math.floor(rest / 0x80);
  }
  return [...bytes, rest];
}
