import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { ownTurn } from '../http/own-turn.ts';

type Row = Record<string, unknown>;

/** What only opens doors, and tells a person nothing of themselves. */
const secrets = new Set(['id_hash', 'secret', 'secret_hash', 'password_hash', 'token_hash']);
const ownerColumns = ['user_id', 'owner_id'];
/** Files themselves are had at their bookings. */
const bytes = /blob|bytea/i;
/** What hangs on so many trips is in memory at a time; documents may be large, and a trip has a long history of them. */
const tripsAtOnce = 100;
const documentsAtOnce = 3;
const hasDocuments = new Set(['trips', 'trip_versions', 'conversation_turns']);

const parsed = (value: unknown) => {
  if (typeof value !== 'string' || !/^[{[]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

const readable = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, parsed(value)]));

const piecesOf = <One>(list: readonly One[], length: number): One[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  );

/** A table with rows of one account, and how these are told from those of others. */
interface OwnTable {
  name: string;
  columns: string[];
  /** The column that names the account, or the trip where the rows hang on trips. */
  by: string;
  isOfTrips: boolean;
}

/**
 * Everything that is kept of one account, by table: the rows that name it as their owner, and those that hang on its
 * trips. Tables are found by their columns, so that a new one is never left out.
 */
export function ownDataRepo(db: Database) {
  const any = db as unknown as Kysely<Record<string, Row>>;

  const tablesOf = async (): Promise<OwnTable[]> => {
    const tables = await db.introspection.getTables();
    return tables.flatMap(({ name, columns: all }) => {
      const has = new Set(all.map((column) => column.name));
      const owner = name === 'users' ? 'id' : ownerColumns.find((column) => has.has(column));
      const columns = all
        .filter((column) => !secrets.has(column.name) && !bytes.test(column.dataType))
        .map((column) => column.name);
      if (name === 'trips') return { name, columns, by: 'id', isOfTrips: true };
      if (owner) return { name, columns, by: owner, isOfTrips: false };
      return has.has('trip_id') ? { name, columns, by: 'trip_id', isOfTrips: true } : [];
    });
  };
  const rowsOf = async ({ name, columns, by }: OwnTable, ids: readonly string[]) => {
    const rows = await any
      .selectFrom(name)
      .select(columns)
      .where(({ eb }) => eb(sql.ref(by), 'in', ids))
      .execute();
    return rows.map(readable);
  };

  return {
    /** The rows of each table, a few at a time, with room for the requests of others in between. */
    read: async function* (userId: string): AsyncGenerator<{ table: string; rows: Row[] }> {
      const trips = await db.selectFrom('trips').select('id').where('owner_id', '=', userId).execute();
      const tripIds = trips.map(({ id }) => id);
      for (const table of await tablesOf()) {
        const length = hasDocuments.has(table.name) ? documentsAtOnce : tripsAtOnce;
        for (const ids of table.isOfTrips ? piecesOf(tripIds, length) : [[userId]]) {
          await ownTurn();
          yield { table: table.name, rows: await rowsOf(table, ids) };
        }
      }
    },
  };
}
export type OwnDataRepo = ReturnType<typeof ownDataRepo>;
