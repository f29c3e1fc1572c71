import type { Assistant } from '@wayfare/assistant';
import type { FastifyInstance } from 'fastify';
import { indicativeRates } from './indicative-rates.ts';
import type { CostLimit } from '../http/cost-limit.ts';
import { readerLeaves } from '../http/reader-leaves.ts';
import { serve } from '../http/serve.ts';
import type { Rates } from '../outside/ecb-rates.ts';
import type { Work } from '../work/work.ts';

interface PlanningNeeds {
  rates: Rates;
  now: () => number;
  assistant: () => Assistant;
  work: Work;
  cost: CostLimit;
}

/** What planning by hand asks for: the best order, other dates, days that fit the route again, what to see, rates. */
export function planningRoutes(app: FastifyInstance, { assistant, work, cost, rates, now }: PlanningNeeds) {
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
  serve(app, 'proposeChange', async ({ body: { intents, ...document }, actor, request, reply }) => {
    const input = { question: 'A change', intents, ...document, now: new Date(now()).toISOString() };
    const message = { input, changes: [], opening: '' };
    const spent = cost.begin(request, actor);
    const { text, edits, plan } = await work.run('answer', message, { signal: readerLeaves(reply), spent });
    return { text, edits, plan: edits.length > 0 ? plan : null };
  });
  serve(app, 'usualCost', ({ body: { currency, ...document }, actor, request }) =>
    cost.measure(request, actor, () => assistant().usualCost({ tripName: 'A trip', ...document }, currency)),
  );
  serve(app, 'whatToSee', ({ body, actor, request }) =>
    cost.measure(request, actor, () => assistant().whatToSee(body)),
  );
  serve(app, 'exchangeRates', ({ reply }) => {
    reply.header('cache-control', 'public, max-age=3600');
    return indicativeRates(rates);
  });
}
