import { type CompiledQuery, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { markTransactions } from './open-transaction.ts';
import { SqliteDriver } from './sqlite-driver.ts';

/** Migrations run in one transaction, whose write lock keeps other instances out. */
class LockingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
  override get supportsMultipleConnections() {
    return true;
  }
}

type DirectReader = <Row>(query: CompiledQuery) => Row[];
const drivers = new WeakMap<object, SqliteDriver>();

/** The embedded database at `path`. */
export function openSqlite<Tables>(path: string): Kysely<Tables> {
  const driver = new SqliteDriver(path);
  const db = new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new LockingAdapter(),
      createIntrospector: (introspected: Kysely<unknown>) => new SqliteIntrospector(introspected),
    },
  });
  drivers.set(db, driver);
  return markTransactions(db);
}

/** The short way to committed rows of the embedded database, past the query builder; null on another engine. */
export function directReader(db: object): DirectReader | null {
  const driver = drivers.get(db);
  return driver ? (query) => driver.read(query) : null;
}

/** Gives back what the embedded database holds of its file in memory; another engine holds nothing here. */
export const shrinkDatabase = (db: object): void => drivers.get(db)?.shrink();
