import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Row } from './table-rows.ts';

/** The first line of a backup. */
export interface BackupHead {
  wayfare: 'backup';
  form: 1;
  madeAt: string;
  /** The changes to the tables that the database had seen, oldest first. */
  migrations: string[];
}

/** The last line: tells a whole backup from one that was cut off or changed. */
export interface BackupEnd {
  rows: number;
  sha256: string;
}

/** One row as it stands in the file: its table and its values, bytes as base64. */
type Line = [table: string, row: Row];

export class BackupFault extends Error {}

const bytes = '$bytes';

/** A row as text; bytes are the one kind of value that JSON does not know. */
export const writeRow = (table: string, row: Row) =>
  JSON.stringify([
    table,
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        value instanceof Uint8Array ? { [bytes]: Buffer.from(value).toString('base64') } : value,
      ]),
    ),
  ] satisfies Line);

const readValue = (value: unknown) =>
  value !== null && typeof value === 'object' && bytes in value
    ? Buffer.from(String(value[bytes]), 'base64')
    : value;

const readRow = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, readValue(value)]));

async function* linesOf(file: string) {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  // A fault of either stream ends the reading with its reason.
  source.on('error', (error) => unpacked.destroy(error));
  yield* createInterface({ input: source.pipe(unpacked), crlfDelay: Infinity });
}

const notABackup = () => new BackupFault('This file is not a backup of Wayfare.');

function readHead(line: string | undefined): BackupHead {
  try {
    const head = JSON.parse(line ?? '') as BackupHead;
    if (head.wayfare === 'backup' && head.form === 1 && Array.isArray(head.migrations)) return head;
  } catch {
    // Told below.
  }
  throw notABackup();
}

/** Reads a backup from beginning to end and answers its head, or says why it cannot be trusted. */
export async function checkBackup(file: string): Promise<BackupHead & { rows: number }> {
  const sum = createHash('sha256');
  let head: BackupHead | undefined;
  let held: string | undefined;
  let lines = 0;
  try {
    for await (const line of linesOf(file)) {
      head ??= readHead(line);
      if (held !== undefined) {
        sum.update(held).update('\n');
        lines += 1;
      }
      held = line;
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw new BackupFault(`The backup cannot be read: ${(error as Error).message}`);
  }
  if (!head) throw notABackup();
  const end = JSON.parse(held ?? '{}') as Partial<BackupEnd>;
  const rows = lines - 1;
  if (end.rows !== rows || end.sha256 !== sum.digest('hex')) {
    throw new BackupFault('The backup is not whole: it was cut off or changed after it was made.');
  }
  return { ...head, rows };
}

/** The rows of a backup that was checked. */
export async function* rowsOf(file: string): AsyncGenerator<{ table: string; row: Row }> {
  let first = true;
  for await (const line of linesOf(file)) {
    if (!first && line.startsWith('[')) {
      const [table, row] = JSON.parse(line) as Line;
      yield { table, row: readRow(row) };
    }
    first = false;
  }
}
