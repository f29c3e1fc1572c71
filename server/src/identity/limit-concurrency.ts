/** Lets at most `most` pieces of work with one key run at a time; the others wait for their turn. */
export function limitConcurrency(most: number) {
  const running = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  const leave = (key: string) => {
    const [next, ...others] = waiting.get(key) ?? [];
    if (others.length > 0) waiting.set(key, others);
    else waiting.delete(key);
    // Whoever leaves hands their place to the next.
    if (next) return next();
    const left = running.get(key)! - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
  };

  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const count = running.get(key) ?? 0;
    if (count < most) running.set(key, count + 1);
    else {
      await new Promise<void>((turn) => {
        waiting.set(key, [...(waiting.get(key) ?? []), turn]);
      });
    }
    try {
      return await work();
    } finally {
      leave(key);
    }
  };
}
