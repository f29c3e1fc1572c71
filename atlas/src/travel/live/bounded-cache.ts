/** A store of at most `size` answers, each good for `lifeMs`; the one longest unused goes first. */
export interface BoundedCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  forget(key: string): void;
  readonly size: number;
}

/** Makes the store. `now` is the clock in milliseconds. */
export function createBoundedCache<Value>(
  size: number,
  lifeMs: number,
  now: () => number = Date.now,
): BoundedCache<Value> {
  const kept = new Map<string, { value: Value; until: number }>();
  return {
    get(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      if (entry.until <= now()) return undefined;
      // A map keeps the order of insertion: putting it back makes it the youngest.
      kept.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, { value, until: now() + lifeMs });
      const oldest = kept.keys().next();
      if (kept.size > size && !oldest.done) kept.delete(oldest.value);
    },
    forget: (key) => void kept.delete(key),
    get size() {
      return kept.size;
    },
  };
}
