import type { FastifyBaseLogger } from 'fastify';
import type { PageViewRepo, ViewCount } from './page-view.repo.ts';

const flushMs = 2000;
const mostPaths = 5000;
const pathCharacters = 300;

/** Gathers page views and writes them together, so that no request waits for it. `close` writes what is left. */
export function countViews(views: PageViewRepo, now: () => number, log: FastifyBaseLogger) {
  let waiting = new Map<string, ViewCount>();
  const flush = async () => {
    if (waiting.size === 0) return;
    const counts = [...waiting.values()];
    waiting = new Map();
    try {
      await views.add(counts);
    } catch (error) {
      log.warn({ err: error, paths: counts.length }, 'page views could not be written');
    }
  };
  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();
  return {
    count: (pathWithQuery: string) => {
      const path = pathWithQuery.split(/[?#]/, 1)[0]!.slice(0, pathCharacters);
      const day = new Date(now()).toISOString().slice(0, 10);
      const key = `${day} ${path}`;
      const known = waiting.get(key);
      if (known) known.views += 1;
      else if (waiting.size < mostPaths) waiting.set(key, { day, path, views: 1 });
    },
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
