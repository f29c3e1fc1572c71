import { calls, type CallName } from '@wayfare/contracts/calls';
import type { Answer, BodyInput, Params, QueryInput, Revived } from '@wayfare/contracts/endpoints';
import type { ErrorBody, FieldIssue } from '@wayfare/contracts/errors';
import type { ErrorCode } from '@wayfare/contracts/error-codes';
import { reviveDates } from './revive-dates.ts';

type Given<Key extends string, T> = [T] extends [undefined]
  ? { [K in Key]?: never }
  : Record<string, never> extends T
    ? { [K in Key]?: T }
    : { [K in Key]: T };

/** What one call takes, with how it is sent. `keepalive` lets it outlive the page; a `file` is sent as it is. */
export type CallInput<N extends CallName> = Given<'params', Params<N>> &
  Given<'query', QueryInput<N>> &
  Given<'body', BodyInput<N>> & { signal?: AbortSignal; keepalive?: boolean; file?: Blob };

/** What one call answers, as the browser holds it: every instant is a `Date`. */
export type CallAnswer<N extends CallName> = Revived<Answer<N>>;

/** A refusal of the server. `current` is the newer trip of a `conflict`. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | 'unreadable';
  readonly issues: FieldIssue[];
  readonly current: unknown;
  /** When the server will hear more, where it said so. */
  readonly retryAfterSeconds: number | null;
  constructor(status: number, body: ErrorBody['error'] | undefined, retryAfterSeconds: number | null = null) {
    super(body?.message ?? `Something went wrong on the server (${status}). Please try again.`);
    this.name = 'ApiError';
    this.status = status;
    this.code = body?.code ?? 'unreadable';
    this.issues = body?.issues ?? [];
    this.current = reviveDates(body?.current);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Says `session-expired`, `maintenance` or `region-not-served` when an answer told so, and after every call whether the
 * server was `reached` or `unreachable`.
 */
export const apiSignals = new EventTarget();

const signalOf = (name: CallName, { status, headers }: Response): string | undefined => {
  if (status === 401 && name !== 'checkAuth') return 'session-expired';
  if (status === 451) return 'region-not-served';
  // A storage that is away for a moment answers 503 too; only the header tells maintenance from it.
  return status === 503 && headers.get('wayfare-state') === 'maintenance' ? 'maintenance' : undefined;
};

type LooseInput = {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  file?: Blob;
  signal?: AbortSignal;
  keepalive?: boolean;
};

function addressOf(name: CallName, { params = {}, query = {} }: LooseInput): string {
  const path = calls[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

async function readJson(response: Response): Promise<unknown> {
  const written = await response.text();
  if (written === '') return undefined;
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** How a call reaches the server. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>;
let transport: Transport = (address, init) => fetch(address, init);

/** Sends calls another way than over the network: the server draws pages with the answers of its own calls. */
export const setTransport = (other: Transport) => {
  transport = other;
};

/** The service worker marks what it answers from memory with it. */
const copyHeader = 'wayfare-copy';

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await transport(address, init);
    apiSignals.dispatchEvent(new Event(response.headers.has(copyHeader) ? 'unreachable' : 'reached'));
    return response;
  } catch (error) {
    if (error instanceof TypeError) apiSignals.dispatchEvent(new Event('unreachable'));
    throw error;
  }
}

/** What is sent, and as what. */
function contentOf({ body, file }: LooseInput): { type?: string; body?: BodyInit } {
  if (file) return { type: 'application/octet-stream', body: file };
  return body === undefined ? {} : { type: 'application/json', body: JSON.stringify(body) };
}

async function send(name: CallName, input: LooseInput & { keepalive?: boolean }, accept: string) {
  const { signal, keepalive, ...where } = input;
  const { type, body } = contentOf(input);
  const response = await reach(addressOf(name, where), {
    method: calls[name].method,
    credentials: 'include',
    headers: { accept, ...(type === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  });
  if (response.ok) return response;
  const answer = await readJson(response);
  const signalName = signalOf(name, response);
  if (signalName === 'session-expired') console.warn('Session expired, re-login...');
  if (signalName) apiSignals.dispatchEvent(new Event(signalName));
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new ApiError(
    response.status,
    (answer as ErrorBody | undefined)?.error,
    Number.isFinite(retryAfter) ? retryAfter : null,
  );
}

async function call<N extends CallName>(
  name: N,
  ...[input]: Record<string, never> extends CallInput<N> ? [CallInput<N>?] : [CallInput<N>]
): Promise<CallAnswer<N>> {
  const response = await send(name, (input ?? {}) as LooseInput, 'application/json');
  return reviveDates(await readJson(response)) as CallAnswer<N>;
}

/** The same, for an answer that comes bit by bit; what it is made of is read as it was written. */
async function stream<N extends CallName>(name: N, input: CallInput<N>): Promise<ReadableStream<Uint8Array>> {
  const { body } = await send(name, input as LooseInput, 'text/event-stream');
  if (!body) throw new Error('The answer was empty. Please try again.');
  return body;
}

/** The same, for an answer that is a file; `name` is what the server calls it. */
async function file<N extends CallName>(
  name: N,
  input: CallInput<N>,
): Promise<{ content: Blob; name: string | null }> {
  const response = await send(name, input as LooseInput, '*/*');
  const exact = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { content: await response.blob(), name: exact ? decodeURIComponent(exact) : null };
}

/** The one door to the server. */
export const api = { call, stream, file };
