import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import pg from 'pg';

export type Row = Record<string, unknown>;

/** All rows of all tables as they stood at one moment, while the site goes on. */
export interface Snapshot {
  tables: string[];
  rows: (table: string) => AsyncIterable<Row> | Iterable<Row>;
  close: () => Promise<void>;
}

const rowsAtOnce = 500;
const quoted = (table: string) => `"${table.replaceAll('"', '""')}"`;

function ofSqlite(dataDirectory: string): Snapshot {
  const db = new DatabaseSync(join(dataDirectory, 'wayfare.sqlite'), { readOnly: true });
  // A read transaction of the write-ahead log sees one moment and keeps nobody from writing.
  db.exec('begin');
  const names = db
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name")
    .all() as { name: string }[];
  return {
    tables: names.map(({ name }) => name),
    rows: (table) => db.prepare(`select * from ${quoted(table)}`).iterate() as Iterable<Row>,
    close: async () => {
      db.exec('commit');
      db.close();
    },
  };
}

async function ofPostgres(databaseUrl: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  const { rows: names } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  async function* rows(table: string) {
    await client.query(`declare reading cursor for select * from ${quoted(table)}`);
    for (;;) {
      const { rows: some } = await client.query<Row>(`fetch ${rowsAtOnce} from reading`);
      yield* some;
      if (some.length < rowsAtOnce) break;
    }
    await client.query('close reading');
  }
  return {
    tables: names.map(({ name }) => name),
    rows,
    close: async () => {
      await client.query('commit');
      await client.end();
    },
  };
}

/** Opens one moment of the database, of PostgreSQL where a URL is given. */
export const openSnapshot = async (databaseUrl: string | null, dataDirectory: string) =>
  databaseUrl ? ofPostgres(databaseUrl) : ofSqlite(dataDirectory);
