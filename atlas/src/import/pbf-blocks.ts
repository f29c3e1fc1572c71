import type { FileHandle } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';

/** A block of an `.osm.pbf` file: what it is and where its bytes lie. */
export interface BlockPlace {
  type: string;
  offset: number;
  length: number;
}

const LENGTH_BYTES = 4;
/** The format allows no longer ones. */
const longestHeader = 64 << 10;
const longestBlock = 32 << 20;

export class PbfProblem extends Error {}

async function read(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, offset);
  if (bytesRead < length) throw new PbfProblem('the file breaks off');
  return buffer;
}

/** The blocks of a file in their order, without reading what is in them. */
export async function* listBlocks(file: FileHandle): AsyncGenerator<BlockPlace> {
  const { size } = await file.stat();
  for (let offset = 0; offset < size;) {
    const headerLength = (await read(file, offset, LENGTH_BYTES)).readUInt32BE();
    if (headerLength > longestHeader) throw new PbfProblem('the file is no .osm.pbf');
    const header = { type: '', length: -1 };
    new PbfReader(await read(file, offset + LENGTH_BYTES, headerLength)).readFields((tag, into, pbf) => {
      if (tag === 1) into.type = pbf.readString();
      else if (tag === 3) into.length = pbf.readVarint();
    }, header);
    const { type, length } = header;
    if (!type.startsWith('OSM') || length < 0 || length > longestBlock)
      throw new PbfProblem('the file is no .osm.pbf');
    offset += LENGTH_BYTES + headerLength;
    yield { type, offset, length };
    offset += length;
  }
}

/** What is in a block, unpacked. */
export async function readBlock(file: FileHandle, { offset, length }: BlockPlace): Promise<Uint8Array> {
  const blob: { raw?: Uint8Array; packed?: Uint8Array } = {};
  new PbfReader(await read(file, offset, length)).readFields((tag, into, pbf) => {
    if (tag === 1) into.raw = pbf.readBytes();
    else if (tag === 3) into.packed = pbf.readBytes();
  }, blob);
  if (blob.raw !== undefined) return blob.raw;
  if (blob.packed === undefined)
    throw new PbfProblem('the file is packed in a way other than zlib: write it again with `osmium cat`');
  return inflateSync(blob.packed, { maxOutputLength: longestBlock });
}
