import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const brotliQuality = 6;
const mostBytes = 24 * 1024 * 1024;
const freshMs = 5 * 60_000;

/** A page ready to be sent: as it is, and compressed in the two ways that browsers take. */
export interface ReadyPage {
  status: number;
  /** True where nothing is drawn in it: the browser draws the page alone. */
  isShell: boolean;
  etag: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

/** Makes a drawn page ready to be sent. */
export async function readyPage(html: string, status: number, isShell: boolean): Promise<ReadyPage> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [brotli, gzipped] = await Promise.all([compressBrotli(plain, { params }), compressGzip(plain)]);
  const etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
  return { status, isShell, etag, plain, brotli, gzip: gzipped };
}

const bytesOf = ({ plain, brotli, gzip }: ReadyPage) => plain.length + brotli.length + gzip.length;

interface Kept {
  page: ReadyPage;
  version: string;
  drawnAt: number;
}

/**
 * Drawn pages in memory, up to a number of bytes, the longest unused thrown out first. Who asks for a page that is
 * being drawn waits for that drawing. Only pages that exist are kept.
 */
export function pageCache(draw: (key: string) => Promise<ReadyPage>, now: () => number) {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<ReadyPage>>();
  let bytes = 0;

  const forget = (key: string) => {
    const old = kept.get(key);
    if (!old) return;
    bytes -= bytesOf(old.page);
    kept.delete(key);
  };
  const keep = (key: string, entry: Kept) => {
    forget(key);
    kept.set(key, entry);
    bytes += bytesOf(entry.page);
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  };
  const drawNow = async (key: string, version: string) => {
    const drawnAt = now();
    const page = await draw(key);
    if (page.status === 200) keep(key, { page, version, drawnAt });
    return page;
  };

  return {
    /** The page of a key at a version of its data, where it is kept and fresh. */
    kept: (key: string, version: string): ReadyPage | undefined => {
      const known = kept.get(key);
      if (known?.version !== version || now() - known.drawnAt >= freshMs) return undefined;
      kept.delete(key);
      kept.set(key, known);
      return known.page;
    },
    /** The page drawn anew. */
    draw: (key: string, version: string): Promise<ReadyPage> => {
      const name = `${version} ${key}`;
      const waited = underWay.get(name);
      if (waited) return waited;
      const drawing = drawNow(key, version).finally(() => underWay.delete(name));
      underWay.set(name, drawing);
      return drawing;
    },
  };
}
