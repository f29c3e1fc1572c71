import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { applicationName } from '../db/open-database.ts';

/** Whoever has the file open in its write-ahead log holds a lock on it, so it cannot be had alone. */
function isFileOpen(file: string) {
  if (!existsSync(file)) return false;
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
    return false;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5) return true;
    throw error;
  } finally {
    db.close();
  }
}

async function isConnected(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName],
    );
    return (rowCount ?? 0) > 0;
  } finally {
    await client.end();
  }
}

/** Whether a server has the database open. */
export const isServed = async ({
  databaseUrl,
  dataDirectory,
}: {
  databaseUrl: string | null;
  dataDirectory: string;
}) => (databaseUrl ? isConnected(databaseUrl) : isFileOpen(join(dataDirectory, 'wayfare.sqlite')));
