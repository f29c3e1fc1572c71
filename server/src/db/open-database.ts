import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite/sqlite-dialect.ts';

export type Database = Kysely<Schema>;

/** What our connections to PostgreSQL are called, there and in its list of them. */
export const applicationName = 'wayfare';

// Whole numbers of 64 bits are instants and counts here: all below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

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
  mkdirSync(dataDirectory, { recursive: true });
  return openSqlite<Schema>(join(dataDirectory, 'wayfare.sqlite'));
};

/** Opens PostgreSQL where a URL is given, else the embedded database below `dataDirectory`, in its newest form. */
export async function openDatabase(databaseUrl: string | null, dataDirectory: string): Promise<Database> {
  const db = open(databaseUrl, dataDirectory);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
