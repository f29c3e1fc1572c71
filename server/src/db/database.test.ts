import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { storageRefusal } from '../http/storage-refusal.ts';
import { freshDatabase, onPostgres } from '../testing/fresh-database.ts';
import { savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';
import { openDatabase } from './open-database.ts';
import { settingRepo } from './setting.repo.ts';

describe('the database', () => {
  it('is brought to the newest form by several instances at once', async () => {
    const { db, directory, databaseUrl, drop } = await freshDatabase();
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
    const cascade = sql.raw(databaseUrl ? 'cascade' : '');
    for (const { name } of tables) await sql`drop table ${sql.table(name)} ${cascade}`.execute(db);
    const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(databaseUrl, directory)));
    const after = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    expect(after.rows).toEqual(rows);
    await Promise.all(opened.map((instance) => instance.destroy()));
    await drop();
  });

  it('keeps the first of two values that instances make at once', async () => {
    const { db, drop } = await freshDatabase();
    const settings = settingRepo(db);
    const values = await Promise.all(['a', 'b', 'c'].map((value) => settings.keepFirst('key', value)));
    expect(new Set(values).size).toBe(1);
    await drop();
  });

  it('that goes away is told in words, and nothing is half-written when it comes back', async () => {
    const server = await testServer();
    const ada = await server.signedIn('Ada');
    await server.db.destroy();
    const answer = await ada.post('/api/save', savePayload());
    expect([answer.status, answer.json.error.code]).toEqual([503, 'not_available']);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect((await ada.get('/readyz')).status).toBe(503);
  });

  if (onPostgres) {
    it('that breaks a connection in a transaction refuses what follows on it, and answers anew', async () => {
      const { db, drop } = await freshDatabase();
      const broken = db.transaction().execute(async (transaction) => {
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction).catch(() => {});
        await sql`select 1`.execute(transaction);
      });
      const error: unknown = await broken.catch((reason: unknown) => reason);
      expect(storageRefusal(error)?.code).toBe('not_available');
      await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
      await drop();
    });
  }
});
