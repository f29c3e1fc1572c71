import { startPostgres } from '../../scripts/postgres.ts';
import { postgresPrograms } from '../../scripts/system-tools.ts';
import { cpuSecondsOfFamily } from './cpu-seconds.ts';

/** Where a bench's server keeps its data: in the embedded database, or in a PostgreSQL of its own. */
export interface BenchDatabase {
  url: string | null;
  /** Of the database alone; the embedded one works inside the server. */
  cpuSeconds: (() => number) | undefined;
  stop: () => Promise<void>;
}

/** A PostgreSQL as it is used in earnest, on this machine, where the options name it; else nothing is started. */
export async function openBenchDatabase(options: readonly string[]): Promise<BenchDatabase> {
  if (!options.includes('--postgres')) return { url: null, cpuSeconds: undefined, stop: async () => {} };
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed; set POSTGRES_BIN where it is.');
  const { url, processId, stop } = await startPostgres(programs, { isDurable: true });
  return { url, cpuSeconds: () => cpuSecondsOfFamily(processId()), stop };
}
