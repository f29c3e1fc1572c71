const failuresInRow = 3;
const restMs = 60_000;

/** Keeps a server that fails from slowing every answer: after three failures in a row it is left alone for a minute. */
export interface Breaker {
  /** Whether the server may be asked. */
  isClosed(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Makes one for a server. `now` is the clock in milliseconds. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let restUntil = 0;
  return {
    isClosed: () => now() >= restUntil,
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures++;
      if (failures < failuresInRow) return;
      failures = 0;
      restUntil = now() + restMs;
    },
  };
}
