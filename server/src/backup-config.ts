import { join, resolve } from 'node:path';

/** Backups that the server makes by itself. */
export interface BackupConfig {
  folder: string;
  /** How often; null where only an admin or the command makes them. */
  everyMs: number | null;
  /** So many of the newest are kept. */
  keep: number;
}

const hourMs = 3_600_000;
const unitMs = { h: hourMs, d: 24 * hourMs };
const longestMs = 31 * unitMs.d;
const usualKeep = 7;
const mostKept = 365;

function readEvery(env: Record<string, string | undefined>, faults: string[]): number | null {
  const given = env['BACKUP_EVERY']?.trim().toLowerCase() ?? '';
  if (given === '' || given === 'off') return null;
  const [, count, unit] = /^(\d{1,3})(h|d)$/.exec(given) ?? [];
  const everyMs = Number(count) * unitMs[unit as 'h' | 'd'];
  if (everyMs >= hourMs && everyMs <= longestMs) return everyMs;
  faults.push(
    `BACKUP_EVERY is "${given}"; it must be hours or days, such as 12h or 1d, up to 31d (leave it out for none)`,
  );
  return null;
}

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
    everyMs: readEvery(env, faults),
    keep,
  };
}
