import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { openDatabase } from '@wayfare/server/db/open-database';
import { startServer } from '../server/start-server.ts';
import { printTable, rounded, shown } from '../planner/table.ts';
import { measureCrowd } from './crowd.ts';

const streamPath = '/api/message';
const askedPath = '/api/search?q=lisbon';
const openAtOnce = 100;
const asks = 200;
const longestWaitMs = 15_000;

/** Every stream is a file descriptor here and one in the server, which also holds its own. */
function demandFiles(streams: number) {
  const soft = Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 0);
  if (soft > 0 && soft < streams + 200)
    throw new Error(
      `${streams} streams need ${streams + 200} open files, and this shell allows ${soft}: raise it with ulimit -n ${streams + 200}.`,
    );
}

async function openStream(origin: string, agent: Agent) {
  const asked = get(`${origin}${streamPath}`, { agent });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`a stream was answered with ${answer.statusCode}`);
  answer.setEncoding('utf8');
  answer.resume();
  return answer;
}

async function openStreams(origin: string, agent: Agent, count: number) {
  const streams: IncomingMessage[] = [];
  while (streams.length < count) {
    const next = Math.min(openAtOnce, count - streams.length);
    streams.push(...(await Promise.all(Array.from({ length: next }, () => openStream(origin, agent)))));
  }
  return streams;
}

/** The calmest of three rounds: what else the machine does is not of interest. */
async function askAround(origin: string) {
  const rounds = [await askOnce(origin), await askOnce(origin), await askOnce(origin)];
  return rounds.toSorted((left, right) => left.medianMs - right.medianMs)[0]!;
}

/** How long one ask after the other takes, in the middle and at its slowest twentieth. */
async function askOnce(origin: string) {
  const waits: number[] = [];
  for (let ask = 0; ask < asks; ask += 1) {
    const from = performance.now();
    const answer = await fetch(`${origin}${askedPath}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${askedPath} was answered with ${answer.status}`);
    waits.push(performance.now() - from);
  }
  const sorted = waits.toSorted((left, right) => left - right);
  return { medianMs: sorted[Math.floor(asks / 2)]!, p95Ms: sorted[Math.floor(asks * 0.95)]! };
}

/** Writes a message as another instance would, and waits until every page has it. */
async function broadcast(directory: string, streams: readonly IncomingMessage[]) {
  const db = await openDatabase(null, directory);
  const text = `Measured ${Date.now()}`;
  const arrivals: number[] = [];
  const from = performance.now();
  const all = new Promise<void>((done, fail) => {
    const late = setTimeout(
      () => fail(new Error(`${arrivals.length} of ${streams.length} pages were reached`)),
      longestWaitMs,
    );
    for (const stream of streams) {
      stream.on('data', (piece: string) => {
        if (!piece.includes(text)) return;
        arrivals.push(performance.now() - from);
        if (arrivals.length < streams.length) return;
        clearTimeout(late);
        done();
      });
    }
  });
  await db
    .insertInto('messages')
    .values({ id: `bench-${Date.now()}`, text, created_at: Date.now(), expires_at: null })
    .execute();
  await all;
  await db.destroy();
  return { firstMs: Math.min(...arrivals), lastMs: Math.max(...arrivals) };
}

const numberOf = (options: readonly string[], name: string, otherwise: number) =>
  options.includes(name) ? Number(options[options.indexOf(name) + 1]) : otherwise;

/**
 * What many open pages cost one instance: memory, the time until a message is everywhere, and the calls beside them. With
 * `--guests N`, what as many cost who have `--trips N` open for change.
 */
export default async function run(options: string[]) {
  const guests = numberOf(options, '--guests', 0);
  if (guests > 0) {
    const figures = await measureCrowd({ guests, trips: numberOf(options, '--trips', 6) });
    return console.log(JSON.stringify({ bench: 'streams', ...figures }));
  }
  const count = numberOf(options, '--streams', 5000);
  demandFiles(count);
  const server = await startServer('product');
  const { origin } = server;
  const agent = new Agent({ keepAlive: false });
  try {
    await askAround(origin);
    const alone = await askAround(origin);
    const idleMiB = server.memoryMiB();
    const begun = performance.now();
    const streams = await openStreams(origin, agent, count);
    const openedMs = performance.now() - begun;
    const beside = await askAround(origin);
    const heldMiB = server.memoryMiB();
    const reach = await broadcast(server.directory, streams);
    const afterMiB = server.memoryMiB();
    const ratio = beside.medianMs / alone.medianMs;
    printTable(
      `${count} streams held open`,
      ['', 'none', 'all'],
      [
        ['memory MiB', shown(idleMiB, 0), shown(heldMiB, 0)],
        ['after a broadcast, MiB', '', shown(afterMiB, 0)],
        ['a call, median ms', shown(alone.medianMs, 2), shown(beside.medianMs, 2)],
        ['a call, p95 ms', shown(alone.p95Ms, 2), shown(beside.p95Ms, 2)],
        ['opened in ms', '', shown(openedMs, 0)],
        ['a message at the first page after ms', '', shown(reach.firstMs, 0)],
        ['a message at the last page after ms', '', shown(reach.lastMs, 0)],
      ],
    );
    const figures = { idleMiB, heldMiB, afterMiB, openedMs, ...reach };
    console.log(
      JSON.stringify({ bench: 'streams', count, ...figures, alone, beside, ratio: rounded(ratio, 2) }),
    );
  } finally {
    agent.destroy();
    await server.stop();
  }
}
