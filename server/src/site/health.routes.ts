import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open-database.ts';

/** `/healthz`: this process lives. `/readyz`: it can serve, its storage included. */
export function healthRoutes(app: FastifyInstance, db: Database) {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'),
  );
  app.get('/readyz', async (_request, reply) => {
    await db.selectFrom('settings').select('key').limit(1).execute();
    return reply.header('cache-control', 'no-store').type('text/plain').send('ok\n');
  });
}
