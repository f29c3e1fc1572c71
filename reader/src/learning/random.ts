/** Numbers from 0 to 1 that look drawn by lot and are the same for the same seed (mulberry32). */
export class Lot {
  private state: number;
  constructor(seed: number) {
    this.state = seed >>> 0;
  }
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  happens(chance: number): boolean {
    return this.next() < chance;
  }
  /** A whole number under `count`. */
  under(count: number): number {
    return Math.floor(this.next() * count);
  }
  of<Thing>(things: readonly Thing[]): Thing {
    return things[this.under(things.length)]!;
  }
}
