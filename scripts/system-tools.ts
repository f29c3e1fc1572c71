import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const chromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shellPath = '/usr/bin/chromium-headless-shell';
const postgresRoot = '/usr/lib/postgresql';

const findChromium = () => chromiumPaths.find((path) => existsSync(path)) ?? null;

function findPostgres() {
  if (process.env['POSTGRES_BIN']) return process.env['POSTGRES_BIN'];
  const versions = existsSync(postgresRoot) ? readdirSync(postgresRoot) : [];
  const newest = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(postgresRoot, version, 'bin'));
  return newest.find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

// A machine without a network says so soon.
const impatient = ['Acquire::Retries=0', 'Acquire::http::Timeout=10', 'Acquire::https::Timeout=10'];

let updated = false;
function aptInstall(...names: string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing ${names.join(' and ')} with apt-get …\n`);
  const options = impatient.flatMap((option) => ['-o', option]);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...options, ...args], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  if (!updated) apt('update');
  updated = true;
  apt('install', '-y', '--no-remove', '--no-install-recommends', ...names);
}

/** The browsers of the browser tests, by the variables that name them. */
interface Browsers {
  CHROMIUM_PATH: string;
  HEADLESS_SHELL_PATH?: string;
}

/**
 * A system browser for the browser tests, and where there is one its headless shell, which opens a page in a third of the
 * time because it draws no window around it. Installed where that is possible, else a word on what to do.
 */
export function browsers(): Browsers {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return { CHROMIUM_PATH: chosen };
  // Together: they share parts, which have to be of one version.
  if (!existsSync(shellPath)) aptInstall('chromium', 'chromium-headless-shell');
  if (!findChromium()) aptInstall('chromium');
  const found = findChromium();
  if (found)
    return { CHROMIUM_PATH: found, ...(existsSync(shellPath) && { HEADLESS_SHELL_PATH: shellPath }) };
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
