import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '@wayfare/planner';
import { printTable, rounded, shown } from '../planner/table.ts';
import { startServer } from '../server/start-server.ts';
import { editFor } from './edit-for.ts';

const longestPauseMs = 800;
const idleMs = 60_000;
const soakEveryMs = 20_000;
const otherPages = ['/', '/featured-trips', '/city-guides', '/blogs'];
const readCalls = ['/api/get-featured-trips', '/api/search?q=kyo', '/api/cities'];

interface Heard {
  /** Waits in milliseconds, by what was asked for. */
  waits: Map<string, number[]>;
  statuses: Map<string, number>;
}

/** One request whose answer is read to its end. */
async function ask(origin: string, agent: Agent, path: string, from: string) {
  const begun = performance.now();
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': from };
  const status = await once(get(origin + path, { agent, headers }), 'response')
    .then(async ([answer]: IncomingMessage[]) => {
      await once(answer!.resume(), 'end');
      return answer!.statusCode ?? 0;
    })
    // A connection that both let go at the same moment; a browser asks again.
    .catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
  return { status, milliseconds: performance.now() - begun };
}

const inOrder = (list: readonly number[]) => list.toSorted((left, right) => left - right);
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Picks guides: few often and many seldom, or all alike. */
function guidePicker(guides: readonly string[], isEven: boolean, random: () => number) {
  if (isEven) return () => guides[Math.floor(random() * guides.length)]!;
  // The nth guide is read an nth as often as the first.
  const logarithm = Math.log(guides.length);
  return () => guides[Math.min(guides.length - 1, Math.floor(Math.exp(random() * logarithm)) - 1)]!;
}

async function guidesOf(origin: string) {
  const answer = await fetch(`${origin}/api/cities`);
  const { cities } = (await answer.json()) as { cities: { countrySlug: string; citySlug: string }[] };
  return cities.map(({ countrySlug, citySlug }) => `/city-guide/${countrySlug}/${citySlug}`);
}

/** People who read guides, pages and lists, each with pauses, until the time is over. */
async function readFor(origin: string, options: { people: number; seconds: number; isEven: boolean }) {
  const heard: Heard = { waits: new Map(), statuses: new Map() };
  const agent = new Agent({ keepAlive: true, maxSockets: options.people * 2 });
  const guides = await guidesOf(origin);
  const endsAt = performance.now() + options.seconds * 1000;
  const note = (kind: string, { status, milliseconds }: Awaited<ReturnType<typeof ask>>) => {
    const waits = heard.waits.get(kind) ?? [];
    waits.push(milliseconds);
    heard.waits.set(kind, waits);
    if (typeof status === 'string' || status >= 400)
      heard.statuses.set(`${kind} ${status}`, (heard.statuses.get(`${kind} ${status}`) ?? 0) + 1);
  };
  const person = async (index: number) => {
    const { unit: random } = seededRandom(index + 1);
    const nextGuide = guidePicker(guides, options.isEven, random);
    const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)]!;
    while (performance.now() < endsAt) {
      const dice = random();
      const [kind, path] =
        dice < 0.5
          ? ['guide', nextGuide()]
          : dice < 0.75
            ? ['page', oneOf(otherPages)]
            : ['call', oneOf(readCalls)];
      note(kind, await ask(origin, agent, path, `10.0.${index >> 8}.${index & 255}`));
      await wait(random() * longestPauseMs);
    }
  };
  /** What costs nothing: how long everybody waits for the one thread that serves. */
  const pulse = async () => {
    while (performance.now() < endsAt) {
      note('healthz', await ask(origin, agent, '/healthz', '10.1.0.1'));
      await wait(25);
    }
  };
  await Promise.all([pulse(), ...Array.from({ length: options.people }, (_, index) => person(index))]);
  agent.destroy();
  return heard;
}

function tell({ waits, statuses }: Heard, seconds: number) {
  const rows = [...waits].map(([kind, list]) => {
    const sorted = inOrder(list);
    return [
      kind,
      shown(sorted.length / seconds, 1),
      ...[0.5, 0.95, 0.99, 1].map((share) => shown(at(sorted, share), 1)),
    ];
  });
  printTable('waits in ms', ['', 'a second', 'median', 'p95', 'p99', 'longest'], rows);
  console.log('Refused:', statuses.size > 0 ? Object.fromEntries(statuses) : 'none');
}

/**
 * Many people who read at once, and what memory is held after them. `--soak` tells the memory every 20 seconds;
 * `--even` has all guides read alike, which no memory holds; `--editors N` lets as many people plan beside them.
 */
export default async function run(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      people: { type: 'string', default: '100' },
      seconds: { type: 'string', default: '60' },
      even: { type: 'boolean', default: false },
      editors: { type: 'string', default: '0' },
      soak: { type: 'boolean', default: false },
    },
  });
  const [people, seconds] = [Number(values.people), Number(values.seconds)];
  const server = await startServer('product', { TRUST_PROXY: '1' });
  const memory: number[] = [];
  const noteMemory = () => void memory.push(Math.round(server.memoryMiB()));
  try {
    noteMemory();
    const soaking = setInterval(noteMemory, values.soak ? soakEveryMs : seconds * 1000);
    const cpu = server.cpuSeconds();
    const [heard, refused] = await Promise.all([
      readFor(server.origin, { people, seconds, isEven: values.even }),
      editFor(server.origin, { people: Number(values.editors), seconds }),
    ]);
    clearInterval(soaking);
    const cores = (server.cpuSeconds() - cpu) / seconds;
    noteMemory();
    tell(heard, seconds);
    if (refused.size > 0) console.log('Refused to editors:', Object.fromEntries(refused));
    await wait(idleMs);
    noteMemory();
    console.log(`Memory in MiB, from the start to a minute after the last: ${memory.join(', ')}`);
    const [guide, pulse] = ['guide', 'healthz'].map((kind) => inOrder(heard.waits.get(kind) ?? []));
    const ratio = at(guide!, 0.99) / at(pulse!, 0.99);
    console.log(
      JSON.stringify({
        bench: 'load',
        people,
        seconds,
        cores: rounded(cores, 2),
        memory,
        ratio: rounded(ratio, 2),
      }),
    );
  } finally {
    await server.stop();
  }
}
