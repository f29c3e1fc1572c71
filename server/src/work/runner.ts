import { Worker } from 'node:worker_threads';
import type { AskEvent } from '@wayfare/assistant';
import { Refusal } from '../http/refusal.ts';
import type { SharedWorld } from '../places/open-world.ts';
import { endThread } from './end-thread.ts';
import type { JobName } from './jobs.ts';

/** What a worker is sent: a job, and the time at which it is done. */
export interface ToWorker {
  name: JobName;
  input: unknown;
  now: number;
}

/** What it sends back: that it has loaded; pieces of an answer, and then how the job ended. */
export type FromWorker =
  | { loaded: true }
  | { event: AskEvent }
  | { done: unknown }
  | { refused: { code: Refusal['code']; sentence: string; detail: Refusal['detail'] } }
  | { failed: Error };

/** One thread, which does one job at a time. */
export interface Runner {
  run(job: ToWorker, emit: (event: AskEvent) => void): Promise<unknown>;
  /** Ends the thread; a job under way is refused with the reason. */
  end(reason: Error): Promise<unknown>;
}

/** So much a plan may take before it is stopped; the bytes of the atlas are not counted. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

const tooMuch = () =>
  new Refusal(
    'too_large',
    'This is more than can be worked out at once. Try it with a smaller trip or file.',
  );

/** Starts a thread on the shared world; it loads while its first job is already sent. `onExit` is told when it is gone. */
export function startRunner(shared: SharedWorld, onExit: () => void): Runner {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: shared, resourceLimits });
  worker.unref();
  const end = endThread(worker);
  let job: { emit: (event: AskEvent) => void } & Pick<PromiseWithResolvers<unknown>, 'resolve' | 'reject'>;
  let reason: Error | undefined;
  worker.on('message', (message: FromWorker) => {
    if ('loaded' in message) return;
    if ('event' in message) job.emit(message.event);
    else if ('done' in message) job.resolve(message.done);
    else if ('failed' in message) job.reject(message.failed);
    else job.reject(new Refusal(message.refused.code, message.refused.sentence, message.refused.detail));
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    reason ??= error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error;
  });
  worker.on('exit', (code) => {
    job?.reject(reason ?? new Error(`a worker ended with ${code}`));
    onExit();
  });
  return {
    run: ({ name, input, now }, emit) => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      job = { emit, resolve, reject };
      worker.postMessage({ name, input, now } satisfies ToWorker);
      return promise;
    },
    end: (why) => {
      reason ??= why;
      job?.reject(reason);
      return end();
    },
  };
}
