import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
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
  ])('says what to do about %s', async (_what, put) => {
    await free();
    put(join(directory, 'wayfare.sqlite'));
    const server = start({ DATABASE_URL: '' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toMatch(/^The storage cannot be opened: .*restore a backup\.\n$/);
  });

  it.skipIf(onPostgres)('is not restored over while it runs', async () => {
    await free();
    const server = start();
    await server.says('Wayfare is ready');
    const run = (...words: string[]) => {
      const { status, stderr, stdout } = spawnSync(process.execPath, ['src/backup.ts', ...words], {
        cwd: join(import.meta.dirname, '..'),
        env: { ...process.env, WAYFARE_DATA: directory },
        encoding: 'utf8',
      });
      return { status, said: stderr + stdout };
    };
    const file = join(directory, 'wayfare.gz');
    expect(run('backup', file)).toMatchObject({ status: 0 });
    const refused = run('restore', file, '--replace');
    expect(refused).toMatchObject({ status: 1 });
    expect(refused.said).toMatch(/^A server is running on this database. Stop it first/);
    server.child.kill('SIGTERM');
    await server.ended;
    expect(run('restore', file, '--replace')).toMatchObject({ status: 0 });
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
