import { timingSafeEqual } from 'node:crypto';
import { calls, messageStreamPath, tripStreamPath } from '@wayfare/contracts/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/refusal.ts';
import type { SiteConfig } from '../site-config.ts';

interface MetricsNeeds {
  metrics: SiteConfig['metrics'];
  /** Event streams that are open: one for each browser whose reader looks at a page. */
  openStreams: () => number;
}

const slowMs = 1000;
/** Answers that last as long as somebody listens. */
const streams = new Set<string>([messageStreamPath, tripStreamPath, calls.ask.path]);
const loopback = /^(127\.|::1$|::ffff:127\.)/;

function mayRead(request: FastifyRequest, metrics: SiteConfig['metrics']) {
  if (metrics === 'closed') return false;
  // What a proxy of this machine passes on comes from it too, and is not for everybody who reaches the proxy.
  const { forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
  if (metrics === 'here') return loopback.test(request.ip) && !forwarded && !forwardedFor;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${metrics.token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/**
 * Counts and times of every call, for Prometheus at `/metrics`, where somebody may read them; and a line in the log for what
 * was slow or failed.
 */
export async function metricsRoutes(app: FastifyInstance, { metrics, openStreams }: MetricsNeeds) {
  const counts =
    metrics === 'closed' ? null : (await import('./count-requests.ts')).countRequests(openStreams);

  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    // The route's pattern, not the address: addresses hold ids and secrets.
    const answered = { method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    const ms = reply.elapsedTime;
    counts?.count({ ...answered, ms });
    const line = { ...answered, ms: Math.round(ms) };
    if (line.status === 500) request.log.warn(line, 'failed');
    else if (ms > slowMs && !streams.has(line.route)) request.log.warn(line, 'slow');
    else request.log.debug(line, 'answered');
  });

  app.get('/metrics', async (request, reply) => {
    if (!counts || !mayRead(request, metrics)) throw notFound('page');
    return reply
      .header('cache-control', 'no-store')
      .type(counts.contentType)
      .send(await counts.read());
  });
}
