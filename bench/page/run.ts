import autocannon from 'autocannon';
import { constantPath } from '../server/constant-path.ts';
import { startServer } from '../server/start-server.ts';
import { measureVisits } from './measure-visits.ts';

const guide = '/city-guide/japan/kyoto';
const uncached = [
  'portugal/lisbon',
  'italy/rome',
  'france/paris',
  'spain/madrid',
  'japan/tokyo',
  'austria/vienna',
];

interface Speed {
  perSecond: number;
  /** What one core would send if it did nothing else. */
  perCore: number;
}

async function measure(url: string, seconds: number, cpuSeconds: () => number): Promise<Speed> {
  const options = { url, headers: { 'accept-encoding': 'br' }, connections: 20, pipelining: 1 };
  await autocannon({ ...options, duration: 1 });
  const before = cpuSeconds();
  const result = await autocannon({ ...options, duration: seconds });
  const used = cpuSeconds() - before;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 200`);
  return {
    perSecond: Math.round(result.requests.average),
    perCore: Math.round(result.requests.total / used),
  };
}

/**
 * How many city guides the server sends a second, beside a constant of that size from the same server, in turns; with
 * `--visits`, what first and second visits cost a visitor's browser.
 */
export default async function run(options: string[]) {
  if (options.includes('--visits')) return measureVisits();
  const given = options.indexOf('--seconds');
  const seconds = given >= 0 ? Number(options[given + 1]) : 5;
  const server = await startServer('measured');
  const { origin } = server;

  // The first page opens the atlas and loads the drawing application; those after it show what drawing costs.
  await fetch(origin + guide);
  const drawMs: number[] = [];
  for (const path of uncached) {
    const begun = performance.now();
    await (await fetch(`${origin}/city-guide/${path}`)).text();
    drawMs.push(performance.now() - begun);
  }
  const uncachedMs = drawMs.sort((a, b) => a - b)[Math.floor(drawMs.length / 2)]!;
  const bytes = Number(
    (await fetch(origin + guide, { headers: { 'accept-encoding': 'br' } })).headers.get('content-length'),
  );

  const rows: { round: number; page: number; constant: number; pagePerCore: number; ratio: number }[] = [];
  for (let round = 1; round <= 3; round++) {
    const page = await measure(origin + guide, seconds, server.cpuSeconds);
    const path = `${constantPath}?bytes=${bytes}&packed=1`;
    const constant = await measure(origin + path, seconds, server.cpuSeconds);
    rows.push({
      round,
      page: page.perSecond,
      constant: constant.perSecond,
      pagePerCore: page.perCore,
      ratio: Math.round((100 * page.perCore) / constant.perCore) / 100,
    });
  }
  await server.stop();
  const ratio = rows.map((row) => row.ratio).sort((a, b) => a - b)[1]!;
  console.table(rows);
  console.log(
    `${bytes} bytes, brotli · ratio ${ratio} · drawing a guide that is not kept: ${Math.round(uncachedMs)} ms`,
  );
  console.log(JSON.stringify({ bench: 'page', ratio, rows, bytes, uncachedMs: Math.round(uncachedMs) }));
}
