import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { refuseInsideTransaction } from './open-transaction.ts';
import { WriteGroup } from './write-group.ts';

interface Prepared {
  statement: StatementSync;
  answersRows: boolean;
}

const statementCacheSize = 300;

/** One open file with its prepared statements, kept by their text. */
class OpenFile {
  readonly db: DatabaseSync;
  readonly #prepared = new Map<string, Prepared>();

  constructor(path: string, readOnly: boolean) {
    this.db = new DatabaseSync(path, { readOnly, timeout: 0 });
  }

  run<R>(query: CompiledQuery): QueryResult<R> {
    const { statement, answersRows } = this.#prepare(query.sql);
    const values = query.parameters as SQLInputValue[];
    if (answersRows) return { rows: statement.all(...values) as R[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  /** Gives its memory back; what is asked next is read and prepared anew. */
  shrink() {
    this.#prepared.clear();
    this.db.exec('pragma shrink_memory');
  }

  #prepare(sql: string) {
    let prepared = this.#prepared.get(sql);
    if (!prepared) {
      if (this.#prepared.size >= statementCacheSize) this.#prepared.clear();
      const statement = this.db.prepare(sql);
      prepared = { statement, answersRows: statement.columns().length > 0 };
      this.#prepared.set(sql, prepared);
    }
    return prepared;
  }
}

/** Reads go to a read-only connection and see what is committed; writes and transactions go to the one writer. */
class SqliteConnection implements DatabaseConnection {
  readonly #reader: OpenFile;
  readonly #writer: OpenFile;
  readonly #group: WriteGroup;
  inTransaction = false;
  /** The last failure inside the transaction: if it ended the whole group, this is why. */
  failure: unknown = null;

  constructor(reader: OpenFile, writer: OpenFile, group: WriteGroup) {
    this.#reader = reader;
    this.#writer = writer;
    this.#group = group;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.inTransaction) return this.#runInside<R>(query);
    if (SelectQueryNode.is(query.query)) return this.#reader.run<R>(query);
    refuseInsideTransaction();
    await this.#group.enter();
    let result: QueryResult<R>;
    try {
      result = this.#writer.run<R>(query);
    } catch (error) {
      this.#group.abandon(error);
      throw error;
    }
    await this.#group.leave();
    return result;
  }

  #runInside<R>(query: CompiledQuery) {
    try {
      return this.#writer.run<R>(query);
    } catch (error) {
      this.failure = error;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Streaming is not used with the embedded database.');
  }
}

/** Kysely's driver over Node's own SQLite: write-ahead log, durable commits, concurrent writes grouped. */
export class SqliteDriver implements Driver {
  readonly #path: string;
  #reader!: OpenFile;
  #writer!: OpenFile;
  #group!: WriteGroup;

  constructor(path: string) {
    this.#path = path;
  }

  async init() {
    this.#writer = new OpenFile(this.#path, false);
    // FULL has to be said again on every connection: the one that made the log keeps its own level otherwise.
    this.#writer.db.exec(`
      pragma busy_timeout = 5000;
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma busy_timeout = 0;
    `);
    this.#reader = new OpenFile(this.#path, true);
    this.#reader.db.exec('pragma query_only = on; pragma busy_timeout = 200; pragma cache_size = -16000;');
    this.#group = new WriteGroup(this.#writer.db);
  }

  /** Committed rows, at once; only after `init`. */
  read<R>(query: CompiledQuery): R[] {
    return this.#reader.run<R>(query).rows;
  }

  shrink() {
    this.#reader.shrink();
    this.#writer.shrink();
  }

  async acquireConnection() {
    return new SqliteConnection(this.#reader, this.#writer, this.#group);
  }

  async beginTransaction(connection: SqliteConnection) {
    refuseInsideTransaction();
    await this.#group.enter();
    connection.inTransaction = true;
  }

  async commitTransaction(connection: SqliteConnection) {
    connection.inTransaction = false;
    await this.#group.leave();
  }

  async rollbackTransaction(connection: SqliteConnection) {
    // A failed commit arrives here too: the group has settled it already.
    if (!connection.inTransaction) return;
    connection.inTransaction = false;
    this.#group.abandon(connection.failure);
  }

  async releaseConnection() {}

  async destroy() {
    this.#reader.db.close();
    this.#writer.db.close();
  }
}
