const failuresInRow = 3;
const firstRestMs = 60_000;
const longestRestMs = 30 * 60_000;

/** Keeps a service that fails from slowing every answer: after three failures in a row it is left alone, ever longer. */
export function rest(now: () => number) {
  let failures = 0;
  let until = 0;
  let nextMs = firstRestMs;
  const begin = (ms: number) => {
    until = now() + ms;
    failures = 0;
  };
  return {
    isOver: () => now() >= until,
    succeeded: () => {
      failures = 0;
      nextMs = firstRestMs;
      until = 0;
    },
    /** `restMs`: how long the service itself wants to be left alone. */
    failed: (restMs: number | null) => {
      if (restMs !== null) return begin(restMs);
      failures += 1;
      if (failures < failuresInRow) return;
      begin(nextMs);
      nextMs = Math.min(2 * nextMs, longestRestMs);
    },
  };
}
