import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { startPostgres } from './postgres.ts';
import { browsers, pdfReader, postgresPrograms } from './system-tools.ts';

const root = resolve(import.meta.dirname, '..');
const node = process.execPath;
const reports = mkdtempSync(join(tmpdir(), 'wayfare-test-'));
const tally = { passed: 0, failed: 0 };
const broken: string[] = [];
const bin = (name: string, path: string) => join(root, 'node_modules', name, path);

function runStep(title: string, args: string[], env: Record<string, string> = {}) {
  process.stdout.write(`\n── ${title}\n`);
  const begun = Date.now();
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  if (status !== 0) broken.push(title);
  return status === 0;
}

/** Runs a check aside; resolves to how it ended and what it said. */
function runAside(args: readonly string[]) {
  const begun = Date.now();
  const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece));
  return new Promise<{ ok: boolean; said: string; seconds: string }>((done) => {
    child.once('close', (code) => {
      done({ ok: code === 0, said, seconds: ((Date.now() - begun) / 1000).toFixed(1) });
    });
  });
}

/** Checks that are right or wrong as a whole, each counting as one; two at a time, as they keep one core each. */
async function checks(all: readonly (readonly [title: string, args: readonly string[]])[]) {
  const left = [...all];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [title, args] = next;
      const { ok, said, seconds } = await runAside(args);
      process.stdout.write(`\n── ${title}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)\n${said}`);
      tally[ok ? 'passed' : 'failed']++;
      if (!ok) broken.push(title);
    }
  };
  await Promise.all([worker(), worker()]);
}

/** A test run counts by its tests; one that ran none, or left one out, has failed. */
function tests(title: string, args: string[], env: Record<string, string> = {}) {
  const report = join(reports, `${title.replace(/\W+/g, '-')}.json`);
  const vitest = [bin('vitest', 'vitest.mjs'), 'run', ...args, '--reporter=default', '--reporter=json'];
  const ok = runStep(title, [...vitest, `--outputFile.json=${report}`], env);
  let counted = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };
  try {
    counted = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    process.stdout.write(`${title}: no report was written\n`);
  }
  tally.passed += counted.numPassedTests;
  tally.failed += counted.numFailedTests + counted.numPendingTests;
  const fault = !ok || counted.numPassedTests === 0 || counted.numPendingTests > 0;
  if (fault && counted.numFailedTests + counted.numPendingTests === 0) tally.failed++;
  if (fault && !broken.includes(title)) broken.push(title);
}

// One checker: several look at the same files for each other, and two projects are checked at a time anyway.
const tsc = (project: string) => [bin('typescript', 'bin/tsc'), '--checkers', '1', '-p', project];
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  workspaces: string[];
};
// The longest of both kinds first, so that none is waited for alone.
const longest = ['server', 'web', 'bench', 'e2e', 'assistant'];
const projects = [...new Set([...longest, ...workspaces, 'scripts'])];
const types = projects.map((project) => [`types: ${project}`, tsc(project)] as const);
const rules = [
  ['format', [bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level', 'warn', '.']],
  ['atlas data', ['atlas/src/check/check-atlas.ts']],
  ['unused code and packages', [bin('knip', 'bin/knip.js')]],
  ['lint', [bin('oxlint', 'bin/oxlint'), '--deny-warnings']],
] as const;

/** Installs what the tests of the PDF read it back with, or says that they will fail. */
function preparePdfReader() {
  try {
    pdfReader();
  } catch (error) {
    process.stdout.write(`\n${(error as Error).message}\n`);
  }
}

/** Most tests of the places read the atlas alone, whatever the database; these read what it keeps of places. */
const keptPlaces = ['guide-changes', 'import-extract', 'imported-places'].map(
  (name) => `server/src/places/${name}.test.ts`,
);

/** The folders of the server with queries of their own, and the tests of what all queries share. */
const storing = () => [
  ...new Set(
    globSync('server/src/**/*.repo.ts', { cwd: root })
      .map((file) => `${dirname(file)}/`)
      .filter((folder) => !/\/(places|db)\/$/.test(folder)),
  ),
  ...['backup', 'featured', 'gate', 'http'].map((folder) => `server/src/${folder}/`),
  'server/src/db/database.test.ts',
  ...keptPlaces,
];

async function testOnPostgres() {
  const programs = postgresPrograms();
  if (programs) {
    const postgres = await startPostgres(programs);
    tests('server tests, PostgreSQL', storing(), { WAYFARE_TEST_POSTGRES: postgres.url });
    await postgres.stop();
  } else if (process.env['CI']) {
    process.stdout.write(
      '\nPostgreSQL is neither installed nor installable; CI must not leave that half out.\n',
    );
    broken.push('server tests, PostgreSQL');
    tally.failed++;
  } else {
    process.stdout.write(
      '\n!! The server tests were NOT run on PostgreSQL: it is neither installed nor installable here.\n' +
        '!! Install it (Debian and Ubuntu: "sudo apt-get install postgresql") or set POSTGRES_BIN to run them.\n',
    );
  }
}

function testInBrowser() {
  try {
    tests('browser journeys', ['--config', 'e2e/vitest.config.ts'], { ...browsers() });
  } catch (error) {
    process.stdout.write(`\n${(error as Error).message}\n`);
    broken.push('browser journeys');
    tally.failed++;
  }
}

/** What has tests of a kind of its own. */
const notUnit = ['server', 'web', 'e2e'];

/** What `npm test` does, in order; a part of it is named as an argument: `npm run test:web`. */
const parts: Record<string, () => Promise<void> | void> = {
  types: () => checks(types),
  unit: () => tests('unit tests', [...workspaces.filter((name) => !notUnit.includes(name)), 'scripts']),
  web: () => tests('browser application', ['web']),
  server: () => {
    preparePdfReader();
    tests('server tests, SQLite', ['server']);
  },
  postgres: testOnPostgres,
  journeys: testInBrowser,
  all: async () => {
    await checks([...rules, ...types]);
    preparePdfReader();
    tests('unit and server tests, SQLite', []);
    await testOnPostgres();
    testInBrowser();
  },
};
const [asked = 'all'] = process.argv.slice(2);
const part = parts[asked];
if (!part) {
  process.stderr.write(`Unknown part "${asked}"; there are ${Object.keys(parts).join(', ')}.\n`);
  process.exit(2);
}
await part();

rmSync(reports, { recursive: true, force: true });
if (broken.length > 0) process.stdout.write(`\nFailed: ${broken.join('; ')}\n`);
process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
process.exitCode = tally.failed === 0 && broken.length === 0 ? 0 : 1;
