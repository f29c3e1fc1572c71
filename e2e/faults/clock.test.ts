import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dataFolder, serveFrom } from './own-server.ts';
import { travellerOf } from './traveller.ts';

const dayMs = 86_400_000;
const preload = join(import.meta.dirname, 'moved-clock.mjs');

/** A server whose clock goes by the next of these offsets at each move. */
async function withClock(offsets: number[]) {
  const server = await serveFrom(dataFolder(), {
    env: { CLOCK_OFFSETS: offsets.join() },
    nodeArguments: ['--import', preload],
  });
  const left = [...offsets];
  return { ...server, moveClock: () => server.tell('SIGUSR2', `moved by ${left.shift()} ms`) };
}

it('a clock that is set back a day keeps nobody out for a day, and saving goes on', async () => {
  const ada = travellerOf();
  const { origin, send, moveClock } = await withClock([-dayMs, 65_000 - dayMs, 40 * dayMs]);
  await ada.signIn(origin);
  const saved = (await ada.save(origin, 'n1')).json;
  await moveClock();
  const again = await ada.save(origin, 'n2', saved);
  expect(again.status).toBe(200);
  // So many calls a minute; then it is a minute later.
  const limited = () => ada.get(origin, '/api/marketing-info/home');
  const answers = await Promise.all(Array.from({ length: 320 }, limited));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  await moveClock();
  expect((await limited()).status).not.toBe(429);
  // Far ahead the session has run out, and one can sign in anew.
  await moveClock();
  expect((await ada.trips(origin)).status).toBe(401);
  await ada.signIn(origin);
  expect((await ada.save(origin, 'n3', again.json)).status).toBe(200);
  expect(await send('SIGTERM')).toBe(0);
});
