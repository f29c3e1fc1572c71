import { topOf } from '../decoding/shares-of.ts';
import type { Lot } from '../learning/random.ts';
import { ROWS } from './features-of.ts';
import type { LinearModel } from './linear-model.ts';

/** A message by the features of its tokens, with the tag that each should have. */
export interface Lesson {
  features: readonly Int32Array[];
  tags: readonly number[];
}

export interface LinearSettings {
  epochs: number;
  /** How many entries the model may have; the weakest are left out. */
  most: number;
}

const goesOn = (tag: number) => tag > 0 && tag % 2 === 0;

/** The best tags by these weights, in which none goes on with what has not begun. */
function bestTags(
  features: readonly Int32Array[],
  weights: Float32Array,
  tags: number,
  first: number,
): number[] {
  const from = new Int32Array(features.length * tags);
  let best = new Float64Array(tags);
  for (const [row, active] of features.entries()) {
    const next = new Float64Array(tags);
    for (const feature of active) {
      const at = feature * tags;
      for (let tag = 0; tag < tags; tag += 1) next[tag]! += weights[at + tag]!;
    }
    for (let tag = 0; tag < first; tag += 1) next[tag] = -Infinity;
    const top = topOf(best);
    for (let tag = 0; tag < tags; tag += 1) {
      const own = goesOn(tag) ? (best[tag]! >= best[tag - 1]! ? tag : tag - 1) : top;
      from[row * tags + tag] = own;
      next[tag]! += row > 0 ? best[own]! : goesOn(tag) ? -Infinity : 0;
    }
    best = next;
  }
  const path = new Array<number>(features.length);
  let tag = topOf(best);
  for (let row = features.length - 1; row >= 0; row -= 1) {
    path[row] = tag;
    tag = from[row * tags + tag]!;
  }
  return path;
}

/** The strongest weights, each rounded to one of 255 steps. */
function strongest(weights: Float32Array, tags: number, most: number): LinearModel {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const least = sizes[Math.max(0, sizes.length - most)] ?? 0;
  const step = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / 127;
  const starts = new Uint32Array(ROWS + 1);
  const kept: number[] = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let at = row * tags; at < (row + 1) * tags; at += 1)
      if (weights[at] !== 0 && Math.abs(weights[at]!) >= least) kept.push(at);
    starts[row + 1] = kept.length;
  }
  const rounded = (weight: number) => Math.max(-127, Math.min(127, Math.round(weight / step)));
  return {
    starts,
    step,
    tags: Uint8Array.from(kept, (at) => at % tags),
    weights: Int8Array.from(kept, (at) => rounded(weights[at]!)),
  };
}

/**
 * An averaged structured perceptron (Collins, 2002): wherever the best tags are not the true ones, the features of both are
 * corrected; the mean of all weights there ever were is kept. Tags under `first` are never chosen.
 */
export function learnLinear(
  lessons: readonly Lesson[],
  tags: number,
  first: number,
  lot: Lot,
  { epochs, most }: LinearSettings,
): LinearModel {
  const weights = new Float32Array(ROWS * tags);
  const drift = new Float32Array(ROWS * tags);
  const order = [...lessons];
  let seen = 1;
  const correct = (features: Int32Array, tag: number, by: number) => {
    for (const feature of features) {
      weights[feature * tags + tag]! += by;
      drift[feature * tags + tag]! += by * seen;
    }
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = lot.under(at + 1);
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    for (const { features, tags: truth } of order) {
      for (const [row, tag] of bestTags(features, weights, tags, first).entries()) {
        if (tag === truth[row]) continue;
        correct(features[row]!, truth[row]!, 1);
        correct(features[row]!, tag, -1);
      }
      seen += 1;
    }
  }
  return strongest(
    weights.map((weight, at) => weight - drift[at]! / seen),
    tags,
    most,
  );
}
