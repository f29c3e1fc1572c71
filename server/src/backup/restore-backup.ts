import { type Kysely, sql } from 'kysely';
import { migrate } from '../db/migrate.ts';
import type { Database } from '../db/open-database.ts';
import { BackupFault, checkBackup, rowsOf } from './backup-file.ts';
import type { Row } from './table-rows.ts';

const rowsAtOnce = 100;
type AnyDatabase = Kysely<Record<string, Row>>;

async function isEmpty(db: Database) {
  const trips = await db.selectFrom('trips').select('id').limit(1).execute();
  const users = await db.selectFrom('users').select('id').limit(1).execute();
  return trips.length === 0 && users.length === 0;
}

async function dropEverything(db: AnyDatabase, onPostgres: boolean) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const cascade = sql.raw(onPostgres ? 'cascade' : '');
  if (!onPostgres) await sql`pragma foreign_keys = off`.execute(db);
  for (const { name } of tables) await sql`drop table ${sql.table(name)} ${cascade}`.execute(db);
  if (!onPostgres) await sql`pragma foreign_keys = on`.execute(db);
}

async function fill(tx: AnyDatabase, file: string) {
  // What an empty database is given by the changes to its tables gives way to what the backup holds.
  const known = (await tx.introspection.getTables()).map(({ name }) => name);
  for (const table of known) await tx.deleteFrom(table).execute();
  let batch: Row[] = [];
  let batchTable = '';
  const write = async () => {
    if (batch.length > 0) await tx.insertInto(batchTable).values(batch).execute();
    batch = [];
  };
  for await (const { table, row } of rowsOf(file)) {
    if (!known.includes(table)) throw new BackupFault(`The backup holds a table that is not known: ${table}`);
    if (table !== batchTable || batch.length >= rowsAtOnce) await write();
    batchTable = table;
    batch.push(row);
  }
  await write();
}

/**
 * Puts a backup into an empty database, of either engine, and brings it to the newest form; answers how many rows it
 * holds. A database that holds something is refused unless `replace` is given. The backup is checked from beginning
 * to end before anything is touched.
 */
export async function restoreBackup(
  db: Database,
  file: string,
  { replace, onPostgres }: { replace: boolean; onPostgres: boolean },
) {
  const { migrations, rows } = await checkBackup(file);
  if (!replace && !(await isEmpty(db))) {
    throw new BackupFault('This database is not empty. Stop the server and add --replace to overwrite it.');
  }
  const any = db as unknown as AnyDatabase;
  await dropEverything(any, onPostgres);
  await migrate(db, migrations.at(-1));
  await any.transaction().execute((tx) => fill(tx, file));
  await migrate(db);
  return rows;
}
