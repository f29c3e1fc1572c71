import { randomBytes } from 'node:crypto';
import { createApp } from '@wayfare/server/app';
import { readConfig } from '@wayfare/server/config';
import { openDatabase } from '@wayfare/server/db/open-database';
import { openWorld } from '@wayfare/server/places/open-world';
import { constantPath } from './constant-path.ts';

/** The real server with one route more: a constant, which costs what the server costs around any answer. */
const config = readConfig(process.env);
const db = await openDatabase(config.databaseUrl, config.dataDirectory);
const { app } = await createApp({ config, db, now: Date.now, sendMail: null, ...openWorld() });
let constant: string | Buffer = '';
app.get(constantPath, (request, reply) => {
  const { bytes, packed } = request.query as { bytes: string; packed?: string };
  if (packed === undefined) {
    if (typeof constant !== 'string' || constant.length !== Number(bytes))
      constant = JSON.stringify('x'.repeat(Number(bytes) - 2));
    return reply.type('application/json; charset=utf-8').send(constant);
  }
  // The client of the bench turns every answer into text, which takes a hundred times as long of what is compressed.
  if (typeof constant === 'string' || constant.length !== Number(bytes))
    constant = randomBytes(Number(bytes));
  return reply.type('application/octet-stream').send(constant);
});
await app.listen({ host: config.host, port: config.port });
process.stdout.write(`Wayfare is ready at ${config.origin}\n`);
process.on('SIGTERM', () => process.exit(0));
