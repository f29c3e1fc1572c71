/** Numbers that look random and are always the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(share: number): boolean;
}

/** A 32-bit hash of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Makes a source of numbers from a seed. */
export function seededRandom(seed: string): Random {
  let state = hashOf(seed) || 1;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (items) => items[Math.floor(next() * items.length)]!,
    chance: (share) => next() < share,
  };
}
