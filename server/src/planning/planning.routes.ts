import type { Assistant } from '@wayfare/assistant';
import { ratesAsOf, unitsPerEuro } from '@wayfare/atlas';
import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../http/rate-limit.ts';
import { serve } from '../http/serve.ts';

interface PlanningNeeds {
  assistant: () => Assistant;
  now: () => number;
}

const helperLimit = { most: 120, windowMs: 60_000 };

/** What planning by hand asks for: the best order, other dates, days that fit the route again, rates. */
export function planningRoutes(app: FastifyInstance, { assistant, now }: PlanningNeeds) {
  const mayAsk = rateLimit(helperLimit, now);
  const unnamed = { tripName: 'A trip' };

  serve(app, 'bestOrder', ({ body, request }) => {
    mayAsk(request.ip);
    return assistant().bestOrder(body.trip);
  });
  serve(app, 'previewDates', ({ body: { startOn, ...document }, request }) => {
    mayAsk(request.ip);
    return assistant().previewDates({ ...unnamed, ...document }, startOn);
  });
  serve(app, 'rebuildDays', ({ body: { all, ...document }, request }) => {
    mayAsk(request.ip);
    return assistant().rebuildStale({ ...unnamed, ...document }, all);
  });
  serve(app, 'usualCost', ({ body: { currency, ...document }, request }) => {
    mayAsk(request.ip);
    return { cost: assistant().usualCost({ ...unnamed, ...document }, currency) };
  });
  serve(app, 'exchangeRates', ({ reply }) => {
    reply.header('cache-control', 'public, max-age=86400');
    return { asOf: ratesAsOf, unitsPerEuro: { ...unitsPerEuro } };
  });
}
