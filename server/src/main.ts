import { createAssistant } from '@wayfare/assistant';
import { createApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { StorageFault } from './db/storage-fault.ts';
import { settingRepo } from './db/setting.repo.ts';
import { seedFeaturedTrips } from './featured/seed-featured-trips.ts';
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

/** What whoever starts the server can mend is told in words alone; of anything else they need the stack. */
const isToldInWords = (error: NodeJS.ErrnoException) =>
  error instanceof ConfigError ||
  error instanceof StorageFault ||
  ['EADDRINUSE', 'EADDRNOTAVAIL', 'EACCES'].includes(error.code ?? '');

try {
  await start();
} catch (error) {
  const fault = error as NodeJS.ErrnoException;
  process.stderr.write(`${isToldInWords(fault) ? fault.message : fault.stack}\n`);
  process.exit(1);
}
