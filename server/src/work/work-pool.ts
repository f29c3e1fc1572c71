import type { AskEvent } from '@wayfare/assistant';
import { Refusal } from '../http/refusal.ts';
import type { SharedWorld } from '../places/open-world.ts';
import type { JobInput, JobName, JobOutput } from './jobs.ts';
import type { Runner } from './runner.ts';
import { openThreads } from './threads.ts';
import type { JobOptions, Work } from './work.ts';

/** How many threads there may be, and how patient they are. Times in milliseconds. */
export interface PoolLimits {
  threads: number;
  /** Jobs that may wait for each thread. */
  waitingEach?: number;
  /** A wait in the line longer than this, by what the last jobs took, is refused at once. */
  patienceMs?: number;
  /** A job that takes longer is stopped. */
  jobMs?: number;
  /** A thread without a job ends after this, and gives its memory back. */
  idleMs?: number;
  /** A job whose asker has left may go on so long: to end a thread and start another is dearer. */
  leftMs?: number;
}

interface PoolNeeds {
  limits: PoolLimits;
  shared: () => SharedWorld;
  now: () => number;
}

interface Job {
  name: JobName;
  input: unknown;
  emit: (event: AskEvent) => void;
  signal: AbortSignal | undefined;
  /** When a thread began it; null while it waits. */
  begunAt: number | null;
  settled: PromiseWithResolvers<unknown>;
}

const usual = { waitingEach: 16, patienceMs: 20_000, jobMs: 30_000, idleMs: 120_000, leftMs: 1000 };
/** What a job is thought to take before one was done, and how much the last ones count. */
const firstGuessMs = 1000;
const newestShare = 0.2;
const longestRetrySeconds = 60;

const busy = (seconds: number) =>
  new Refusal(
    'not_available',
    `Many plans are being made right now. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    { retryAfterSeconds: seconds },
  );
const tooLong = (ms: number) =>
  new Refusal(
    'not_available',
    `This took longer than ${Math.ceil(ms / 1000)} seconds and was stopped. Try it with a smaller trip or file.`,
  );
const closed = () => new Refusal('not_available', 'The server is closing. Please try again in a moment.');

/** Puts a job at the end of the line; called off there, it leaves it. */
async function waitInLine(line: Job[], job: Job, next: () => void): Promise<unknown> {
  const { signal, settled } = job;
  const leave = () => {
    const at = line.indexOf(job);
    if (at < 0) return;
    line.splice(at, 1);
    settled.reject(signal?.reason);
  };
  signal?.addEventListener('abort', leave, { once: true });
  line.push(job);
  next();
  try {
    return await settled.promise;
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}

/**
 * Does jobs in threads of their own, so that nobody who asks for something small waits for somebody's plan. Threads
 * start when there is a job for them and end when there is none for a while; who finds all busy waits in a bounded line.
 */
export function workPool({ limits, shared, now }: PoolNeeds): Work {
  const { waitingEach, patienceMs, jobMs, idleMs, leftMs } = { ...usual, ...limits };
  const threads = openThreads({ most: limits.threads, idleMs, shared });
  const mostWaiting = waitingEach * limits.threads;
  const waiting: Job[] = [];
  let isClosed = false;
  let usualMs = firstGuessMs;

  async function carryOut(runner: Runner, job: Job) {
    const { name, input, emit, signal, settled } = job;
    const begun = performance.now();
    job.begunAt = begun;
    const late = setTimeout(() => threads.stop(runner, tooLong(jobMs)), jobMs);
    let left: NodeJS.Timeout | undefined;
    const leave = () => {
      settled.reject(signal?.reason);
      left = setTimeout(() => threads.stop(runner, closed()), leftMs);
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      const emitWhileRead = (event: AskEvent) => signal?.aborted || emit(event);
      settled.resolve(await runner.run({ name, input, now: now() }, emitWhileRead));
    } catch (error) {
      settled.reject(error);
    }
    clearTimeout(late);
    clearTimeout(left);
    signal?.removeEventListener('abort', leave);
    usualMs += (performance.now() - begun - usualMs) * newestShare;
    threads.rest(runner);
    next();
  }

  function next() {
    while (waiting.length > 0) {
      const runner = threads.take();
      if (runner === null) return;
      void carryOut(runner, waiting.shift()!);
    }
  }

  const checkRoom = () => {
    if (isClosed) throw closed();
    const waitMs = (usualMs * waiting.length) / limits.threads;
    if (waiting.length < mostWaiting && waitMs <= patienceMs) return;
    throw busy(Math.min(longestRetrySeconds, Math.max(1, Math.ceil(waitMs / 1000))));
  };

  return {
    checkRoom,
    rest: threads.stopIdle,
    run: async <N extends JobName>(name: N, input: JobInput<N>, options: JobOptions = {}) => {
      const { emit = () => {}, signal, spent } = options;
      const settled = Promise.withResolvers<unknown>();
      const job: Job = { name, input, emit, signal, begunAt: null, settled };
      try {
        signal?.throwIfAborted();
        checkRoom();
        return (await waitInLine(waiting, job, next)) as JobOutput<N>;
      } finally {
        spent?.(job.begunAt === null ? 0 : performance.now() - job.begunAt);
      }
    },
    close: async () => {
      isClosed = true;
      for (const { settled } of waiting.splice(0)) settled.reject(closed());
      await threads.stopAll(closed());
    },
  };
}
