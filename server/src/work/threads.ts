import type { SharedWorld } from '../places/open-world.ts';
import { type Runner, startRunner } from './runner.ts';

/** The threads of a pool: started when one is needed, ended when none is for a while. */
export interface Threads {
  /** One without a job, started if there may be another; null when all are busy. */
  take(): Runner | null;
  /** Gives one back. */
  rest(runner: Runner): void;
  /** Ends one; its job is refused with the reason. */
  stop(runner: Runner, reason: Error): void;
  /** Ends those without a job now rather than later. */
  stopIdle(): void;
  stopAll(reason: Error): Promise<unknown>;
}

interface ThreadsNeeds {
  most: number;
  idleMs: number;
  shared: () => SharedWorld;
}

const idleLongEnough = new Error('a worker without a job was ended');

/** No thread yet, and at most so many. */
export function openThreads({ most, idleMs, shared }: ThreadsNeeds): Threads {
  const all = new Set<Runner>();
  const idle = new Map<Runner, NodeJS.Timeout>();

  /** From now on it is given no job, even while it is still ending. */
  const forget = (runner: Runner) => {
    all.delete(runner);
    clearTimeout(idle.get(runner));
    idle.delete(runner);
  };
  const start = (): Runner => {
    const runner = startRunner(shared(), () => forget(runner));
    all.add(runner);
    return runner;
  };
  const stop = (runner: Runner, reason: Error) => {
    forget(runner);
    void runner.end(reason);
  };
  return {
    take: () => {
      const rested = idle.keys().next().value;
      if (rested === undefined) return all.size < most ? start() : null;
      clearTimeout(idle.get(rested));
      idle.delete(rested);
      return rested;
    },
    rest: (runner) => {
      if (!all.has(runner)) return;
      idle.set(
        runner,
        setTimeout(() => stop(runner, idleLongEnough), idleMs),
      );
    },
    stop,
    stopIdle: () => {
      for (const runner of [...idle.keys()]) stop(runner, idleLongEnough);
    },
    stopAll: (reason) => {
      const ended = [...all].map((runner) => runner.end(reason));
      for (const runner of all) forget(runner);
      return Promise.all(ended);
    },
  };
}
