import { timingSafeEqual } from 'node:crypto';
import { calls, messageStreamPath, tripStreamPath } from '@wayfare/contracts/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
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

/** Counts and times of every call, for Prometheus at `/metrics`, and a line in the log for what was slow or failed. */
export function metricsRoutes(app: FastifyInstance, { metrics, openStreams }: MetricsNeeds) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'wayfare_request_seconds',
    help: 'How long requests took, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [register],
  });
  register.registerMetric(
    new Gauge({
      name: 'wayfare_open_pages',
      help: 'Event streams open on this instance: one for each browser that looks at a page.',
      registers: [],
      collect() {
        this.set(openStreams());
      },
    }),
  );
  // Bound once for each kind of request: looking labels up for every request would cost more than counting.
  const bound = new Map<string, { observe: (value: number) => void }>();

  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not the address: addresses hold ids and secrets.
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = reply.statusCode;
    const key = `${method} ${route} ${status}`;
    let histogram = bound.get(key);
    if (!histogram) bound.set(key, (histogram = seconds.labels(method, route, String(status))));
    const ms = reply.elapsedTime;
    histogram.observe(ms / 1000);
    const line = { method, route, status, ms: Math.round(ms) };
    if (status === 500) request.log.warn(line, 'failed');
    else if (ms > slowMs && !streams.has(route)) request.log.warn(line, 'slow');
    else request.log.debug(line, 'answered');
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metrics)) throw notFound('page');
    return reply
      .header('cache-control', 'no-store')
      .type(register.contentType)
      .send(await register.metrics());
  });
}
