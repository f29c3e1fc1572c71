import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '@wayfare/server/app';
import { readConfig } from '@wayfare/server/config';
import { openDatabase } from '@wayfare/server/db/open-database';
import { openWorld } from '@wayfare/server/places/open-world';
import { fuzz } from '@wayfare/server/testing/fuzz';
import { TestBrowser } from '@wayfare/server/testing/test-browser';
import { freePort } from '../server/free-port.ts';

const minuteMs = 60_000;

/** Ten thousand mutated messages, documents and files against the real server: what broke, and what took longest. */
export default async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: 'string', default: '10000' }, seed: { type: 'string', default: '1' } },
  });
  const directory = mkdtempSync(join(tmpdir(), 'wayfare-fuzz-'));
  const port = await freePort();
  const config = readConfig({
    PORT: String(port),
    WAYFARE_DATA: directory,
    LOG_LEVEL: 'silent',
    OUTSIDE: 'off',
  });
  const db = await openDatabase(config.databaseUrl, config.dataDirectory);
  // A clock of its own: ten thousand calls in minutes would meet the limits of an hour instead of the code behind them.
  let skipped = 0;
  const { app } = await createApp({
    config,
    db,
    now: () => Date.now() + skipped,
    sendMail: null,
    ...openWorld(),
  });
  await app.listen({ host: config.host, port });
  const browser = new TestBrowser(config.origin);
  await browser.register('Ada');
  const { faults, statuses, slowest } = await fuzz({
    browser,
    seed: Number(values.seed),
    rounds: Number(values.rounds),
    passTime: () => (skipped += minuteMs),
  });
  await app.close();
  await db.destroy();
  rmSync(directory, { recursive: true, force: true });
  console.log(`${values.rounds} calls, seed ${values.seed}:`, statuses);
  console.log(`Slowest: ${slowest.milliseconds.toFixed(0)} ms, ${slowest.call}`);
  console.log(faults.length === 0 ? 'Nothing broke.' : `${faults.length} broke:\n${faults.join('\n')}`);
  if (faults.length > 0) process.exitCode = 1;
}
