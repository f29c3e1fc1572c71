import autocannon from 'autocannon';
import { emptyTrip } from '@wayfare/contracts/empty-trip';
import { constantPath } from './constant-path.ts';
import { startServer } from './start-server.ts';
import { signInDemo } from './sign-in-demo.ts';

const tripCount = 20;

interface Row {
  what: string;
  requestsPerSecond: number;
  medianMs: number;
  p99Ms: number;
}

const city = (id: string, name: string, latitude: number, longitude: number) => ({
  placeId: id,
  name,
  kind: 'city' as const,
  latitude,
  longitude,
  countryCode: id.slice(0, 2),
  status: 'atlas' as const,
});

const sampleTrip = () => ({
  ...emptyTrip(),
  startOn: '2027-04-10',
  request: { adults: 2, interests: ['food' as const, 'art' as const] },
  stops: [
    { id: 'a', place: city('pt-lisbon', 'Lisbon', 38.7223, -9.1393), nights: 4 },
    { id: 'b', place: city('pt-porto', 'Porto', 41.1579, -8.6291), nights: 3 },
    { id: 'c', place: city('es-madrid', 'Madrid', 40.4168, -3.7038), nights: 3 },
  ],
});

async function measure(
  what: string,
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Row> {
  const options = { url, headers, duration: seconds, connections: 20, pipelining: 1 };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon(options);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${what}: ${result.non2xx} answers were not 200`);
  return {
    what,
    requestsPerSecond: Math.round(result.requests.average),
    medianMs: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

/** How fast the list of 20 trips is answered from SQLite, beside a constant of that size from the same server,
 * in turns. */
export default async function run(options: string[]) {
  const given = options.indexOf('--seconds');
  const seconds = given >= 0 ? Number(options[given + 1]) : 5;
  const begun = performance.now();
  const server = await startServer('measured');
  const startMs = Math.round(performance.now() - begun);
  const { origin } = server;
  const idleMiB = Math.round(server.memoryMiB());
  const cookie = await signInDemo(origin);
  const headers = { cookie, 'content-type': 'application/json' };
  for (let n = 0; n < tripCount; n++) {
    const body = JSON.stringify({ tripName: `Trip ${n}`, trip: sampleTrip(), plan: null });
    await fetch(`${origin}/api/save`, { method: 'POST', headers, body });
  }
  const answer = await (await fetch(`${origin}/api/trips`, { headers })).text();

  const rows: Row[] = [];
  const ratios: number[] = [];
  for (let round = 1; round <= 3; round++) {
    const list = await measure(
      `round ${round}: GET /api/trips, SQLite`,
      `${origin}/api/trips`,
      { cookie },
      seconds,
    );
    const constantUrl = `${origin}${constantPath}?bytes=${answer.length}`;
    const best = await measure(`round ${round}: a constant of that size`, constantUrl, { cookie }, seconds);
    rows.push(list, best);
    ratios.push(list.requestsPerSecond / best.requestsPerSecond);
  }
  const afterMiB = Math.round(server.memoryMiB());
  await server.stop();

  console.table(rows);
  const ratio = [...ratios].sort((a, b) => a - b)[1]!;
  console.log(
    `answer ${answer.length} bytes · ratio ${ratio.toFixed(2)} · start ${startMs} ms · idle ${idleMiB} MiB`,
  );
  console.log(
    JSON.stringify({
      bench: 'server',
      ratio,
      ratios,
      rows,
      startMs,
      idleMiB,
      afterMiB,
      bytes: answer.length,
    }),
  );
}
