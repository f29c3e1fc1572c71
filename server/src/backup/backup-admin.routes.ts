import { toInstant } from '@wayfare/contracts/text';
import type { FastifyInstance } from 'fastify';
import type { BackupConfig } from '../backup-config.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import type { BackupKeeper } from './backup-keeper.ts';
import type { BackupStore } from './backup-store.ts';

interface BackupRouteNeeds {
  config: BackupConfig;
  store: BackupStore;
  keeper: BackupKeeper;
  note: (actor: User, act: string, subject: string) => Promise<unknown>;
}

const hourMs = 3_600_000;

/** What backups there are, and one more at a press. */
export function backupAdminRoutes(app: FastifyInstance, { config, store, keeper, note }: BackupRouteNeeds) {
  const shown = async () => {
    const failure = await keeper.failure();
    return {
      folder: config.folder,
      everyHours: config.everyMs === null ? null : config.everyMs / hourMs,
      keep: config.keep,
      underWay: store.isUnderWay(),
      failure: failure && { at: toInstant(failure.at), why: failure.why },
      backups: (await store.list()).map(({ madeAt, ...one }) => ({ ...one, madeAt: toInstant(madeAt) })),
    };
  };

  serve(app, 'adminBackups', shown);
  serve(app, 'adminMakeBackup', async ({ actor }) => {
    const isNew = !store.isUnderWay();
    // A large database takes minutes: the page looks again, and a failure is told there.
    keeper.make().catch((error) => app.log.error({ err: error }, 'a backup could not be made'));
    if (isNew) await note(actor, 'had a backup made', config.folder);
    return shown();
  });
}
