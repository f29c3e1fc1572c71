import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import type { Schema } from '../db/schema.ts';

const template = 'wayfare_template';

/** On PostgreSQL every test gets a copy of one migrated database: a copy is made in milliseconds. */
export default async function setup(_project: TestProject) {
  const url = process.env['WAYFARE_TEST_POSTGRES'];
  if (!url) return;
  const open = (connectionString: string) =>
    new Kysely<Schema>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }) });
  const admin = open(url);
  await sql`create database ${sql.id(template)}`.execute(admin);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  const db = open(templateUrl.href);
  await migrate(db);
  await db.destroy();
  await admin.destroy();
}
