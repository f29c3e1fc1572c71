import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';
import { untilReady } from './until-ready.ts';

const root = resolve(import.meta.dirname, '..');

/** A real server as `npm start` runs it, on a database of its own: an empty one, or a copy of what another has left. */
export async function startServer(settings: Record<string, string> = {}, leftBefore?: string) {
  const directory = mkdtempSync(join(tmpdir(), 'wayfare-e2e-'));
  if (leftBefore !== undefined) cpSync(leftBefore, directory, { recursive: true });
  const port = await freePort();
  const child = spawn(process.execPath, ['server/dist/program/main.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      WAYFARE_DATA: directory,
      LOG_LEVEL: 'warn',
      // Nobody outside is asked unless a journey stands in for them.
      OUTSIDE: 'off',
      ...settings,
    },
  });
  await untilReady(child);
  const end = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  };
  const remove = () => rmSync(directory, { recursive: true, force: true });
  const stop = async () => {
    await end();
    remove();
  };
  return { origin: `http://127.0.0.1:${port}`, directory, end, remove, stop };
}

/** Starts one server for all journeys; ends it after them. Those with a server of their own begin where a first start ends. */
export default async function startSite(project: TestProject) {
  const first = await startServer();
  await first.end();
  const { origin, stop } = await startServer({}, first.directory);
  project.provide('origin', origin);
  project.provide('firstStart', first.directory);
  return async () => {
    await stop();
    first.remove();
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string;
    /** What a server leaves that nobody has used. Its featured trips take longer to plan than all the rest of a start. */
    firstStart: string;
  }
}
