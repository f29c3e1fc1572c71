import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this the header that names the encoding eats up what it saves. */
const leastBytes = 1024;
const brotliQuality = 5;

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
const compressors = { br: brotli, gzip: (bytes: Buffer) => gzipSync(bytes) };
type Encoding = keyof typeof compressors;
const encodings: readonly Encoding[] = ['br', 'gzip'];

/** The compressed forms of one answer, each made when it is first asked for. */
class Compressed {
  readonly #plain: Buffer;
  readonly #made = new Map<Encoding, Buffer>();
  constructor(plain: Buffer) {
    this.#plain = plain;
  }

  /** The form that a browser takes, by its `accept-encoding`. */
  accepted(header = ''): { encoding: Encoding; bytes: Buffer } | undefined {
    const encoding = encodings.find((one) => header.includes(one));
    if (!encoding) return undefined;
    const bytes = this.#made.get(encoding) ?? compressors[encoding](this.#plain);
    this.#made.set(encoding, bytes);
    return { encoding, bytes };
  }
}

/** An answer that is JSON already, where reading and writing it again would be most of the work. */
export class Written<Answer> {
  readonly json: string | Buffer;
  /** What tells this answer from any other at its address: its reader is spared what it holds already. */
  readonly tag: string | undefined;
  /** Only of what is sent to everybody alike: the length of a compressed answer may tell of secrets in it. */
  readonly compressed: Compressed | undefined;
  declare readonly answer: Answer;
  constructor(json: string | Buffer, tag?: string, compressed?: Compressed) {
    this.json = json;
    this.tag = tag;
    this.compressed = compressed;
  }

  /** Written, tagged and compressed once, to be sent to everybody as often as it is asked for. */
  static once<Answer>(answer: Answer) {
    return Written.forAll<Answer>(JSON.stringify(answer));
  }

  /** The same of an answer that is JSON already. */
  static forAll<Answer>(json: string) {
    const bytes = Buffer.from(json);
    const tag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`;
    return new Written<Answer>(bytes, tag, bytes.length < leastBytes ? undefined : new Compressed(bytes));
  }
}
