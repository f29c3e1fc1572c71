import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counts and times of requests, by method, route and status, with the figures of the process, in Prometheus' words. */
export function countRequests(openStreams: () => number) {
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

  return {
    count: ({ method, route, status, ms }: { method: string; route: string; status: number; ms: number }) => {
      const key = `${method} ${route} ${status}`;
      let histogram = bound.get(key);
      if (!histogram) bound.set(key, (histogram = seconds.labels(method, route, String(status))));
      histogram.observe(ms / 1000);
    },
    contentType: register.contentType,
    read: () => register.metrics(),
  };
}
