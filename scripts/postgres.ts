import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const nobody = 65_534;
const patienceMs = 30_000;

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** PostgreSQL refuses to run as root; it then runs as nobody, and dies with us. */
function unprivileged(program: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, args];
  return [
    'setpriv',
    [`--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--pdeathsig=KILL', program, ...args],
  ];
}

const memory = '/dev/shm';
const enoughBytes = 2 * 1024 ** 3;

/** Where a database is made in a tenth of the time: in memory, where there is room; else among temporary files. */
function scratch(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > enoughBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

const forTests = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  'max_connections=200',
];

/** How PostgreSQL is ended: it tells its clients and closes, or it cuts them off as in a crash. */
type HaltSignal = 'SIGINT' | 'SIGQUIT';

interface Served {
  port: number;
  settings: readonly string[];
}

/** Starts the server over a cluster's directory; resolves when it answers, to what halts it. */
async function runServer(programs: string, directory: string, { port, settings }: Served) {
  const [program, args] = unprivileged(join(programs, 'postgres'), [
    ...['-D', join(directory, 'data'), '-h', '127.0.0.1', '-p', String(port), '-k', directory],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  // To a file, not a pipe: nobody empties a pipe while this process waits for the tests, and a full one stops the server.
  const logPath = join(directory, 'server.log');
  const log = openSync(logPath, 'w');
  const server: ChildProcess = spawn(program, args, { stdio: ['ignore', 'ignore', log], cwd: directory });
  closeSync(log);
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const giveUpAt = Date.now() + patienceMs;
  while (!readFileSync(logPath, 'utf8').includes('ready to accept connections')) {
    if (server.exitCode !== null || Date.now() > giveUpAt) {
      throw new Error(`PostgreSQL did not start:\n${readFileSync(logPath, 'utf8')}`);
    }
    await wait(50);
  }
  const halt = async (signal: HaltSignal) => {
    server.kill(signal);
    await ended;
  };
  return { halt, processId: server.pid! };
}

/**
 * A throw-away PostgreSQL on loopback, empty. Without durability, for tests, unless it `isDurable`: then it is as it comes, on
 * the disk. It can be halted and started again.
 */
export async function startPostgres(programs: string, { isDurable = false } = {}) {
  const directory = mkdtempSync(join(isDurable ? tmpdir() : scratch(), 'wayfare-postgres-'));
  chmodSync(directory, 0o700);
  if (process.getuid?.() === 0) chownSync(directory, nobody, nobody);
  const data = join(directory, 'data');
  const identity = ['-U', 'wayfare', '--auth=trust', '-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'];
  execFileSync(...unprivileged(join(programs, 'initdb'), ['-D', data, ...identity]), {
    stdio: 'pipe',
    cwd: directory,
  });
  const port = await freePort();
  const served = { port, settings: isDurable ? [] : forTests };
  let running = await runServer(programs, directory, served);
  return {
    url: `postgres://wayfare@127.0.0.1:${port}/postgres`,
    halt: (signal: HaltSignal = 'SIGINT') => running.halt(signal),
    processId: () => running.processId,
    start: async () => {
      running = await runServer(programs, directory, served);
    },
    stop: async () => {
      await running.halt('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
