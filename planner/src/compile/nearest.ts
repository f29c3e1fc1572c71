import type { Model } from '../search/model.ts';

/** Beyond this many neighbours a place's list is cut: what lies farther is never taken out together with it. */
const MOST_NEIGHBOURS = 300;
const NUMBER_BASE = 8192;

/** Fills each place's list of nearest places, by the way there and back. */
export function fillNearest(model: Model): void {
  const { places, nodes, hop, hopBack, stay } = model;
  const count = Math.min(MOST_NEIGHBOURS, Math.max(0, places - 1));
  model.nearestCount = count;
  model.nearest = new Int32Array(places * count);
  const keys = new Float64Array(places);
  for (let place = 0; place < places; place += 1) {
    for (let other = 0; other < places; other += 1) {
      const way = hop[place * nodes + other]! - stay[place]! + hopBack[place * nodes + other]! - stay[other]!;
      keys[other] = (other === place ? -1 : way) * NUMBER_BASE + other;
    }
    keys.sort();
    for (let rank = 0; rank < count; rank += 1) {
      const key = keys[rank + 1]!;
      model.nearest[place * count + rank] = key - Math.floor(key / NUMBER_BASE) * NUMBER_BASE;
    }
  }
}
