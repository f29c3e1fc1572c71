import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { printTable } from '../planner/table.ts';
import { makeTrips } from '../server/make-trips.ts';
import { measure } from '../server/measure.ts';
import { operations } from '../server/operations.ts';
import { signInDemo } from '../server/sign-in-demo.ts';
import { startServer } from '../server/start-server.ts';
import { readFor } from './read-pages.ts';

const restMs = 60_000;
const streamPath = '/api/message';

type Server = Awaited<ReturnType<typeof startServer>>;
interface Strength {
  people: number;
  seconds: number;
}

async function save(server: Server, { seconds }: Strength) {
  const cookie = await signInDemo(server.origin);
  const ids = await makeTrips(server.origin, { cookie, 'content-type': 'application/json' });
  const saving = operations(ids).find(({ name }) => name === 'save')!;
  await measure(server, saving, cookie, seconds);
}

const cities = ['Rome', 'Kyoto', 'Lisbon', 'Vienna', 'Lima', 'Hanoi', 'Cairo', 'Oslo', 'Montreal', 'Sydney'];

/** People who ask for one trip after the other, each from an address of their own. */
async function chat({ origin }: Server, { people, seconds }: Strength) {
  const endsAt = performance.now() + seconds * 1000;
  const person = async (index: number) => {
    for (let message = 0; performance.now() < endsAt; message += 1) {
      const [first, second] = [cities[index % cities.length], cities[(index + message + 1) % cities.length]];
      const answer = await fetch(`${origin}/api/ask`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin,
          'x-forwarded-for': `10.2.${message}.${index}`,
        },
        body: JSON.stringify({ question: `${3 + (message % 9)} days in ${first} and ${second} in May` }),
      });
      await answer.arrayBuffer();
      if (!answer.ok) await wait(1000);
    }
  };
  await Promise.all(Array.from({ length: Math.ceil(people / 10) }, (_, index) => person(index)));
}

/** Open pages that hear of what happens, closed again at the end. */
async function streams({ origin }: Server, { people, seconds }: Strength) {
  const agent = new Agent();
  const endsAt = performance.now() + seconds * 1000;
  for (let opened = 0; opened < people * 10; opened += people) {
    const answers = Array.from({ length: people }, async () => {
      const [answer] = (await once(get(origin + streamPath, { agent }), 'response')) as [IncomingMessage];
      answer.on('error', () => {}).resume();
    });
    await Promise.all(answers);
  }
  await wait(Math.max(0, endsAt - performance.now()));
  agent.destroy();
}

const loads: Record<string, (server: Server, strength: Strength) => Promise<unknown>> = {
  pages: ({ origin }, strength) => readFor(origin, { ...strength, isEven: true }),
  saves: save,
  chat,
  streams,
};

/**
 * Memory before a load, right after it and a minute later, each kind on a server of its own that starts on existing data.
 */
export async function memoryAfterLoads({ only, ...strength }: Strength & { only: string[] | undefined }) {
  const directory = mkdtempSync(join(tmpdir(), 'wayfare-bench-'));
  const settings = { TRUST_PROXY: '1', WAYFARE_DATA: directory };
  const rows: { kind: string; idle: number; after: number; rested: number }[] = [];
  try {
    // The first start makes the featured trips, which none after it does.
    await (await startServer('product', settings)).stop();
    for (const kind of Object.keys(loads).filter((name) => only?.includes(name) ?? true)) {
      const server = await startServer('product', settings);
      const memory = () => Math.round(server.memoryMiB());
      try {
        await wait(restMs);
        const idle = memory();
        await loads[kind]!(server, strength);
        const after = memory();
        await wait(restMs);
        rows.push({ kind, idle, after, rested: memory() });
      } finally {
        await server.stop();
      }
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  const cells = rows.map(({ kind, idle, after, rested }) => [kind, ...[idle, after, rested].map(String)]);
  printTable('memory in MiB', ['', 'a minute after start', 'after the load', 'a minute later'], cells);
  console.log(JSON.stringify({ bench: 'load memory', ...strength, rows }));
}
