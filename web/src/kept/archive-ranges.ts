import { findTile, PMTiles, zxyToTileId } from 'pmtiles';
import { archiveAddress } from '../map/archive-address.ts';
import type { LngLat } from '../map/map-contents.ts';
import { tilesAround } from './tiles-around.ts';

/** A piece of the map's file. */
export interface Piece {
  offset: number;
  length: number;
}

/** What every reader of the file begins with. */
const head: Piece = { offset: 0, length: 16_384 };
/** A directory may lead to another, no deeper than this. */
const deepestDirectory = 3;

/** The pieces of the map's file that a map of these points is read from: its directories, then the tiles. */
export async function archiveRanges(points: readonly LngLat[]): Promise<Piece[]> {
  const archive = new PMTiles(archiveAddress());
  const header = await archive.getHeader();
  const pieces = new Map([[head.offset, head]]);
  const add = (offset: number, length: number) => void pieces.set(offset, { offset, length });
  for (const [zoom, x, y] of tilesAround(points, header.maxZoom)) {
    const id = zxyToTileId(zoom, x, y);
    let directory: Piece = { offset: header.rootDirectoryOffset, length: header.rootDirectoryLength };
    for (let depth = 0; depth <= deepestDirectory; depth += 1) {
      const { offset, length } = directory;
      const entries = await archive.cache.getDirectory(archive.source, offset, length, header);
      const entry = findTile(entries, id);
      if (!entry) break;
      if (entry.runLength > 0) {
        add(header.tileDataOffset + entry.offset, entry.length);
        break;
      }
      directory = { offset: header.leafDirectoryOffset + entry.offset, length: entry.length };
      add(directory.offset, directory.length);
    }
  }
  return [...pieces.values()];
}
