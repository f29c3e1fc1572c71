import { setImmediate as turn } from 'node:timers/promises';
import type { Spent } from './cost-limit.ts';

/**
 * Goes through a list bit by bit and lets other requests in between, so that a long one is noticed by nobody else; tells
 * at the end what was spent on it. What waits for the network does so together, and is not counted.
 */
export const breather =
  (spent: Spent) =>
  async <T, R>(list: readonly T[], each: (one: T) => R | Promise<R>): Promise<R[]> => {
    let milliseconds = 0;
    try {
      const under: (R | Promise<R>)[] = [];
      for (const one of list) {
        const begun = performance.now();
        const result = each(one);
        milliseconds += performance.now() - begun;
        under.push(result);
        // Handled below with the others; until then nobody waits for it.
        if (result instanceof Promise) result.catch(() => {});
        await turn();
      }
      return await Promise.all(under);
    } finally {
      spent(milliseconds);
    }
  };
