import type { FastifyBaseLogger } from 'fastify';
import { storageRefusal } from '../http/storage-refusal.ts';
import type { Counted, DayCount, DayCountRepo } from './day-count.repo.ts';

const flushMs = 2000;
const mostWaiting = 5000;
const nameCharacters = 300;

/**
 * Gathers figures and writes them together, so that no request waits for it. `flush` resolves once all of them are
 * written, as `close` does.
 */
export function countDays(repo: Pick<DayCountRepo, 'add'>, now: () => number, log: FastifyBaseLogger) {
  let waiting = new Map<string, DayCount>();
  /** Writes figures together; where one cannot be written, the others are. */
  const add = async (counts: readonly DayCount[]): Promise<void> => {
    try {
      await repo.add(counts);
    } catch (error) {
      if (counts.length > 1 && storageRefusal(error) === null) {
        const half = Math.ceil(counts.length / 2);
        await add(counts.slice(0, half));
        await add(counts.slice(half));
      } else log.warn({ err: error, counts: counts.length }, 'figures could not be written');
    }
  };
  const write = async () => {
    if (waiting.size === 0) return;
    const counts = [...waiting.values()];
    waiting = new Map();
    await add(counts);
  };
  let writing = Promise.resolve();
  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();
  return {
    count: (what: Counted, name = '') => {
      const day = new Date(now()).toISOString().slice(0, 10);
      const kept = name.slice(0, nameCharacters);
      const key = `${day} ${what} ${kept}`;
      const known = waiting.get(key);
      if (known) known.count += 1;
      else if (waiting.size < mostWaiting) waiting.set(key, { day, what, name: kept, count: 1 });
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
