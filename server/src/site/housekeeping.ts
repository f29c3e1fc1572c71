import type { FastifyBaseLogger } from 'fastify';

const everyMs = 3_600_000;

/** Throws away what has had its time, once at start and then hourly. */
export function housekeeping(chores: readonly (() => Promise<unknown>)[], log: FastifyBaseLogger) {
  const tidy = async () => {
    for (const chore of chores) {
      try {
        await chore();
      } catch (error) {
        log.warn({ err: error }, 'housekeeping was put off');
      }
    }
  };
  const timer = setInterval(() => void tidy(), everyMs);
  timer.unref();
  return { tidy, close: () => clearInterval(timer) };
}
