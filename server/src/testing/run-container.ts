import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { command, dockerfile, root, type Settings } from './container-files.ts';
import type { freshDatabase } from './fresh-database.ts';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** The parts of an address as the settings want them; none of them where the database is the embedded one. */
function databaseParts(databaseUrl: string | null): Settings {
  if (databaseUrl === null) return { DATABASE_HOST: '' };
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const where = { DATABASE_HOST: hostname, DATABASE_PORT: port };
  return { ...where, DATABASE_USER: username, DATABASE_NAME: pathname.slice(1) };
}

/** So that it can write to its folder alone, as in a container whose own files cannot be written. */
const allowed = (directory: string) => [
  '--permission',
  '--allow-fs-read=/',
  `--allow-fs-write=${directory}`,
  '--allow-worker',
  '--allow-addons',
];

/** Runs the image's command with these settings and no others; only port, folder and database are the test's. */
export async function runContainer(
  settings: Settings,
  { directory, databaseUrl }: Pick<Awaited<ReturnType<typeof freshDatabase>>, 'directory' | 'databaseUrl'>,
) {
  const port = await freePort();
  const here = { PORT: String(port), WAYFARE_DATA: directory, LOG_LEVEL: 'error', OUTSIDE: 'off' };
  const env = { ...settings, ...here, ...databaseParts(databaseUrl) };
  const child = spawn(process.execPath, [...allowed(directory), ...command.slice(1)], { cwd: root, env });
  const ended = once(child, 'exit');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => void (said += piece.toString()));
  while (!said.includes('Wayfare is ready at ')) {
    const isOver = await Promise.race([once(child.stdout, 'data').then(() => false), ended.then(() => true)]);
    if (isOver) throw new Error(`the server ended and said: ${said}`);
  }
  return {
    port,
    said: () => said,
    /** How the image's own check finds it: 0 for well. */
    check: () => {
      const check = /^HEALTHCHECK [^]*?CMD node -e "(.*)"$/m.exec(dockerfile)![1]!;
      return spawnSync(process.execPath, ['-e', check], { env }).status;
    },
    kill: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal);
      await ended;
    },
  };
}
