import { createHash } from 'node:crypto';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { toStorageFault } from '../db/storage-fault.ts';
import { type BackupEnd, BackupFault, type BackupHead, writeRow } from './backup-file.ts';
import { openSnapshot, type Snapshot } from './table-rows.ts';

const migrationTable = 'kysely_migration';
/** Kept answers of services outside can be had again, and may be large; what the database counts it counts again. */
const leftOut = ['outside_answers', 'day_totals'];
/** Tables that others refer to come first, so that a restore can take the rows as they come. */
const first = ['users', 'idp_accounts', 'trips', 'trip_files'];
const rank = (table: string) => (first.includes(table) ? first.indexOf(table) : first.length);
const ourTables = ({ tables }: Snapshot) =>
  tables
    .filter((table) => !table.startsWith('kysely_') && !leftOut.includes(table))
    .toSorted((a, b) => rank(a) - rank(b));

async function headOf(snapshot: Snapshot, now: number): Promise<BackupHead> {
  const migrations: string[] = [];
  for await (const row of snapshot.rows(migrationTable)) migrations.push(String(row['name']));
  return { wayfare: 'backup', form: 1, madeAt: new Date(now).toISOString(), migrations: migrations.sort() };
}

/** Where a backup is written until it is whole. */
export const unfinished = (file: string) => `${file}.unfinished`;

/**
 * Writes everything the database holds, as it stands at one moment, into one file that only its owner may read. The
 * site goes on meanwhile. A file that cannot be finished is not left behind.
 */
export async function makeBackup(
  { databaseUrl, dataDirectory }: { databaseUrl: string | null; dataDirectory: string },
  file: string,
  now: number,
) {
  const storageFault = (error: unknown) => toStorageFault(error, databaseUrl);
  const snapshot = await openSnapshot(databaseUrl, dataDirectory).catch((error: unknown) => {
    throw storageFault(error);
  });
  const partial = unfinished(file);
  let rows = 0;
  async function* lines() {
    const sum = createHash('sha256');
    const line = (text: string) => {
      sum.update(text).update('\n');
      return `${text}\n`;
    };
    yield line(JSON.stringify(await headOf(snapshot, now)));
    for (const table of ourTables(snapshot)) {
      for await (const row of snapshot.rows(table)) {
        rows += 1;
        yield line(writeRow(table, row));
      }
    }
    yield JSON.stringify({ rows, sha256: sum.digest('hex') } satisfies BackupEnd);
  }
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(partial, { mode: 0o600 }));
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    const isOfTheFile = error instanceof Error && 'syscall' in error && 'path' in error;
    throw isOfTheFile
      ? new BackupFault(`The backup cannot be written: ${error.message}.`)
      : storageFault(error);
  } finally {
    await snapshot.close();
  }
  return rows;
}
