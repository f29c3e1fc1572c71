import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { goneAfterTest } from '../testing/gone-after-test.ts';
import { beginEvents, writeEvents } from './event-stream.ts';

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
