import { Refusal } from './refusal.ts';

const sqliteFull = 13;
const sqliteUnavailable = new Set([5, 6, 8, 10, 11, 14, 26]);
const postgresUnavailable = /^(08|53|57|58)/;
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);
/** What the drivers say, without a code, of a connection that is gone or a database that is closed. */
const unavailableWords = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'not queryable',
  'database is not open',
  'statement has been finalized',
  'driver has already been destroyed',
];

const full = () =>
  new Refusal(
    'storage_full',
    'The server has no room left to keep this. Nothing was changed; please try again later.',
  );
const away = () =>
  new Refusal(
    'not_available',
    'The storage cannot be reached right now. Nothing was changed; please try again.',
    {
      retryAfterSeconds: 5,
    },
  );

/** A refusal in words where the database or its disk is at fault; `null` for any other error. */
export function storageRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  if ('errcode' in error && typeof error.errcode === 'number') {
    const code = error.errcode & 0xff;
    if (code === sqliteFull) return full();
    return sqliteUnavailable.has(code) ? away() : null;
  }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '53100' || code === 'ENOSPC') return full();
  if (postgresUnavailable.test(code) || networkCodes.has(code)) return away();
  return unavailableWords.some((words) => error.message.includes(words)) ? away() : null;
}
