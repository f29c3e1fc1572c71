import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../http/rate-limit.ts';
import { readerLeaves } from '../http/reader-leaves.ts';
import { serve } from '../http/serve.ts';
import type { Work } from '../work/work.ts';

interface ImportNeeds {
  work: Work;
  now: () => number;
}

/** Reading a large file takes the server a moment; nobody imports more often than this by hand. */
const importLimit = { most: 30, windowMs: 60_000 };

/** Files that become trips. Nothing is kept here: what is shown is saved by the traveller, as any trip. */
export function importRoutes(app: FastifyInstance, { work, now }: ImportNeeds) {
  const mayImport = rateLimit(importLimit, now);
  serve(app, 'previewImport', ({ body, actor, reply }) => {
    mayImport(actor.id);
    return work.run('importFile', body, { signal: readerLeaves(reply) });
  });
}
