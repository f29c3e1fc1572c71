import type { FastifyInstance } from 'fastify';
import type { CostLimit } from '../http/cost-limit.ts';
import { readerLeaves } from '../http/reader-leaves.ts';
import { serve } from '../http/serve.ts';
import type { Work } from '../work/work.ts';

interface ImportNeeds {
  work: Work;
  cost: CostLimit;
}

/** Files that become trips. Nothing is kept here: what is shown is saved by the traveller, as any trip. */
export function importRoutes(app: FastifyInstance, { work, cost }: ImportNeeds) {
  serve(app, 'previewImport', ({ body, actor, request, reply }) => {
    const spent = cost.begin(request, actor);
    return work.run('importFile', body, { signal: readerLeaves(reply), spent });
  });
}
