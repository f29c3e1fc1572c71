import type { Assistant } from '@wayfare/assistant';
import { ratesAsOf, unitsPerEuro } from '@wayfare/atlas';
import type { FastifyInstance } from 'fastify';
import type { CostLimit } from '../http/cost-limit.ts';
import { readerLeaves } from '../http/reader-leaves.ts';
import { serve } from '../http/serve.ts';
import type { Work } from '../work/work.ts';

interface PlanningNeeds {
  assistant: () => Assistant;
  work: Work;
  cost: CostLimit;
}

/** What planning by hand asks for: the best order, other dates, days that fit the route again, rates. */
export function planningRoutes(app: FastifyInstance, { assistant, work, cost }: PlanningNeeds) {
  serve(app, 'bestOrder', ({ body, actor, request, reply }) => {
    const spent = cost.begin(request, actor);
    return work.run('bestOrder', body.trip, { signal: readerLeaves(reply), spent });
  });
  serve(app, 'previewDates', ({ body, actor, request, reply }) => {
    const spent = cost.begin(request, actor);
    return work.run('previewDates', body, { signal: readerLeaves(reply), spent });
  });
  serve(app, 'rebuildDays', ({ body, actor, request, reply }) => {
    const spent = cost.begin(request, actor);
    return work.run('rebuildDays', body, { signal: readerLeaves(reply), spent });
  });
  serve(app, 'usualCost', ({ body: { currency, ...document }, actor, request }) =>
    cost.measure(request, actor, () => assistant().usualCost({ tripName: 'A trip', ...document }, currency)),
  );
  serve(app, 'exchangeRates', ({ reply }) => {
    reply.header('cache-control', 'public, max-age=86400');
    return { asOf: ratesAsOf, unitsPerEuro: { ...unitsPerEuro } };
  });
}
