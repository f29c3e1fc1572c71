import autocannon from 'autocannon';
import type { Operation } from './operations.ts';

/** What a number of requests a second costs, and how long they take. */
export interface Row {
  what: string;
  requestsPerSecond: number;
  medianMs: number;
  p99Ms: number;
  cpuMsPerRequest: number;
  /** Of a database that is a program of its own. */
  databaseCpuMs?: number;
}

/** A server that answers, and what it and its database have used so far. */
export interface Measured {
  origin: string;
  cpuSeconds: () => number;
  databaseCpuSeconds?: (() => number) | undefined;
}

/** One operation, over and over, for so many seconds. */
export async function measure(
  server: Measured,
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
  const { cpuSeconds, databaseCpuSeconds } = server;
  const [before, databaseBefore] = [cpuSeconds(), databaseCpuSeconds?.() ?? 0];
  const result = await autocannon(options);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} answers were not 200, ${result.errors} failed`);
  if (result.requests.total === 0) throw new Error(`${name}: nothing was answered in ${seconds} s`);
  const each = (seconds: number) => Number(((seconds * 1000) / result.requests.total).toFixed(3));
  return {
    what: name,
    requestsPerSecond: Math.round(result.requests.average),
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
    cpuMsPerRequest: each(cpuSeconds() - before),
    ...(databaseCpuSeconds && { databaseCpuMs: each(databaseCpuSeconds() - databaseBefore) }),
  };
}
