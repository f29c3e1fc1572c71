import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { smallTrip } from '../scale/calls.ts';
import { signInDemo } from '../server/sign-in-demo.ts';
import { startServer } from '../server/start-server.ts';

const quietMs = 10_000;
const settleMs = 4000;
const openAtOnce = 20;

interface Sharing {
  id: string;
  secret: string;
}

async function shareTrips(origin: string, headers: Record<string, string>, count: number) {
  const post = async (path: string, body: unknown) =>
    (await (await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as {
      _id: string;
      secret: string;
    };
  const shared: Sharing[] = [];
  for (let index = 0; index < count; index += 1) {
    const { _id: id } = await post('/api/save', smallTrip(`Shared ${index}`));
    shared.push({ id, secret: (await post(`/api/trip/${id}/tickets`, { right: 'edit' })).secret });
  }
  return { shared, save: (id: string) => post('/api/save', { ...smallTrip('Saved'), _id: id }) };
}

/** What guests who have trips open for change cost: what they are sent while they come and while one saves, and idle. */
export async function measureCrowd({ trips, guests }: { trips: number; guests: number }) {
  const server = await startServer('product', { TRUST_PROXY: '1' });
  const { origin } = server;
  const agent = new Agent({ keepAlive: false });
  try {
    const headers = { cookie: await signInDemo(origin), 'content-type': 'application/json' };
    const { shared, save } = await shareTrips(origin, headers, trips);
    const idleMiB = server.memoryMiB();
    let bytes = 0;
    let saves = 0;
    const open = async (index: number) => {
      const { id, secret } = shared[index % trips]!;
      const from = `10.${index >> 8}.${index & 255}.1`;
      const asked = get(`${origin}/api/message?trip=${id}.${secret}`, {
        agent,
        headers: { 'x-forwarded-for': from },
      });
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (piece.includes('"version":2}')) saves += 1;
      });
    };
    const took = async (work: () => Promise<unknown>) => {
      const before = { bytes, cpu: server.cpuSeconds(), at: performance.now() };
      await work();
      return {
        kB: Math.round((bytes - before.bytes) / 1000),
        cpu: server.cpuSeconds() - before.cpu,
        seconds: (performance.now() - before.at) / 1000,
      };
    };
    const arrive = await took(async () => {
      for (let from = 0; from < guests; from += openAtOnce)
        await Promise.all(
          Array.from({ length: Math.min(openAtOnce, guests - from) }, (_, index) => open(from + index)),
        );
      await wait(settleMs);
    });
    const quiet = await took(() => wait(quietMs));
    const saving = await took(async () => {
      await save(shared[0]!.id);
      await wait(settleMs);
    });
    return {
      ...{ trips, guests, idleMiB: Math.round(idleMiB), heldMiB: Math.round(server.memoryMiB()) },
      ...{ arrive, quietCores: quiet.cpu / quiet.seconds, saving, heardSave: saves },
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
}
