import type { ServerResponse } from 'node:http';

/** Begins an answer that is a stream of events; a browser that loses it comes back after `retryMs`. */
export function beginEvents(stream: ServerResponse, retryMs: number) {
  stream.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  stream.write(`retry: ${retryMs}\n\n`);
}

/** Ends it. A reader that stands still would hold its connection, and with it the server's end. */
export const endEvents = (stream: ServerResponse) => void stream.end(() => stream.destroy());
