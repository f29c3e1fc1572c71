import type { Assistant } from '@wayfare/assistant';
import { ratesAsOf, unitsPerEuro } from '@wayfare/atlas';
import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../http/rate-limit.ts';
import { readerLeaves } from '../http/reader-leaves.ts';
import { serve } from '../http/serve.ts';
import type { Work } from '../work/work.ts';

interface PlanningNeeds {
  assistant: () => Assistant;
  work: Work;
  now: () => number;
}

const helperLimit = { most: 120, windowMs: 60_000 };

/** What planning by hand asks for: the best order, other dates, days that fit the route again, rates. */
export function planningRoutes(app: FastifyInstance, { assistant, work, now }: PlanningNeeds) {
  const mayAsk = rateLimit(helperLimit, now);

  serve(app, 'bestOrder', ({ body, request, reply }) => {
    mayAsk(request.ip);
    return work.run('bestOrder', body.trip, { signal: readerLeaves(reply) });
  });
  serve(app, 'previewDates', ({ body, request, reply }) => {
    mayAsk(request.ip);
    return work.run('previewDates', body, { signal: readerLeaves(reply) });
  });
  serve(app, 'rebuildDays', ({ body, request, reply }) => {
    mayAsk(request.ip);
    return work.run('rebuildDays', body, { signal: readerLeaves(reply) });
  });
  serve(app, 'usualCost', ({ body: { currency, ...document }, request }) => {
    mayAsk(request.ip);
    return { cost: assistant().usualCost({ tripName: 'A trip', ...document }, currency) };
  });
  serve(app, 'exchangeRates', ({ reply }) => {
    reply.header('cache-control', 'public, max-age=86400');
    return { asOf: ratesAsOf, unitsPerEuro: { ...unitsPerEuro } };
  });
}
