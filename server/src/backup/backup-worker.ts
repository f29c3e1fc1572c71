import { parentPort, workerData } from 'node:worker_threads';
import { makeBackup } from './make-backup.ts';

/** What the thread is given: which database, which file, and the time. */
export interface BackupTask {
  databaseUrl: string | null;
  dataDirectory: string;
  file: string;
  now: number;
}

/** A thread of its own makes the backup, so that nobody who is served meanwhile waits for a row. */
const { file, now, ...where } = workerData as BackupTask;
// From here on the thread may be ended.
parentPort!.postMessage({ loaded: true });
await makeBackup(where, file, now);
