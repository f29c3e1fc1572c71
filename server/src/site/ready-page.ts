import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants, gzip } from 'node:zlib';

const unpack = promisify(brotliDecompress);
const compressGzip = promisify(gzip);
const brotliQuality = 6;

/** A page compressed once, as it is kept. */
export interface PackedPage {
  etag: string;
  brotli: Uint8Array;
}

/** A page ready to be sent: the other forms are made of the packed one when somebody takes them. */
export interface ReadyPage extends PackedPage {
  status: number;
  /** True where nothing is drawn in it: the browser draws the page alone. */
  isShell: boolean;
  plain?: Buffer;
  gzip?: Buffer;
}

/** Packs a drawn page. */
export function packPage(html: string): PackedPage {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const etag = `W/"${hash('sha256', plain, 'base64url').slice(0, 22)}"`;
  return { etag, brotli: brotliCompressSync(plain, { params }) };
}

/** The page as it is; made once. */
async function plainOf(page: ReadyPage): Promise<Buffer> {
  return (page.plain ??= await unpack(page.brotli));
}

/** The page in a form that is read without brotli; made once. */
export async function otherFormOf(page: ReadyPage, form: 'gzip' | 'plain'): Promise<Buffer> {
  if (form === 'plain') return plainOf(page);
  return (page.gzip ??= await compressGzip(page.plain ?? (await unpack(page.brotli))));
}

/** What it takes in memory. */
export const bytesOf = ({ plain, brotli, gzip: gzipped }: ReadyPage) =>
  brotli.length + (plain?.length ?? 0) + (gzipped?.length ?? 0);
