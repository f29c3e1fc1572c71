import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const chromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const postgresRoot = '/usr/lib/postgresql';

const findChromium = () =>
  process.env['CHROMIUM_PATH'] ?? chromiumPaths.find((path) => existsSync(path)) ?? null;

function findPostgres() {
  if (process.env['POSTGRES_BIN']) return process.env['POSTGRES_BIN'];
  const versions = existsSync(postgresRoot) ? readdirSync(postgresRoot) : [];
  const newest = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(postgresRoot, version, 'bin'));
  return newest.find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

let updated = false;
function aptInstall(name: string) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing ${name} with apt-get …\n`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (!updated) apt('-qq', 'update');
  updated = true;
  apt('-qq', 'install', '-y', '--no-install-recommends', name);
}

/** A system browser for the browser tests; installed where that is possible, else a word on what to do. */
export function chromium(): string {
  if (!findChromium()) aptInstall('chromium');
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium, and it cannot be installed from here. Install it (Debian and Ubuntu: ' +
      '"sudo apt-get install chromium"), or set CHROMIUM_PATH to a Chromium or Chrome, and run npm test again.',
  );
}

/** The folder of PostgreSQL's programs, or null where it is neither installed nor installable. */
export function postgresPrograms(): string | null {
  if (!findPostgres()) aptInstall('postgresql');
  return findPostgres();
}

/** The programs by which a PDF is read back, as the server tests do; installed where that is possible. */
export function pdfReader(): void {
  const found = () => spawnSync('pdftotext', ['-v']).error === undefined;
  if (!found()) aptInstall('poppler-utils');
  if (found()) return;
  throw new Error(
    'The tests of the PDF need pdftotext, and it cannot be installed from here. Install it (Debian and Ubuntu: ' +
      '"sudo apt-get install poppler-utils") and run npm test again.',
  );
}
