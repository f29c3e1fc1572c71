import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { printTable, rounded, shown } from '../planner/table.ts';
import { startServer } from '../server/start-server.ts';
import { editFor } from './edit-for.ts';
import { memoryAfterLoads } from './memory-after-loads.ts';
import { type Heard, readFor } from './read-pages.ts';

const idleMs = 60_000;
const soakEveryMs = 20_000;

const inOrder = (list: readonly number[]) => list.toSorted((left, right) => left - right);
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

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
 * `--even` has all guides read alike, which no memory holds; `--editors N` lets as many people plan beside them; `--memory`
 * tells the memory before, right after and a minute after several kinds of load, of those that `--only pages,chat` names.
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
      memory: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  const [people, seconds] = [Number(values.people), Number(values.seconds)];
  if (values.memory) return memoryAfterLoads({ people, seconds, only: values.only?.split(',') });
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
