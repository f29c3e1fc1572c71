import { open } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { PMTiles, type Source, TileType } from 'pmtiles';
import { z } from 'zod';
import { readCredits, schemaOf, type StreetSheet } from './street-sheet.ts';
import type { Streets } from './streets.ts';
import { packTile } from './street-tile.ts';

/** Reads pieces of a file of this machine. */
function fileSource(path: string): Source {
  const opened = open(path);
  return {
    getKey: () => path,
    getBytes: async (offset, length) => {
      const data = Buffer.alloc(length);
      const { bytesRead } = await (await opened).read(data, 0, length, offset);
      return { data: data.buffer.slice(data.byteOffset, data.byteOffset + bytesRead) as ArrayBuffer };
    },
  };
}

const metadata = z.object({
  attribution: z.string().optional(),
  vector_layers: z.array(z.object({ id: z.string() })).optional(),
});
const osm = { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' };
const empty = Buffer.alloc(0);

/** Tiles of an archive that lies on this machine: nobody outside is asked for them. */
export function streetArchive(path: string, log: Pick<FastifyBaseLogger, 'warn'>): Streets {
  const archive = new PMTiles(fileSource(path));
  const readSheet = async (): Promise<StreetSheet | null> => {
    try {
      const { tileType, minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader();
      if (tileType !== TileType.Mvt) throw new Error('its tiles are not vector tiles of the form MVT');
      const { attribution, vector_layers } = metadata.parse(await archive.getMetadata());
      const credits = readCredits(attribution ?? '');
      return {
        schema: schemaOf(vector_layers?.map(({ id }) => id)),
        minzoom: minZoom,
        maxzoom: maxZoom,
        bounds: [minLon, minLat, maxLon, maxLat],
        credits: credits.length > 0 ? credits : [osm],
      };
    } catch (error) {
      log.warn({ err: error, path }, 'the archive of streets cannot be used');
      return null;
    }
  };
  let sheet: Promise<StreetSheet | null> | undefined;
  return {
    sheet: () => (sheet ??= readSheet()),
    tile: async ({ z, x, y }) => {
      const found = await archive.getZxy(z, x, y);
      return found ? packTile(Buffer.from(found.data)) : empty;
    },
  };
}
