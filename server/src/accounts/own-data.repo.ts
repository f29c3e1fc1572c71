import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/open-database.ts';

type Row = Record<string, unknown>;

/** What only opens doors, and tells a person nothing of themselves. */
const secrets = new Set(['id_hash', 'secret', 'secret_hash', 'password_hash', 'token_hash']);
const ownerColumns = ['user_id', 'owner_id'];

const parsed = (value: unknown) => {
  if (typeof value !== 'string' || !/^[{[]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

const readable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) =>
      secrets.has(column) || value instanceof Uint8Array ? [] : [[column, parsed(value)]],
    ),
  );

/**
 * Everything that is kept of one account, by table: the rows that name it as their owner, and those that hang on its
 * trips. Tables are found by their columns, so that a new one is never left out.
 */
export function ownDataRepo(db: Database) {
  const any = db as unknown as Kysely<Record<string, Row>>;
  return {
    read: async (userId: string) => {
      const owned: Record<string, Row[]> = {};
      const trips = any.selectFrom('trips').select('id').where('owner_id', '=', userId);
      for (const { name, columns } of await db.introspection.getTables()) {
        const has = new Set(columns.map((column) => column.name));
        const owner = name === 'users' ? 'id' : ownerColumns.find((column) => has.has(column));
        if (!owner && !has.has('trip_id')) continue;
        const rows = await any
          .selectFrom(name)
          .selectAll()
          .where(({ eb }) => (owner ? eb(sql.ref(owner), '=', userId) : eb(sql.ref('trip_id'), 'in', trips)))
          .execute();
        owned[name] = rows.map(readable);
      }
      return owned;
    },
  };
}
export type OwnDataRepo = ReturnType<typeof ownDataRepo>;
