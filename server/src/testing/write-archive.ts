import { zxyToTileId } from 'pmtiles';

const headerBytes = 127;
const plain = 1;
const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];

/** An archive (PMTiles, version 3) of one vector tile, nothing in it packed. */
export function writeArchive([z, x, y]: [number, number, number], tile: Buffer, about: unknown): Buffer {
  const root = Buffer.from([1, zxyToTileId(z, x, y), 1, tile.length, 1].flatMap(varint));
  const metadata = Buffer.from(JSON.stringify(about));
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  let at = headerBytes;
  [root.length, metadata.length, 0, tile.length].forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(at), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    at += length;
  });
  [1, 1, 1].forEach((count, index) => header.writeBigUInt64LE(BigInt(count), 72 + index * 8));
  [1, plain, plain, 1, z, z].forEach((value, index) => header.writeUInt8(value, 96 + index));
  [-10, 38, -9, 39].forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + index * 4));
  return Buffer.concat([header, root, metadata, tile]);
}
