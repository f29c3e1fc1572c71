import { setTimeout } from 'node:timers/promises';
import { openBenchDatabase } from './bench-database.ts';
import { chart } from './chart.ts';
import { constantPath } from './constant-path.ts';
import { measure, type Row } from './measure.ts';
import { makeTrips } from './make-trips.ts';
import { type Operation, operations } from './operations.ts';
import { signInDemo } from './sign-in-demo.ts';
import { startServer } from './start-server.ts';

const usualSeconds = 5;
const restMs = 60_000;

function optionOf(options: readonly string[], name: string) {
  const given = options.indexOf(name);
  return given >= 0 ? options[given + 1] : undefined;
}

/** How many bytes an operation answers. */
async function answerBytes(
  origin: string,
  { path, headers: own, bodies, talk }: Operation,
  headers: Record<string, string>,
) {
  await talk?.begin({ origin }, headers['cookie'] ?? '');
  const body = talk?.next(0) ?? bodies?.(0)[0];
  const sent = body !== undefined && { method: 'POST', body };
  const response = await fetch(`${origin}${path}`, {
    headers: { ...headers, 'accept-encoding': 'identity', ...own },
    ...sent,
  });
  const plain = await response.arrayBuffer();
  return own ? Number(response.headers.get('content-length')) : plain.byteLength;
}

/** The middle one of the ratios of two rows that were measured right after each other. */
function middleRatio(rows: readonly Row[], others: readonly Row[], figure: (row: Row) => number) {
  const ratios = rows.map((row, round) => figure(row) / figure(others[round]!)).sort((a, b) => a - b);
  return Number(ratios[ratios.length >> 1]!.toFixed(3));
}

/**
 * How fast the server answers what it is asked for most, beside a constant of the same size from the same server, in
 * turns: the ratios hold on any machine, that of processor time even on a busy one. `--postgres` has it use a PostgreSQL
 * of its own. `--only save,ics` measures some of it, `--seconds N --rounds N`; `--rest` waits a minute and says what
 * memory is left. `--chart` tells what requests cost against how much there is, `--large` up to a million trips.
 */
export default async function run(options: string[]) {
  const seconds = Number(optionOf(options, '--seconds') ?? usualSeconds);
  const rounds = Number(optionOf(options, '--rounds') ?? 3);
  const only = optionOf(options, '--only')?.split(',');
  if (options.includes('--chart')) return chart(options, seconds);
  const database = await openBenchDatabase(options);
  const begun = performance.now();
  // One account makes thousands of trips here, more than a person may keep.
  const room = { ACCOUNT_TRIPS: '1000000', ACCOUNT_TRIP_MB: '100000' };
  const started = await startServer('measured', {
    ...room,
    ...(database.url !== null && { DATABASE_URL: database.url }),
  });
  const server = { ...started, databaseCpuSeconds: database.cpuSeconds };
  const startMs = Math.round(performance.now() - begun);
  const { origin } = server;
  const idleMiB = Math.round(server.memoryMiB());
  const cookie = await signInDemo(origin);
  const headers = { cookie, 'content-type': 'application/json' };
  const asked = operations(await makeTrips(origin, headers));

  const rows: Row[] = [];
  const ratios: Record<string, { ofRequests: number; goal: number; ofCpu: number }> = {};
  for (const operation of asked.filter(({ name }) => only?.includes(name) ?? true)) {
    const bytes = await answerBytes(origin, operation, headers);
    const { name, clients, goal } = operation;
    const constant = {
      name: `${name}: constant of ${bytes} B`,
      path: `${constantPath}?bytes=${bytes}${operation.headers ? '&packed=1' : ''}`,
      clients,
    };
    const found: Row[] = [];
    const bests: Row[] = [];
    for (let round = 0; round < rounds; round++) {
      found.push(await measure(server, operation, cookie, seconds));
      bests.push(await measure(server, constant, cookie, seconds));
    }
    rows.push(...found, ...bests);
    ratios[name] = {
      ofRequests: middleRatio(found, bests, ({ requestsPerSecond }) => requestsPerSecond),
      goal,
      ofCpu: middleRatio(bests, found, ({ cpuMsPerRequest }) => cpuMsPerRequest),
    };
  }
  const afterMiB = Math.round(server.memoryMiB());
  if (options.includes('--rest')) await setTimeout(restMs);
  const restedMiB = options.includes('--rest') ? Math.round(server.memoryMiB()) : null;
  await server.stop();
  await database.stop();

  console.table(rows);
  console.table(ratios);
  console.table({ startMs, idleMiB, afterMiB, restedMiB });
  console.log(JSON.stringify({ bench: 'server', ratios, rows, startMs, idleMiB, afterMiB, restedMiB }));
}
