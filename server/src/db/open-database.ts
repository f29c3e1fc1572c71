import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { makeFolder } from './make-folder.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite/sqlite-dialect.ts';
import { StorageFault, toStorageFault } from './storage-fault.ts';

export type Database = Kysely<Schema>;

/** What our connections to PostgreSQL are called, there and in its list of them. */
export const applicationName = 'wayfare';

// Whole numbers of 64 bits are instants and counts here: all below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A file without a byte is what a full or broken disk leaves of a site, and SQLite would begin a new one in it. */
function refuseEmptied(file: string) {
  if (statSync(file, { throwIfNoEntry: false })?.size !== 0) return;
  throw new StorageFault(
    `The storage cannot be opened: ${file} is empty. Move it away; then restore a backup, or start again for a new site.`,
  );
}

const open = (databaseUrl: string | null, dataDirectory: string) => {
  if (databaseUrl) {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 10,
      connectionTimeoutMillis: 5000,
      application_name: applicationName,
    });
    // The pool replaces a connection that breaks, and a query on it is refused; without a listener for both the idle
    // ones and those in use, it would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  }
  makeFolder(dataDirectory);
  const file = join(dataDirectory, 'wayfare.sqlite');
  refuseEmptied(file);
  return openSqlite<Schema>(file);
};

async function openAndMigrate(databaseUrl: string | null, dataDirectory: string): Promise<Database> {
  const db = open(databaseUrl, dataDirectory);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Opens PostgreSQL where a URL is given, else the embedded database below `dataDirectory`, in its newest form. */
export const openDatabase = (databaseUrl: string | null, dataDirectory: string) =>
  openAndMigrate(databaseUrl, dataDirectory).catch((error: unknown) => {
    throw toStorageFault(error, databaseUrl);
  });
