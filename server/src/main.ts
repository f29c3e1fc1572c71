import { createAssistant } from '@wayfare/assistant';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { settingRepo } from './db/setting.repo.ts';
import { seedFeaturedTrips } from './featured/seed-featured-trips.ts';
import { storageRefusal } from './http/storage-refusal.ts';
import { mailer } from './identity/send-mail.ts';
import { extraPlaceRepo } from './places/extra-place.repo.ts';
import { openWorld } from './places/open-world.ts';
import { tripRepo } from './trips/trip.repo.ts';

const drainMs = 10_000;

async function start() {
  const config = readConfig(process.env);
  const db = await openDatabase(config.databaseUrl, config.dataDirectory);
  const world = openWorld({ extras: await extraPlaceRepo(db).all() });
  await seedFeaturedTrips({
    db,
    settings: settingRepo(db),
    trips: tripRepo(db),
    atlas: world.atlas,
    assistant: () => createAssistant({ atlas: world.atlas(), travel: world.travel(), now: () => new Date() }),
    now: Date.now,
  });
  const { app, adminSetupLinks } = await createApp({
    config,
    db,
    now: Date.now,
    sendMail: mailer(config.smtpUrl, config.mailFrom),
    ...world,
  });
  await app.listen({ host: config.host, port: config.port });
  process.stdout.write(`Wayfare is ready at ${config.origin}\n`);
  for (const { email, link } of await adminSetupLinks()) {
    process.stdout.write(`Set the password of ${email} within seven days: ${link}\n`);
  }

  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), drainMs).unref();
    await app.close();
    await db.destroy();
    process.exit(0);
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}

const wrongFiles = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS']);

/** What to do where the storage cannot be opened; null where something else is wrong. */
function storageAdvice(error: NodeJS.ErrnoException): string | null {
  if (!wrongFiles.has(error.code ?? '') && storageRefusal(error) === null) return null;
  const check = process.env['DATABASE_URL']
    ? 'Check DATABASE_URL, and that the database runs and has room.'
    : 'Check that WAYFARE_DATA is a folder that this account may write to, with room, and that wayfare.sqlite in it is whole; if it is not, restore a backup.';
  return `The storage cannot be opened: ${error.message}. ${check}`;
}

try {
  await start();
} catch (error) {
  const fault = error as NodeJS.ErrnoException;
  const known = error instanceof ConfigError || fault.code === 'EADDRINUSE';
  process.stderr.write(`${known ? fault.message : (storageAdvice(fault) ?? fault.stack)}\n`);
  process.exit(1);
}
