import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { openWorld } from '../places/open-world.ts';
import { savePayload } from '../testing/sample-trip.ts';
import { slowDatabase } from '../testing/slow-database.ts';
import { testServer } from '../testing/test-server.ts';

/** A second instance, on a database that can be made slow, and streams of it that can be left at any moment. */
async function slowInstance(kind: string, table: string) {
  const server = await testServer();
  const ada = await server.signedIn('Ada');
  const cookie = [...ada.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  const slow = slowDatabase(server.db, kind, table);
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0', WAYFARE_DATA: server.directory, METRICS: '1' });
  const needs = { config, db: slow.db, now: server.clock.now, sendMail: null, ...openWorld() };
  const { app } = await createApp(needs);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const open = (path: string) => {
    const arrived = once(app.server, 'connection') as Promise<[Socket]>;
    const request = get(origin + path, { agent: false, headers: { cookie } });
    request.on('error', () => {});
    return {
      answered: once(request, 'response') as Promise<[IncomingMessage]>,
      leave: async () => {
        const [socket] = await arrived;
        // A connection may end by a reset, which is an error to whoever waits by `once` and no fault here.
        const gone = new Promise((done) => socket.once('close', done));
        request.destroy();
        await gone;
      },
    };
  };
  return { server, ada, slow, open, origin, close: () => app.close() };
}

it('whoever leaves a trip while the database is slow is not there', async () => {
  const { server, ada, slow, open, close } = await slowInstance('InsertQueryNode', 'trip_presence');
  const { json } = await ada.post('/api/save', savePayload());
  const present = async () => (await server.db.selectFrom('trip_presence').select('id').execute()).length;
  for (const path of [`/api/trip-events/${json._id}`, `/api/message?trip=${json._id}`]) {
    const waits = slow.hold();
    const stream = open(path);
    stream.answered.catch(() => {});
    await waits;
    expect(await present()).toBe(1);
    await stream.leave();
    slow.release();
    await expect.poll(present).toBe(0);
  }
  await close();
});

it('a page that is left while the database is slow is not counted as open', async () => {
  const { slow, open, origin, close } = await slowInstance('SelectQueryNode', 'messages');
  const waits = slow.hold();
  const left = open('/api/message');
  left.answered.catch(() => {});
  await waits;
  await left.leave();
  slow.release();
  await open('/api/message').answered;
  const figures = await (await fetch(`${origin}/metrics`)).text();
  expect(figures).toContain('\nwayfare_open_pages 1\n');
  await close();
});
