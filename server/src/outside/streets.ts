import { BadAnswer } from './fetch-bounded.ts';
import type { Outside } from './open-door.ts';
import { asJson, type Question } from './question.ts';
import { outsideServices } from './service-list.ts';
import {
  readCredits,
  schemaOf,
  type ServedSheet,
  type StreetSheet,
  styleJson,
  type TileJson,
  tileJson,
} from './street-sheet.ts';
import { packTile } from './street-tile.ts';

/** A place in the grid of tiles. */
export interface TileAt {
  z: number;
  x: number;
  y: number;
}

/** Where street tiles come from. */
export interface Streets {
  /** Null where there are none, or nobody can tell just now. */
  sheet: () => Promise<StreetSheet | null>;
  /** A packed tile; empty where the map has nothing there, null where nobody can tell just now. */
  tile: (at: TileAt) => Promise<Buffer | null>;
}

const dayMs = 86_400_000;
/** Nobody waits for streets: the embedded map stands meanwhile. */
const patienceMs = 3000;
const empty = Buffer.alloc(0);

const fill = (template: string, { z, x, y }: TileAt) =>
  template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));

/** Tiles of a server that has a TileJSON or a style, such as OpenFreeMap. */
export function streets(outside: Outside, address: string): Streets {
  const { hosts, credit } = outsideServices.streets;
  const known = new Set([new URL(address).host, ...hosts]);

  const readSheet = (sheet: TileJson): ServedSheet => {
    const template = sheet.tiles[0]!;
    const first = fill(template, { z: 0, x: 0, y: 0 });
    const host = URL.canParse(first, address) ? new URL(first, address).host : '';
    if (!known.has(host)) throw new BadAnswer(`the tiles lie at ${host || template}, which is not asked`);
    const credits = readCredits(sheet.attribution ?? '');
    return {
      template,
      fromSouth: sheet.scheme === 'tms',
      schema: schemaOf(sheet.vector_layers?.map(({ id }) => id)),
      minzoom: sheet.minzoom,
      maxzoom: sheet.maxzoom,
      bounds: sheet.bounds ?? null,
      credits: credits.length > 0 ? credits : [credit!],
    };
  };
  const sheetAt = (path: string): Question<ServedSheet> => ({
    path,
    freshMs: dayMs,
    patienceMs,
    read: (answer) => readSheet(asJson(tileJson)(answer)),
  });

  /** A sheet, or where a style says that its sheet lies. */
  const start: Question<ServedSheet | string> = {
    ...sheetAt(''),
    read: (answer) => {
      const { success, data } = styleJson.safeParse(asJson(styleJson.or(tileJson))(answer));
      if (!success) return sheetAt('').read(answer);
      const source = Object.values(data.sources).find(({ type }) => type === 'vector');
      if (source?.url === undefined) return readSheet(tileJson.parse(source));
      return new URL(source.url, address).href;
    },
  };
  const sheet = async () => {
    const told = (await outside.ask('streets', start))?.value ?? null;
    if (typeof told !== 'string') return told;
    return (await outside.ask('streets', sheetAt(told)))?.value ?? null;
  };

  return {
    sheet,
    tile: async ({ z, x, y }) => {
      const served = await sheet();
      if (!served) return null;
      const row = served.fromSouth ? 2 ** z - 1 - y : y;
      const told = await outside.ask('streets', {
        path: new URL(fill(served.template, { z, x, y: row }), address).href,
        // OpenFreeMap's addresses change with each edition of the planet, most tiles do not.
        keptAs: `/${z}/${x}/${y}`,
        freshMs: 30 * dayMs,
        patienceMs,
        pack: packTile,
        read: ({ bytes }) => bytes,
      });
      return told && (told.value ?? empty);
    },
  };
}
