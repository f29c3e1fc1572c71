import type { Worker } from 'node:worker_threads';

/**
 * How a thread is ended: not before it has sent its first message. Node may abort the whole process where a thread is ended
 * that still loads its modules, which takes seconds on a busy machine.
 */
export function endThread(worker: Worker): () => Promise<unknown> {
  const { promise: hasLoaded, resolve } = Promise.withResolvers<void>();
  worker.once('message', () => resolve());
  worker.once('exit', () => resolve());
  return async () => {
    await hasLoaded;
    return worker.terminate();
  };
}
