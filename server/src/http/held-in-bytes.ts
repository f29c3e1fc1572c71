import { onceFor } from './once-for.ts';

/** Things in memory by their keys, up to a number of bytes; the longest unused are thrown out first. */
export interface HeldInBytes<Value> {
  get(key: string): Value | undefined;
  hold(key: string, value: Value): void;
  forget(key: string): void;
  forgetAll(): void;
}

export function heldInBytes<Value>(mostBytes: number, bytesOf: (value: Value) => number): HeldInBytes<Value> {
  const held = new Map<string, { value: Value; bytes: number }>();
  let total = 0;

  const forget = (key: string) => {
    total -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  };
  return {
    get: (key) => {
      const known = held.get(key);
      if (!known) return undefined;
      held.delete(key);
      held.set(key, known);
      return known.value;
    },
    hold: (key, value) => {
      forget(key);
      const bytes = bytesOf(value);
      held.set(key, { value, bytes });
      total += bytes;
      for (const oldest of held.keys()) {
        if (total <= mostBytes) break;
        forget(oldest);
      }
    },
    forget,
    forgetAll: () => {
      held.clear();
      total = 0;
    },
  };
}

/** The same for what is made of something else, such as the atlas: when that is let go, so is what was made of it. */
export function heldWith<Value>(
  owner: () => object,
  mostBytes: number,
  bytesOf: (value: Value) => number,
): () => HeldInBytes<Value> {
  const heldOf = onceFor(() => heldInBytes(mostBytes, bytesOf));
  return () => heldOf(owner());
}
