import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open-database.ts';
import { settingRepo } from '../db/setting.repo.ts';
import type { BackupStore } from './backup-store.ts';

const dueKey = 'backup_due_at';
const failureKey = 'backup_failure';
const lookEveryMs = 60_000;
/** After a failure it is tried again sooner than the next one is due. */
const tryAgainMs = 3_600_000;

/** When one failed last, and why. */
export interface BackupFailure {
  at: number;
  why: string;
}

interface KeeperNeeds {
  db: Database;
  store: BackupStore;
  everyMs: number | null;
  now: () => number;
  log: FastifyBaseLogger;
}

/** Has backups made in time, by one of all instances that serve the database. */
export function backupKeeper({ db, store, everyMs, now, log }: KeeperNeeds) {
  const settings = settingRepo(db);

  /** Whoever moves the due time on first makes the backup. */
  async function claim(everyMs: number) {
    const due = await settings.keepFirst(dueKey, '0');
    if (Number(due) > now()) return false;
    const { numUpdatedRows } = await db
      .updateTable('settings')
      .set({ value: String(now() + everyMs) })
      .where('key', '=', dueKey)
      .where('value', '=', due)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function make() {
    try {
      await store.make();
      await settings.write(failureKey, '');
    } catch (error) {
      const failure: BackupFailure = { at: now(), why: (error as Error).message };
      await settings.write(failureKey, JSON.stringify(failure));
      throw error;
    }
  }

  async function makeIfDue() {
    if (everyMs === null || !(await claim(everyMs))) return;
    try {
      await make();
      log.info('a backup was made');
    } catch (error) {
      log.error({ err: error }, 'a backup could not be made');
      await settings.write(dueKey, String(now() + Math.min(everyMs, tryAgainMs)));
    }
  }

  const look = () => void makeIfDue().catch((error) => log.warn({ err: error }, 'backups were put off'));
  const timer = everyMs === null ? null : setInterval(look, lookEveryMs);
  timer?.unref();
  return {
    make,
    makeIfDue,
    failure: async () => {
      const kept = await settings.read(failureKey);
      return kept ? (JSON.parse(kept) as BackupFailure) : null;
    },
    close: () => clearInterval(timer ?? undefined),
  };
}
export type BackupKeeper = ReturnType<typeof backupKeeper>;
