import type { FastifyInstance } from 'fastify';
import type { AppNeeds } from './app.ts';
import type { Upkeep } from './add-running.ts';
import { noteActs } from './admin/note-acts.ts';
import { backupAdminRoutes } from './backup/backup-admin.routes.ts';
import { backupKeeper } from './backup/backup-keeper.ts';
import { backupStore } from './backup/backup-store.ts';

/** Backups that the server makes by itself and for admins. */
export function addBackups(app: FastifyInstance, { config, db, now }: AppNeeds): Upkeep {
  const { backups, databaseUrl, dataDirectory } = config;
  const store = backupStore({ ...backups, databaseUrl, dataDirectory, now });
  const keeper = backupKeeper({ db, store, everyMs: backups.everyMs, now, log: app.log });
  backupAdminRoutes(app, { config: backups, store, keeper, note: noteActs(db, now) });
  return {
    chores: [keeper.makeIfDue],
    close: async () => {
      keeper.close();
      await store.stop();
    },
  };
}
