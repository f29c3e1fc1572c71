import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BackupConfig } from '../backup-config.ts';
import { makeFolder } from '../db/make-folder.ts';
import { endThread } from '../work/end-thread.ts';
import type { BackupTask } from './backup-worker.ts';
import { unfinished } from './make-backup.ts';

/** A backup in the folder. */
export interface KeptBackup {
  name: string;
  madeAt: number;
  bytes: number;
}

const form = /^wayfare-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.gz$/;

const nameAt = (at: number) => `wayfare-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '')}Z.gz`;

function madeAt(name: string): number | null {
  const [, day, hours, minutes, seconds] = form.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
}

/** Has a thread make one; `ended` tells how that went. A thread that was stopped leaves nothing behind. */
function startThread(task: BackupTask) {
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), { workerData: task });
  const ended = new Promise<void>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('the backup was stopped before it was whole'));
    });
  }).finally(() => rm(unfinished(task.file), { force: true }));
  return { ended, stop: endThread(worker) };
}

interface StoreNeeds extends Pick<BackupConfig, 'folder' | 'keep'> {
  databaseUrl: string | null;
  dataDirectory: string;
  now: () => number;
}

/** The folder of the backups that the server makes: one at a time, the newest kept. Other files in it are left alone. */
export function backupStore({ folder, keep, databaseUrl, dataDirectory, now }: StoreNeeds) {
  let underWay: Promise<void> | null = null;
  let thread: ReturnType<typeof startThread> | null = null;

  async function list(): Promise<KeptBackup[]> {
    const names = await readdir(folder).catch(() => []);
    const backups = names.flatMap((name) => {
      const at = madeAt(name);
      return at === null ? [] : [{ name, madeAt: at }];
    });
    const sized = backups.map(async (one) => ({ ...one, bytes: (await stat(join(folder, one.name))).size }));
    return (await Promise.all(sized)).toSorted((one, other) => other.madeAt - one.madeAt);
  }

  async function makeOne() {
    const at = now();
    makeFolder(folder, 0o700);
    thread = startThread({ databaseUrl, dataDirectory, file: join(folder, nameAt(at)), now: at });
    await thread.ended;
    // Old ones go only once a new one stands.
    for (const { name } of (await list()).slice(keep)) await rm(join(folder, name), { force: true });
  }

  return {
    list,
    isUnderWay: () => underWay !== null,
    /** Makes one; who asks while one is made waits for that. */
    make: () =>
      (underWay ??= makeOne().finally(() => {
        underWay = null;
        thread = null;
      })),
    /** Ends what is under way: a server that closes waits for no backup. */
    stop: async () => {
      await thread?.stop();
      await underWay?.catch(() => {});
    },
  };
}
export type BackupStore = ReturnType<typeof backupStore>;
