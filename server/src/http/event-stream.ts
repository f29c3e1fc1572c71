import type { ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';

/** Begins an answer that is a stream of events; a browser that loses it comes back after `retryMs`. */
export function beginEvents(stream: ServerResponse, retryMs: number) {
  stream.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  stream.write(`retry: ${retryMs}\n\n`);
}

/** So much may wait for a reader that stands still; it is cut off then, and told what stands when it comes back. */
const mostUnread = 256 * 1024;

/** Writes to a stream of events. */
export function writeEvents(stream: ServerResponse, events: string) {
  stream.write(events);
  if (stream.writableLength > mostUnread) stream.destroy();
}

const streamsAtOnce = 200;

/** Writes to many streams, some at a time: others are answered in between. */
export async function writeToAll(streams: readonly ServerResponse[], events: string) {
  for (const [index, stream] of streams.entries()) {
    if (index % streamsAtOnce === 0) await turn();
    if (!stream.writableEnded && !stream.destroyed) writeEvents(stream, events);
  }
}

/** Ends it. A reader that stands still would hold its connection, and with it the server's end. */
export const endEvents = (stream: ServerResponse) => void stream.end(() => stream.destroy());
