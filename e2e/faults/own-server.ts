import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { freePort } from '../free-port.ts';
import { untilReady } from '../until-ready.ts';

const root = resolve(import.meta.dirname, '../..');

interface Settings {
  env?: Record<string, string>;
  /** What Node is told before the program. */
  nodeArguments?: string[];
  /** The most kilobytes that a file of its own may have. */
  mostKilobytes?: number;
}

/** A folder for the data of a server; gone with the test. */
export function dataFolder() {
  const directory = mkdtempSync(join(tmpdir(), 'wayfare-faults-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** The product's own server on a folder that outlasts it, to be killed, stopped and started again. */
export async function serveFrom(directory: string, settings: Settings = {}) {
  const { env = {}, nodeArguments = [], mostKilobytes = null } = settings;
  const port = await freePort();
  const limit = mostKilobytes === null ? '' : `ulimit -f ${mostKilobytes}; `;
  const program = [process.execPath, ...nodeArguments, 'server/dist/program/main.js'];
  const child = spawn('bash', ['-c', `${limit}exec "$@"`, 'bash', ...program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: String(port),
      WAYFARE_DATA: directory,
      LOG_LEVEL: 'silent',
      OUTSIDE: 'off',
      ...env,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  await untilReady(child);
  /** Sends a signal; resolves once the server has said something of it. */
  const tell = (signal: NodeJS.Signals, text: string) =>
    new Promise<void>((done) => {
      child.stdout.on('data', (piece: Buffer) => piece.toString().includes(text) && done());
      child.kill(signal);
    });
  const send = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { origin: `http://127.0.0.1:${port}`, tell, send };
}

/** What the embedded database says of itself once nobody holds it. */
export function checkDatabase(directory: string): unknown[] {
  const db = new DatabaseSync(join(directory, 'wayfare.sqlite'));
  try {
    return [...db.prepare('pragma integrity_check').all(), ...db.prepare('pragma foreign_key_check').all()];
  } finally {
    db.close();
  }
}
