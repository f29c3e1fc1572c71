import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cpuSecondsOf } from './cpu-seconds.ts';
import { freePort } from './free-port.ts';

const root = resolve(import.meta.dirname, '../..');
const { memorySettings } = (await import(join(root, 'scripts/prepare.mjs'))) as {
  memorySettings: Record<string, string>;
};

/** The product's own server, or the one with a constant beside it. */
const programs = { product: 'server/dist/program/main.js', measured: 'bench/server/measured-server.ts' };

/** Starts a server on a database of its own, as `npm start` does, and tells what it uses; both are gone once it stops. */
export async function startServer(program: keyof typeof programs, settings: Record<string, string> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'wayfare-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--max-semi-space-size=4', programs[program]], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      WAYFARE_DATA: directory,
      LOG_LEVEL: 'error',
      OUTSIDE: 'off',
      ...memorySettings,
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/wayfare/compiled'),
      ...settings,
    },
  });
  // A bench that fails leaves no server behind.
  const endWithBench = () => void child.kill('SIGTERM');
  process.once('exit', endWithBench);
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (piece: Buffer) => piece.toString().includes('ready at') && ready());
    child.once('exit', (code) => fail(new Error(`the server ended with code ${code}`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    directory,
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      process.off('exit', endWithBench);
      rmSync(directory, { recursive: true, force: true });
    },
    memoryMiB: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    cpuSeconds: () => cpuSecondsOf(child.pid!),
  };
}
