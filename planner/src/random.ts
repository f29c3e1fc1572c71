/** A stream of random numbers that is the same on every machine for the same seed. */
export interface Random {
  /** A number in [0, 1). */
  unit: () => number;
  /** A whole number in [0, below). */
  below: (below: number) => number;
}

/** The generator "mulberry32": 32 bits of state are enough for a search and cost a few nanoseconds a number. */
export function seededRandom(seed: number): Random {
  let state = (Number.isFinite(seed) ? Math.trunc(seed) : 0) | 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { unit, below: (below) => Math.floor(unit() * below) };
}
