import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BackupFault } from './backup/backup-file.ts';
import { makeBackup } from './backup/make-backup.ts';
import { isServed } from './backup/is-served.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { StorageFault, toStorageFault } from './db/storage-fault.ts';

const usage = `Usage: npm run backup -- FILE
       npm run restore -- FILE [--replace]

backup writes everything the database holds into one file, while the site goes on.
restore puts such a file into an empty database, of either engine; --replace overwrites one that is not.
Both use the database that the environment names, as the server does.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [what, file, ...rest] = positionals;
if (!file || rest.length > 0 || (what !== 'backup' && what !== 'restore')) {
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}

async function restore(from: string) {
  if (!existsSync(from)) throw new BackupFault(`There is no file ${from}.`);
  const config = readConfig(process.env);
  const isUnderServer = () =>
    isServed(config).catch((error: unknown) => {
      throw toStorageFault(error, config.databaseUrl);
    });
  if (values.replace && (await isUnderServer()))
    throw new BackupFault(
      'A server is running on this database. Stop it first: it would write into what is restored.',
    );
  const db = await openDatabase(config.databaseUrl, config.dataDirectory);
  try {
    return await restoreBackup(db, from, {
      replace: values.replace,
      onPostgres: config.databaseUrl !== null,
    });
  } finally {
    await db.destroy();
  }
}

try {
  const rows =
    what === 'backup' ? await makeBackup(readConfig(process.env), file, Date.now()) : await restore(file);
  process.stdout.write(
    `${rows} rows ${what === 'backup' ? `written to ${file}` : `restored from ${file}`}.\n`,
  );
} catch (error) {
  const isToldInWords = [BackupFault, StorageFault, ConfigError].some((kind) => error instanceof kind);
  process.stderr.write(`${isToldInWords ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
