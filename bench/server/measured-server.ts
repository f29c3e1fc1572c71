import { createApp } from '@wayfare/server/app';
import { readConfig } from '@wayfare/server/config';
import { openDatabase } from '@wayfare/server/db/open-database';
import { openWorld } from '@wayfare/server/places/open-world';
import { constantPath } from './constant-path.ts';

/** The real server with one route more: a constant, which costs what the server costs around any answer. */
const config = readConfig(process.env);
const db = await openDatabase(config.databaseUrl, config.dataDirectory);
const { app } = await createApp({ config, db, now: Date.now, sendMail: null, ...openWorld() });
let constant = '';
app.get(constantPath, (request, reply) => {
  const bytes = Number((request.query as { bytes: string }).bytes);
  if (constant.length !== bytes) constant = JSON.stringify('x'.repeat(bytes - 2));
  return reply.type('application/json; charset=utf-8').send(constant);
});
await app.listen({ host: config.host, port: config.port });
process.stdout.write(`Wayfare is ready at ${config.origin}\n`);
process.on('SIGTERM', () => process.exit(0));
