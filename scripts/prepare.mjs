// Runs on whatever Node the machine has (20 or later), before anything is installed: plain JavaScript, no imports
// but Node's own.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const root = resolve(import.meta.dirname, '..');
/** What preparing leaves for later starts. */
export const cache = join(root, 'node_modules', '.cache', 'wayfare');
const keptNpmSettings = /^npm_config_(registry|cache|.*proxy|noproxy|cafile|ca)$/i;
const skipped = new Set(['node_modules', 'dist', '.cache']);
const lockPatienceMs = 10 * 60_000;

/** The pinned Node, once it is installed. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * What is freed goes back to the system: few heaps for all threads, large pieces apart, and no free end is kept. Only
 * glibc reads it, and only at the start of a process.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
/** How a server is run: the container's Dockerfile says the same. */
export const serverProgram = [
  // A small young generation keeps an idle server small; the trip list stays as fast beside a constant.
  '--max-semi-space-size=4',
  'server/dist/program/main.js',
];

const say = (line) => process.stdout.write(`${line}\n`);

/** npm started from npm must not inherit the outer call's settings, nor leave development packages out. */
function cleanEnvironment() {
  const environment = {};
  for (const [name, value] of Object.entries(process.env)) {
    const fromNpm = /^npm_/i.test(name) && !keptNpmSettings.test(name);
    if (!fromNpm && name !== 'NODE_ENV' && name !== 'INIT_CWD') environment[name] = value;
  }
  return environment;
}

/** Runs a command to its end; its output is shown only where it fails or `show` is set. */
export function run(command, args, { show = false, env = process.env } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    const output = [];
    child.stdout?.on('data', (piece) => output.push(piece));
    child.stderr?.on('data', (piece) => output.push(piece));
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) return done();
      process.stderr.write(Buffer.concat(output));
      fail(new Error(`${command} ${args.join(' ')} ended with code ${code}`));
    });
  });
}

function hashTree(hash, path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!skipped.has(name)) hashTree(hash, join(path, name));
    return;
  }
  hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
}

/** What a step is made from, as one value: the step is due when it changes. */
function stampOf(paths) {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const path of paths) hashTree(hash, join(root, path));
  return hash.digest('hex');
}

const readStamp = (name) => {
  try {
    return readFileSync(join(cache, `${name}.stamp`), 'utf8');
  } catch {
    return '';
  }
};

/** Does a step unless its inputs are those of its last success. */
async function step({ name, title, inputs, output, work }) {
  const stamp = stampOf(inputs);
  if (readStamp(name) === stamp && statSync(join(root, output), { throwIfNoEntry: false })) return;
  const begun = Date.now();
  say(`${title} …`);
  await work();
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, `${name}.stamp`), stamp);
  say(`${title}: done in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

/** Keeps two starts at once from installing over each other. The lock of a process that is gone is taken over. */
async function withLock(work) {
  const path = join(root, '.wayfare-prepare.lock');
  const giveUpAt = Date.now() + lockPatienceMs;
  for (let told = false; ;) {
    try {
      closeSync(openSync(path, 'wx'));
      writeFileSync(path, String(process.pid));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (ownerIsGone(path)) {
        rmSync(path, { force: true });
        continue;
      }
      if (Date.now() > giveUpAt) {
        throw new Error(`another start has held ${path} for ten minutes`, { cause: error });
      }
      if (!told) say('Waiting for another start to finish preparing …');
      told = true;
      await wait(200);
    }
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

function ownerIsGone(path) {
  let owner;
  try {
    owner = Number(readFileSync(path, 'utf8'));
  } catch {
    return false;
  }
  // Empty for the moment between making the lock and writing into it.
  if (!owner) return Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > 5000;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Installs and builds whatever is not up to date. A second call does nothing but compare. */
export const prepare = ({ web }) =>
  withLock(async () => {
    await step({
      name: 'install',
      title: 'Installing packages',
      inputs: ['package.json', 'package-lock.json', ...workspaces.map((name) => `${name}/package.json`)],
      output: 'node_modules/node/package.json',
      work: () =>
        run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
          env: cleanEnvironment(),
        }),
    });
    await step({
      name: 'atlas',
      title: 'Building the atlas',
      inputs: ['package-lock.json', 'almanac/src', 'atlas/src', 'atlas/data'],
      output: 'atlas/dist/world.bin',
      work: () => run(pinnedNode, ['atlas/src/build/build-atlas.ts'], { show: true }),
    });
    // A print of the atlas stands for what the roads and the map take from it: new prose makes neither anew.
    await step({
      name: 'roads',
      title: 'Building the roads',
      inputs: [
        'package-lock.json',
        'atlas/src/travel',
        'atlas/src/geo',
        'atlas/data/tables/ferries.json',
        'atlas/data/tables/rail.json',
        'atlas/dist/roads.print',
      ],
      output: 'atlas/dist/travel.bin',
      work: () => run(pinnedNode, ['atlas/src/build/build-travel.ts'], { show: true }),
    });
    await step({
      name: 'map',
      title: 'Drawing the map',
      inputs: [
        'package-lock.json',
        'atlas/src/basemap',
        'atlas/src/geo',
        'atlas/src/travel',
        'atlas/data/tables/ferries.json',
        'atlas/data/tables/rail.json',
        'atlas/data/tables/seas.json',
        'atlas/dist/map.print',
      ],
      output: 'atlas/dist/basemap.pmtiles',
      work: () => run(pinnedNode, ['atlas/src/build/build-basemap.ts'], { show: true }),
    });
    if (!web) return;
    await step({
      name: 'server',
      title: 'Joining the server',
      inputs: [
        'package-lock.json',
        ...[
          'almanac',
          'wording',
          'contracts',
          'planner',
          'atlas',
          'covers',
          'reader',
          'assistant',
          'server',
        ].map((name) => `${name}/src`),
        'scripts/bundle-server.ts',
      ],
      output: 'server/dist/program/main.js',
      work: () => run(pinnedNode, ['scripts/bundle-server.ts']),
    });
    await step({
      name: 'web',
      title: 'Building the browser application',
      inputs: [
        'package-lock.json',
        'almanac/src',
        'wording/src',
        'contracts/src',
        'planner/src',
        'web',
        'atlas/dist/basemap.pmtiles',
      ],
      output: 'server/dist/pages/entry-server.js',
      work: async () => {
        const vite = ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'];
        // Once for browsers, once for the server, which draws the public pages with it.
        await run(pinnedNode, vite);
        await run(pinnedNode, [...vite, '--ssr', 'src/entry-server.tsx']);
      },
    });
  });
