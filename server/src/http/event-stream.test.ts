import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { goneAfterTest } from '../testing/gone-after-test.ts';
import { beginEvents, writeEvents, writeToAll } from './event-stream.ts';

it('a reader that stands still is cut off, and what waits for it is not kept', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  goneAfterTest(async () => void server.close());
  await once(server, 'listening');
  const arrived = once(server, 'request');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.on('error', () => {});
  reader.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
  reader.pause();
  const [, stream] = (await arrived) as [unknown, ServerResponse];
  beginEvents(stream, 1000);
  const event = `data: ${'x'.repeat(16_000)}\n\n`;
  let most = 0;
  // Longer than what the system takes in for a reader, by far.
  for (let count = 0; count < 4000 && !stream.destroyed; count += 1) {
    writeEvents(stream, event);
    most = Math.max(most, stream.writableLength);
    await new Promise(setImmediate);
  }
  expect(stream.destroyed).toBe(true);
  expect(most).toBeLessThan(300 * 1024);
  reader.destroy();
});

it('many are written to some at a time, with room for the requests of others in between', async () => {
  let written = 0;
  const stream = {
    ...{ writableEnded: false, destroyed: false, writableLength: 0 },
    write: () => (written += 1),
  } as unknown as ServerResponse;
  const most: number[] = [];
  let next = setImmediate(function look() {
    most.push(written - most.reduce((sum, count) => sum + count, 0));
    next = setImmediate(look);
  });
  await writeToAll(
    Array.from({ length: 1000 }, () => stream),
    'data: news\n\n',
  );
  clearImmediate(next);
  expect(written).toBe(1000);
  expect(Math.max(...most)).toBe(200);
});
