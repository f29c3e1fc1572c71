import type { AskEvent } from '@wayfare/assistant';
import { type JobInput, type JobName, type JobOutput, type JobParts, jobs } from './jobs.ts';

/** Who is told of a job while it is done, and who may call it off. */
export interface JobOptions {
  emit?: ((event: AskEvent) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Told how long it took, without the wait, however it ended. */
  spent?: ((milliseconds: number) => void) | undefined;
}

/** Where the dear jobs are done. */
export interface Work {
  /** Does a job, perhaps after others; refuses when too many wait, or when it takes too long. */
  run<N extends JobName>(name: N, input: JobInput<N>, options?: JobOptions): Promise<JobOutput<N>>;
  /** Refuses now what `run` would refuse because too many wait. */
  checkRoom(): void;
  /** Gives back the memory of whoever has nothing to do. */
  rest(): void;
  close(): Promise<void>;
}

/** A job by its name; the types of name and input were matched where it was asked for. */
export const doJob = (
  parts: JobParts,
  name: JobName,
  input: unknown,
  emit: (event: AskEvent) => void,
): unknown => (jobs[name] as (parts: JobParts, input: unknown, emit: unknown) => unknown)(parts, input, emit);

/** Does every job at once, in the server's own thread. */
export function workInline(parts: JobParts): Work {
  return {
    run: async <N extends JobName>(name: N, input: JobInput<N>, options: JobOptions = {}) => {
      const { emit = () => {}, spent } = options;
      const begun = performance.now();
      try {
        return (await doJob(parts, name, input, emit)) as JobOutput<N>;
      } finally {
        spent?.(performance.now() - begun);
      }
    },
    checkRoom: () => {},
    rest: () => {},
    close: async () => {},
  };
}
