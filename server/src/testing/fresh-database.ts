import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../db/open-database.ts';

export const onPostgres = process.env['WAYFARE_TEST_POSTGRES'] !== undefined;

/** An empty, migrated database of the engine under test, which goes when `drop` is called. */
export async function freshDatabase() {
  const directory = mkdtempSync(join(tmpdir(), 'wayfare-'));
  const adminUrl = process.env['WAYFARE_TEST_POSTGRES'];
  if (!adminUrl) {
    const db = await openDatabase(null, directory);
    const drop = async () => {
      await db.destroy().catch(() => {});
      rmSync(directory, { recursive: true, force: true });
    };
    return { db, directory, databaseUrl: null, drop };
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name} template wayfare_template`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const db = await openDatabase(url.href, directory);
  const drop = async () => {
    await db.destroy().catch(() => {});
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
    rmSync(directory, { recursive: true, force: true });
  };
  return { db, directory, databaseUrl: url.href, drop };
}
