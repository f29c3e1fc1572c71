import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/open-database.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { savePayload } from '../testing/sample-trip.ts';
import { testServer } from '../testing/test-server.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'wayfare-backup-'));
  file = join(directory, 'wayfare.backup');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function contents(db: Database) {
  const tables = await db.introspection.getTables();
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    all[name] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return all;
}

async function filledServer() {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  await ada.post('/api/save', savePayload({ tripName: 'Ωmega “trip” 🗾\n' }));
  await ada.post('/api/admin/broadcasts', { message: 'Hello' });
  const where = { databaseUrl: server.databaseUrl, dataDirectory: server.directory };
  return { server, ada, where };
}

describe('a backup', () => {
  it('made while the site runs brings everything back in a fresh install', async () => {
    const { server, ada, where } = await filledServer();
    const rows = await makeBackup(where, file, 0);
    expect(rows).toBeGreaterThan(5);
    expect(statSync(file).mode & 0o077).toBe(0);
    const before = await contents(server.db);
    await ada.post('/api/save', savePayload({ tripName: 'Later' }));

    const fresh = await freshDatabase();
    const onPostgres = fresh.databaseUrl !== null;
    expect(await restoreBackup(fresh.db, file, { replace: false, onPostgres })).toBe(rows);
    expect(await contents(fresh.db)).toEqual(before);
    await expect(restoreBackup(fresh.db, file, { replace: false, onPostgres })).rejects.toThrow('not empty');
    await fresh.db.deleteFrom('trips').execute();
    await restoreBackup(fresh.db, file, { replace: true, onPostgres });
    expect(await contents(fresh.db)).toEqual(before);
    await fresh.drop();
  });

  it('that was cut off, changed, or is something else leaves the database as it was', async () => {
    const { server, where } = await filledServer();
    await makeBackup(where, file, 0);
    const before = await contents(server.db);
    const whole = readFileSync(file);
    const changed = gzipSync(gunzipSync(whole).toString().replace('Hello', 'Hullo'));
    const shorter = gzipSync(gunzipSync(whole).toString().split('\n').slice(0, -3).join('\n'));
    for (const bad of [whole.subarray(0, whole.length - 40), changed, shorter, gzipSync('{}'), 'no gzip']) {
      writeFileSync(file, bad);
      const trying = restoreBackup(server.db, file, {
        replace: true,
        onPostgres: where.databaseUrl !== null,
      });
      await expect(trying).rejects.toThrow(/not whole|cannot be read|not a backup/);
    }
    expect(await contents(server.db)).toEqual(before);
  });
});
