import { join, resolve } from 'node:path';
import { readDuration } from './duration-setting.ts';

/** Backups that the server makes by itself. */
export interface BackupConfig {
  folder: string;
  /** How often; null where only an admin or the command makes them. */
  everyMs: number | null;
  /** So many of the newest are kept. */
  keep: number;
}

const longestDays = 31;
const usualKeep = 7;
const mostKept = 365;

/** Where, how often and how many. */
export function readBackupConfig(
  env: Record<string, string | undefined>,
  dataDirectory: string,
  faults: string[],
): BackupConfig {
  const keepGiven = env['BACKUP_KEEP']?.trim() || String(usualKeep);
  const keep = /^\d+$/.test(keepGiven) ? Number(keepGiven) : 0;
  if (keep < 1 || keep > mostKept)
    faults.push(`BACKUP_KEEP is "${keepGiven}"; it must be a number from 1 to ${mostKept}`);
  const folder = env['BACKUP_FOLDER']?.trim();
  return {
    folder: folder ? resolve(folder) : join(dataDirectory, 'backups'),
    everyMs: readDuration(env, { name: 'BACKUP_EVERY', longestDays, empty: 'none' }, faults),
    keep,
  };
}
