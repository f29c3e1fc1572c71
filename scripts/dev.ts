import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const apiPort = process.env['PORT'] ?? '3000';
const webPort = process.env['WEB_PORT'] ?? '5173';
const origin = `http://127.0.0.1:${webPort}`;

/** Hot reload for both sides: the server restarts on a change, the browser application is served by Vite. */
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: apiPort, ORIGIN: origin },
  }),
  spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'web', '--port', webPort, '--strictPort', '--host', '127.0.0.1'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, WAYFARE_API: `http://127.0.0.1:${apiPort}` },
    },
  ),
];

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}
