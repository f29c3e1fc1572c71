import type { FastifyInstance } from 'fastify';
import { rateLimit } from '../http/rate-limit.ts';
import { serve } from '../http/serve.ts';
import type { PageView } from './analytics/page-view.ts';
import type { ClientErrorRepo } from './client-error.repo.ts';
import type { ErrorReport } from './error-reports.ts';

interface TelemetryNeeds {
  countView: (path: string) => void;
  /** Tells the configured analytics service, later and without ever failing. */
  sendView: (view: PageView) => void;
  clientErrors: ClientErrorRepo;
  /** Tells the configured error-reporting service, later and without ever failing. */
  reportError: (report: ErrorReport) => void;
  now: () => number;
}

const robots =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|lighthouse|monitor|uptime|curl\/|wget\//i;

/** Page views and browser errors, each with a limit so that neither can be flooded. */
export function telemetryRoutes(app: FastifyInstance, needs: TelemetryNeeds) {
  const { countView, sendView, clientErrors, reportError, now } = needs;
  const mayView = rateLimit({ most: 300, windowMs: 60_000 }, now);
  const mayReport = rateLimit({ most: 20, windowMs: 60_000 }, now);

  serve(app, 'logView', ({ body, request }) => {
    mayView(request.ip);
    const userAgent = request.headers['user-agent'] ?? '';
    if (robots.test(userAgent)) return undefined;
    const path = body.path.split(/[?#]/, 1)[0]!;
    countView(path);
    // A browser that asks not to be tracked is counted here without saying who it is, and reported to no one else.
    if (request.headers['sec-gpc'] === '1' || request.headers['dnt'] === '1') return undefined;
    sendView({ path, title: body.title ?? '', address: request.ip, userAgent, at: now() });
    return undefined;
  });
  serve(app, 'logError', async ({ body, request }) => {
    mayReport(request.ip);
    await clientErrors.add(body.message, body.stack ?? '', now());
    reportError({ message: body.message, stack: body.stack ?? '', from: 'browser', at: now() });
    return undefined;
  });
}
