import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
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

/** The embedded database at `path`. */
export const sqliteDialect = (path: string): Dialect => ({
  createDriver: () => new SqliteDriver(path),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new LockingAdapter(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});
