import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../http/rate-limit.ts';
import { serve } from '../http/serve.ts';
import type { ClientErrorRepo } from './client-error.repo.ts';

interface TelemetryNeeds {
  countView: (path: string) => void;
  clientErrors: ClientErrorRepo;
  now: () => number;
}

/** Page views and browser errors, each with a limit so that neither can be flooded. */
export function telemetryRoutes(app: FastifyInstance, { countView, clientErrors, now }: TelemetryNeeds) {
  const mayView = rateLimit({ most: 300, windowMs: 60_000 }, now);
  const mayReport = rateLimit({ most: 20, windowMs: 60_000 }, now);

  serve(app, 'logView', ({ body, request }) => {
    mayView(request.ip);
    countView(body.path);
    return undefined;
  });
  serve(app, 'logError', async ({ body, request }) => {
    mayReport(request.ip);
    await clientErrors.add(body.message, body.stack ?? '', now());
    return undefined;
  });
}
