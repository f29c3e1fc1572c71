import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/postgres.ts';
import { postgresPrograms } from '../../scripts/system-tools.ts';
import { onPostgres } from './testing/fresh-database.ts';

let directory: string;
let blocker: Server;
let port: number;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'wayfare-main-'));
  blocker = createServer();
  port = await new Promise((resolve) => {
    blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port));
  });
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const free = () => new Promise((done) => blocker.close(done));

function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), WAYFARE_DATA: directory, LOG_LEVEL: 'error', ...env },
  });
  let said = '';
  const heard: (() => void)[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said += piece.toString();
      for (const listener of heard) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => said.includes(text) && resolve();
      heard.push(look);
      look();
      void ended.then((code) => reject(new Error(`ended with ${code} and said: ${said}`)));
    });
  return { child, ended, says, said: () => said };
}

/** Runs `npm run backup` or `npm run restore` to its end. */
function runBackup(words: readonly string[], env: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['src/backup.ts', ...words], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, said: stderr + stdout };
}

/** Holds the settings' table, so that whoever reads it waits; `waiting` resolves once so many do. */
async function lockSettings(url: string) {
  const [holder, watcher] = [new pg.Client(url), new pg.Client(url)];
  for (const client of [holder, watcher]) {
    client.on('error', () => {});
    await client.connect();
  }
  await holder.query('begin; lock table settings in access exclusive mode');
  const waiting = async (count: number): Promise<void> => {
    const { rows } = await watcher.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
    if (rows.length < count) await waiting(count);
  };
  return { waiting };
}

describe('the server as a process', () => {
  it('prints its address, answers when ready, and closes cleanly with streams open', async () => {
    await free();
    const server = start();
    const address = `http://127.0.0.1:${port}`;
    await server.says(`Wayfare is ready at ${address}`);
    expect(await (await fetch(`${address}/healthz`)).text()).toBe('ok\n');
    const stream = await fetch(`${address}/api/message`);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await stream.text();
    expect(server.said().trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['a folder in the place of its file', (path: string) => mkdirSync(path)],
    ['a file that is none of its own', (path: string) => writeFileSync(path, 'no database '.repeat(500))],
    ['an emptied file, in which it begins no new site', (path: string) => writeFileSync(path, '')],
  ])('says what to do about %s', async (_what, put) => {
    await free();
    put(join(directory, 'wayfare.sqlite'));
    const server = start({ DATABASE_URL: '' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/^The storage cannot be opened: .*restore a backup.*\n$/);
  });

  it.each([
    ['a data folder that cannot be made', { WAYFARE_DATA: '/proc/none', DATABASE_URL: '' }, /WAYFARE_DATA/],
    ['no database at its address', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' }, /DATABASE_URL/],
  ])('says what to do about %s', async (_what, env, told) => {
    await free();
    const server = start(env);
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/^The storage cannot be opened: .*\n$/);
    expect(server.said()).toMatch(told);
  });

  it.skipIf(onPostgres)('is not restored over while it runs', async () => {
    await free();
    const server = start();
    await server.says('Wayfare is ready');
    const run = (...words: string[]) => runBackup(words, { WAYFARE_DATA: directory });
    const file = join(directory, 'wayfare.gz');
    expect(run('backup', file)).toMatchObject({ status: 0 });
    const refused = run('restore', file, '--replace');
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.said).toMatch(/^A server is running on this database. Stop it first/);
    server.child.kill('SIGTERM');
    await server.ended;
    expect(run('restore', file, '--replace')).toMatchObject({ status: 0 });
  });

  it('has its backups tell in a sentence what is wrong with a folder, a file or a setting', () => {
    const file = join(directory, 'none', 'wayfare.gz');
    const told = (words: string[], env: Record<string, string> = {}) =>
      runBackup(words, { WAYFARE_DATA: directory, DATABASE_URL: '', ...env });
    expect(told(['backup', file])).toEqual({
      status: 1,
      said: expect.stringMatching(/^The storage cannot be opened: .*\n$/),
    });
    writeFileSync(join(directory, 'wayfare.sqlite'), 'no database '.repeat(500));
    writeFileSync(join(directory, 'wayfare.gz'), 'no backup');
    expect(told(['restore', join(directory, 'wayfare.gz'), '--replace'])).toEqual({
      status: 1,
      said: expect.stringMatching(/^The storage cannot be opened: .*move it away.*\n$/),
    });
    expect(told(['backup', file], { PORT: 'x' }).said).toMatch(/^The configuration has [^]*PORT is "x"/);
    rmSync(join(directory, 'wayfare.sqlite'));
    new DatabaseSync(join(directory, 'wayfare.sqlite')).exec('create table kysely_migration (name text)');
    expect(told(['backup', file])).toEqual({
      status: 1,
      said: expect.stringMatching(/^The backup cannot be written: .*\n$/),
    });
  });

  it('says in one sentence that its port is taken', async () => {
    const server = start();
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/EADDRINUSE.*\n$/);
    await free();
  });

  it('lists every fault of its settings and does not start', async () => {
    await free();
    const server = start({ PORT: 'x', LOG_LEVEL: 'loud', PLANNING_THREADS: 'all' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain('PORT is "x"');
    expect(server.said()).toContain('LOG_LEVEL is "loud"');
    expect(server.said()).toContain('PLANNING_THREADS is "all"');
  });

  // A cluster of its own: other tests go on using theirs.
  if (onPostgres) {
    it('outlives a restart of PostgreSQL with queries under way', { timeout: 60_000 }, async () => {
      await free();
      const postgres = await startPostgres(postgresPrograms()!);
      const server = start({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
      const address = `http://127.0.0.1:${port}`;
      const statusOf = async () => (await fetch(`${address}/readyz`)).status;
      await server.says(`Wayfare is ready at ${address}`);
      const settings = await lockSettings(postgres.url);
      const underWay = Array.from({ length: 8 }, statusOf);
      await settings.waiting(underWay.length);
      await postgres.halt('SIGQUIT');
      expect(await Promise.all(underWay)).toEqual(underWay.map(() => 503));
      const refused = await fetch(`${address}/readyz`);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await refused.json()).toMatchObject({ error: { code: 'not_available' } });
      await postgres.start();
      expect(await statusOf()).toBe(200);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      await postgres.stop();
    });
  }
});
