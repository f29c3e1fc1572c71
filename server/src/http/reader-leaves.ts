import type { FastifyReply } from 'fastify';

/** Aborted when the reader closes the connection before the answer is there. */
export function readerLeaves({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) control.abort();
  });
  return control.signal;
}
