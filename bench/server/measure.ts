import autocannon from 'autocannon';
import type { Operation } from './operations.ts';

/** What a number of requests a second costs, and how long they take. */
export interface Row {
  what: string;
  requestsPerSecond: number;
  medianMs: number;
  p99Ms: number;
  cpuMsPerRequest: number;
}

/** One operation, over and over, for so many seconds. */
export async function measure(
  server: { origin: string; cpuSeconds: () => number },
  { name, path, clients, headers, bodies, talk }: Omit<Operation, 'goal'>,
  cookie: string,
  seconds: number,
): Promise<Row> {
  let client = 0;
  const sends = bodies !== undefined || talk !== undefined;
  const requestsOf = (one: number): autocannon.Request[] =>
    talk
      ? [
          {
            method: 'POST',
            path,
            setupRequest: (request) => ({ ...request, body: talk.next(one) }),
            onResponse: (status, answer) => status === 200 && talk.heard(one, answer),
          },
        ]
      : (bodies?.(one) ?? []).map((body) => ({ method: 'POST', path, body }));
  const options: autocannon.Options = {
    url: `${server.origin}${path}`,
    headers: { cookie, ...headers, ...(sends && { 'content-type': 'application/json' }) },
    connections: clients,
    duration: seconds,
    ...(sends && {
      method: 'POST',
      setupClient: (one: autocannon.Client) => one.setRequests(requestsOf(client++ % clients)),
    }),
  };
  await talk?.begin(server, cookie);
  await autocannon({ ...options, duration: 1 });
  await talk?.begin(server, cookie);
  const before = server.cpuSeconds();
  const result = await autocannon(options);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} answers were not 200, ${result.errors} failed`);
  const cpuMs = (server.cpuSeconds() - before) * 1000;
  return {
    what: name,
    requestsPerSecond: Math.round(result.requests.average),
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: Number((cpuMs / result.requests.total).toFixed(3)),
  };
}
