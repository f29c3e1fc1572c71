/** How a travel server is asked. */
export interface Asking {
  timeoutMs: number;
  /** Sent as User-Agent: public servers want to know who asks. */
  userAgent: string;
}

const largestAnswerBytes = 4_000_000;

/**
 * Asks a server for JSON within the time-out, body included. Throws when it is down, slow, unwilling, too talkative or
 * answers anything but JSON.
 */
export async function askServer(url: URL, asking: Asking, body?: unknown): Promise<unknown> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(asking.timeoutMs),
    redirect: 'error',
    headers: {
      accept: 'application/json',
      'user-agent': asking.userAgent,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${url.host} answered ${response.status}.`);
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > largestAnswerBytes)
      throw new Error(`${url.host} answered more than ${largestAnswerBytes} bytes.`);
    text += decoder.decode(chunk, { stream: true });
  }
  return JSON.parse(text + decoder.decode()) as unknown;
}

/** A field of an answer that may be of any shape. */
export function field(value: unknown, ...path: (string | number)[]): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = (at as Record<string | number, unknown>)[step];
  }
  return at;
}

/** A finite number that is not negative; undefined for anything else. */
export const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

/** The address of a path below a server's base address, which may itself have a path. */
export const below = (base: string, path: string): URL => new URL(base.replace(/\/+$/, '') + path);
