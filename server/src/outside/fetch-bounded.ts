/** What a server answered. `bytes` is null where it knows of nothing (204, 404, 410). */
export interface RawAnswer {
  bytes: Buffer | null;
  contentType: string;
}

/** A server refused, or answered something that cannot be used; `restMs` where it said how long to leave it alone. */
export class BadAnswer extends Error {
  readonly restMs: number | null;
  constructor(message: string, restMs: number | null = null) {
    super(message);
    this.restMs = restMs;
  }
}

export interface Bounds {
  timeoutMs: number;
  mostBytes: number;
  /** The servers that may be asked, the first one included. */
  hosts: ReadonlySet<string>;
}

export interface Asked {
  headers: Record<string, string>;
  /** Sent as a form or as JSON, which the headers say. */
  body?: string | undefined;
  /** Statuses by which the server says that it knows of nothing. */
  noneOn?: readonly number[] | undefined;
}

const mostRedirects = 3;
const longestRestMs = 3_600_000;
const emptyStatuses = new Set([204, 404, 410]);

function restOf(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, longestRestMs) : null;
}

/** The body, as long as it stays within bounds: its announced length is not believed. */
async function readBounded(answer: Response, host: string, mostBytes: number) {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new BadAnswer(`${host} answered more than ${mostBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Asks a server within the time-out, body included. It is followed elsewhere only to servers of `hosts`, so no answer
 * can lead into the operator's own network.
 */
export async function fetchBounded(
  url: URL,
  { headers, body, noneOn = [] }: Asked,
  bounds: Bounds,
): Promise<RawAnswer> {
  const signal = AbortSignal.timeout(bounds.timeoutMs);
  let at = url;
  for (let turn = 0; turn <= mostRedirects; turn++) {
    if (!bounds.hosts.has(at.host) || !/^https?:$/.test(at.protocol))
      throw new BadAnswer(`${url.host} leads to ${at.host}, which is not asked`);
    const answer = await fetch(at, {
      headers,
      signal,
      redirect: 'manual',
      ...(body !== undefined && { method: 'POST', body }),
    });
    const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (next === null) {
      if (emptyStatuses.has(answer.status) || noneOn.includes(answer.status)) return nothing(answer);
      return readAnswer(answer, at.host, bounds.mostBytes);
    }
    await answer.body?.cancel();
    if (!URL.canParse(next, at.href)) throw new BadAnswer(`${at.host} leads to no address`);
    at = new URL(next, at);
  }
  throw new BadAnswer(`${url.host} leads from one address to the next`);
}

async function nothing(answer: Response): Promise<RawAnswer> {
  await answer.body?.cancel();
  return { bytes: null, contentType: '' };
}

async function readAnswer(answer: Response, host: string, mostBytes: number): Promise<RawAnswer> {
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new BadAnswer(`${host} answered ${answer.status}`, restOf(answer.headers.get('retry-after')));
  }
  const bytes = await readBounded(answer, host, mostBytes);
  return { bytes, contentType: answer.headers.get('content-type') ?? '' };
}
