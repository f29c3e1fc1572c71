import type { StoredTrip } from '@wayfare/contracts/trip-endpoints';
import type { FastifyInstance } from 'fastify';
import type { CostLimit } from '../http/cost-limit.ts';
import { FileAnswer } from '../http/file-answer.ts';
import { readerLeaves } from '../http/reader-leaves.ts';
import { serve } from '../http/serve.ts';
import type { User } from '../http/visitor.ts';
import { readTrip, type ReadNeeds } from '../trips/read-trip.ts';
import type { Work } from '../work/work.ts';

interface ExportNeeds extends ReadNeeds {
  work: Work;
  cost: CostLimit;
}

/** Trips to take along. What their reader may not see is taken out in one place: where a trip is read. */
export function exportRoutes(app: FastifyInstance, needs: ExportNeeds) {
  const { work, cost } = needs;
  const read = (actor: User | null, id: string, ticket: string | undefined): Promise<StoredTrip> =>
    readTrip(needs, actor, { id, ticket });

  serve(app, 'tripSheet', async ({ params, query, actor, request, reply }) => {
    const stored = await read(actor, params.id, query.ticket);
    const spent = cost.begin(request, actor);
    return work.run('tripSheet', stored, { signal: readerLeaves(reply), spent });
  });
  serve(app, 'exportTrip', async ({ params: { id, format }, query, actor, request, reply }) => {
    const stored = await read(actor, id, query.ticket);
    const spent = cost.begin(request, actor);
    return new FileAnswer(
      await work.run('exportTrip', { stored, format }, { signal: readerLeaves(reply), spent }),
    );
  });
}
