import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { checkDatabase, dataFolder, serveFrom } from './own-server.ts';
import { savingCrowd } from './saving-crowd.ts';
import { travellerOf } from './traveller.ts';

const sound = [{ integrity_check: 'ok' }];
/** As often the server is killed; `KILL_ROUNDS=60` tries it for longer. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2);

it(
  'a server that is killed in the middle of saves has lost nothing that it acknowledged',
  { timeout: rounds * 60_000 },
  async () => {
    const directory = dataFolder();
    const ada = travellerOf();
    const crowd = savingCrowd(ada);
    for (let round = 0; round < rounds; round += 1) {
      const server = await serveFrom(directory);
      if (round === 0) await ada.signIn(server.origin);
      await crowd.expectKept(server.origin);
      const saving = crowd.begin(server.origin);
      await crowd.more(30);
      await server.send('SIGKILL');
      crowd.stop();
      await saving;
      expect(checkDatabase(directory)).toEqual(sound);
    }
    const { origin, send } = await serveFrom(directory);
    await crowd.expectKept(origin);
    expect(await send('SIGTERM')).toBe(0);
  },
);

it('a server that is told to end finishes what it has begun, ends its streams, and keeps all', async () => {
  const directory = dataFolder();
  const ada = travellerOf();
  const crowd = savingCrowd(ada);
  const server = await serveFrom(directory);
  await ada.signIn(server.origin);
  const streams = await Promise.all(
    Array.from({ length: 20 }, () => once(get(`${server.origin}/api/message`, { agent: false }), 'response')),
  );
  const streamEnds = streams.map(([stream]: IncomingMessage[]) => once(stream!.resume(), 'end'));
  const saving = crowd.begin(server.origin);
  await crowd.more(30);
  expect(await server.send('SIGTERM')).toBe(0);
  crowd.stop();
  await saving;
  await Promise.all(streamEnds);
  const next = await serveFrom(directory);
  await crowd.expectKept(next.origin);
  await next.send('SIGTERM');
  expect(checkDatabase(directory)).toEqual(sound);
});
