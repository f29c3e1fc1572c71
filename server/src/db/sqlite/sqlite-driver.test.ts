import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storageRefusal } from '../../http/storage-refusal.ts';
import { openSqlite } from './sqlite-dialect.ts';

interface Notes {
  notes: { id: number; text: string };
}

let directory: string;
let path: string;
let db: Kysely<Notes>;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'wayfare-sqlite-'));
  path = join(directory, 'notes.sqlite');
  db = openSqlite<Notes>(path);
  await db.schema
    .createTable('notes')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('text', 'text')
    .execute();
});
afterEach(async () => {
  await db.destroy();
  rmSync(directory, { recursive: true, force: true });
});

const add = (id: number, text = 'x') => db.insertInto('notes').values({ id, text }).execute();
const ids = async () =>
  (await db.selectFrom('notes').select('id').orderBy('id').execute()).map((row) => row.id);
const range = (count: number, from = 0) => Array.from({ length: count }, (_, n) => n + from);

/** How many commits the log of the database holds: each ends with a page that carries the database's size. */
function commitsInLog() {
  const reader = new DatabaseSync(path, { readOnly: true });
  const { page_size: pageSize } = reader.prepare('pragma page_size').get() as { page_size: number };
  reader.close();
  const log = readLog();
  let commits = 0;
  for (let at = 32; at + 24 <= log.length; at += 24 + pageSize) {
    if (log.readUInt32BE(at + 8) === log.readUInt32BE(16) && log.readUInt32BE(at + 4) !== 0) commits++;
  }
  return commits;
}
const readLog = () => process.getBuiltinModule('node:fs').readFileSync(`${path}-wal`);

describe('writes to the embedded database', () => {
  it('are durable: the log is synced at every commit, on the connection that made it too', async () => {
    const { rows } = await db.transaction().execute((tx) => tx.executeQuery(raw('pragma synchronous')));
    expect(rows).toEqual([{ synchronous: 2 }]);
  });

  it('that come together share a commit', async () => {
    const before = commitsInLog();
    await Promise.all(range(100).map((id) => add(id)));
    expect(await ids()).toEqual(range(100));
    expect(commitsInLog() - before).toBeLessThan(20);
  });

  it('that come one after the other in one turn of the loop share a commit too', async () => {
    const before = commitsInLog();
    let stands = false;
    const writes = [add(0).then(() => (stands = true))];
    // Long enough for the first to be through with its own part, were it alone.
    for (let turn = 0; turn < 200; turn++) await Promise.resolve();
    expect(stands).toBe(false);
    writes.push(add(1).then(() => true));
    await Promise.all(writes);
    expect(commitsInLog() - before).toBe(1);
    expect(await ids()).toEqual([0, 1]);
  });

  it('that fail leave the others of their group alone', async () => {
    await add(5);
    const outcomes = await Promise.allSettled(range(10).map((id) => add(id)));
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(1);
    expect(await ids()).toEqual(range(10));
  });

  it('inside a transaction are all kept or all taken back', async () => {
    const half = db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 1, text: 'a' }).execute();
      expect(await tx.selectFrom('notes').selectAll().execute()).toHaveLength(1);
      expect(await ids()).toEqual([]);
      throw new Error('changed my mind');
    });
    const other = add(2);
    await expect(half).rejects.toThrow('changed my mind');
    await other;
    expect(await ids()).toEqual([2]);
  });

  it('past a transaction, from inside it, are refused instead of waiting for themselves', async () => {
    const past = db.transaction().execute(async (tx) => {
      await tx.insertInto('notes').values({ id: 1, text: 'a' }).execute();
      await add(2);
    });
    await expect(past).rejects.toThrow('inside a transaction');
    const nested = db.transaction().execute(() => db.transaction().execute(() => add(3)));
    await expect(nested).rejects.toThrow('inside a transaction');
    let later = Promise.resolve<unknown>(null);
    await db.transaction().execute(async () => {
      later = new Promise((resolve) => setImmediate(resolve)).then(() => add(4));
    });
    await later;
    expect(await ids()).toEqual([4]);
  });

  it('are refused in words when the disk is full, and go on when there is room', async () => {
    await add(0);
    await db.executeQuery(raw('pragma max_page_count = 3'));
    const outcomes = await Promise.allSettled(range(20, 1).map((id) => add(id, 'y'.repeat(3000))));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(storageRefusal(reason)?.code).toBe('storage_full');
    const kept = await ids();
    expect(kept).toHaveLength(21 - refused.length);
    await db.executeQuery(raw('pragma max_page_count = 100000'));
    await add(99);
    expect(await ids()).toEqual([...kept, 99]);
  });

  it('wait for another process that holds the lock', async () => {
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    const waiting = add(1);
    setTimeout(() => other.exec('commit'), 100);
    await waiting;
    other.close();
    expect(await ids()).toEqual([1]);
  });

  it('are refused as away, without stopping reads, while the lock is held for good', async () => {
    const other = new DatabaseSync(path);
    other.exec('begin immediate');
    const waiting = [1, 3, 4].map((id) => add(id).catch((reason: unknown) => reason));
    expect(await ids()).toEqual([]);
    // Those behind the first wait no time of their own: all are told before one that comes then has lost its patience.
    const [error] = await Promise.all(waiting.slice(0, 1));
    const later = add(5).catch((reason: unknown) => reason);
    const first = await Promise.race([Promise.all(waiting), later.then(() => 'the later one')]);
    expect(first).toHaveLength(3);
    await later;
    expect(storageRefusal(error)?.code).toBe('not_available');
    other.exec('rollback');
    other.close();
    await add(2);
    expect(await ids()).toEqual([2]);
  });

  it('that were acknowledged survive a killed process', async () => {
    const program = `
      import { Kysely } from 'kysely';
      import { openSqlite } from ${JSON.stringify(join(import.meta.dirname, 'sqlite-dialect.ts'))};
      const db = openSqlite(process.argv[1]);
      const add = async (id) => {
        await db.insertInto('notes').values({ id, text: 'z' }).execute();
        process.stdout.write(id + '\\n');
      };
      for (let id = 0; ; id += 4) await Promise.all([add(id), add(id + 1), add(id + 2), add(id + 3)]);
    `;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program, path], {
      cwd: import.meta.dirname,
    });
    let said = '';
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (piece: Buffer) => {
        said += piece.toString();
        if (said.split('\n').length > 200) child.kill('SIGKILL');
      });
      child.on('exit', () => resolve());
    });
    const acknowledged = said.split('\n').slice(0, -1).map(Number);
    expect(acknowledged.length).toBeGreaterThan(199);
    const kept = new Set(await ids());
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});

function raw(sql: string) {
  return {
    sql,
    parameters: [],
    query: { kind: 'RawNode', sqlFragments: [sql], parameters: [] },
    queryId: { queryId: sql },
  } as never;
}
