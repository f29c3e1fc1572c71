import type { BoundedCache } from './bounded-cache.ts';
import type { Breaker } from './breaker.ts';

/** Asks through a cache; undefined when the server failed or is being left alone. */
export type Asker = <Answer>(
  cache: BoundedCache<Promise<Answer>>,
  key: string,
  question: () => Promise<Answer>,
) => Promise<Answer | undefined>;

/**
 * Makes the asker of one server. Whoever asks the same while an answer is under way waits for that answer; a failure
 * is told once and not kept.
 */
export function createAsker(breaker: Breaker, onFailure: (error: unknown) => void): Asker {
  return async (cache, key, question) => {
    const known = cache.get(key);
    if (known) return known.catch(() => undefined);
    if (!breaker.isClosed()) return undefined;
    const pending = question();
    cache.set(key, pending);
    try {
      const answer = await pending;
      breaker.succeeded();
      return answer;
    } catch (error) {
      cache.forget(key);
      breaker.failed();
      onFailure(error);
      return undefined;
    }
  };
}
