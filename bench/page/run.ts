import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { constantPath } from '../server/constant-path.ts';
import { freePort } from '../server/free-port.ts';

const root = resolve(import.meta.dirname, '../..');
const guide = '/city-guide/japan/kyoto';
const uncached = [
  'portugal/lisbon',
  'italy/rome',
  'france/paris',
  'spain/madrid',
  'japan/tokyo',
  'austria/vienna',
];

async function startServer(port: number, directory: string) {
  const child = spawn(process.execPath, ['--max-semi-space-size=4', 'bench/server/measured-server.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(port), WAYFARE_DATA: directory, LOG_LEVEL: 'error' },
  });
  await new Promise<void>((ready, fail) => {
    child.stdout.on('data', (piece: Buffer) => piece.toString().includes('ready at') && ready());
    child.once('exit', (code) => fail(new Error(`the server ended with code ${code}`)));
  });
  /** Seconds of one core that the server has used so far; a busy machine does not change what a page costs. */
  const cpuSeconds = () => {
    const [, , ...fields] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      .replace(/\(.*\)/, '')
      .split(' ');
    return (Number(fields[10]) + Number(fields[11])) / 100;
  };
  return { stop: () => child.kill('SIGTERM'), cpuSeconds };
}

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

/** How many city guides the server sends a second, beside a constant of that size from the same server, in turns. */
export default async function run(options: string[]) {
  const given = options.indexOf('--seconds');
  const seconds = given >= 0 ? Number(options[given + 1]) : 5;
  const directory = mkdtempSync(join(tmpdir(), 'wayfare-bench-'));
  const port = await freePort();
  const server = await startServer(port, directory);
  const origin = `http://127.0.0.1:${port}`;

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
    const constant = await measure(`${origin}${constantPath}?bytes=${bytes}`, seconds, server.cpuSeconds);
    rows.push({
      round,
      page: page.perSecond,
      constant: constant.perSecond,
      pagePerCore: page.perCore,
      ratio: Math.round((100 * page.perCore) / constant.perCore) / 100,
    });
  }
  server.stop();
  rmSync(directory, { recursive: true, force: true });
  const ratio = rows.map((row) => row.ratio).sort((a, b) => a - b)[1]!;
  console.table(rows);
  console.log(
    `${bytes} bytes, brotli · ratio ${ratio} · drawing a guide that is not kept: ${Math.round(uncachedMs)} ms`,
  );
  console.log(JSON.stringify({ bench: 'page', ratio, rows, bytes, uncachedMs: Math.round(uncachedMs) }));
}
