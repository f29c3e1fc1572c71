import { addProduct, timesMatrix } from './matrix.ts';

/** One direction of a gated recurrent unit, its gates in the order reset, update, new. */
export interface Recurrent {
  input: Float32Array;
  inputBias: Float32Array;
  hidden: Float32Array;
  hiddenBias: Float32Array;
}

const gate = (value: number) => 1 / (1 + Math.exp(-value));

/**
 * Reads rows one after the other, forwards or backwards, and writes what is remembered at each into `result`, whose
 * rows are `stride` wide, at `offset`.
 */
export function readAlong(
  rows: Float32Array,
  count: number,
  unit: Recurrent,
  result: { into: Float32Array; stride: number; offset: number },
  backwards: boolean,
) {
  const size = unit.hiddenBias.length / 3;
  const inputs = timesMatrix(rows, count, unit.input, unit.inputBias);
  const state = new Float32Array(size);
  const gates = new Float32Array(3 * size);
  for (let step = 0; step < count; step += 1) {
    const row = backwards ? count - 1 - step : step;
    const from = row * 3 * size;
    gates.set(unit.hiddenBias);
    addProduct(state, unit.hidden, gates);
    for (let at = 0; at < size; at += 1) {
      const reset = gate(inputs[from + at]! + gates[at]!);
      const update = gate(inputs[from + size + at]! + gates[size + at]!);
      const fresh = Math.tanh(inputs[from + 2 * size + at]! + reset * gates[2 * size + at]!);
      state[at] = (1 - update) * fresh + update * state[at]!;
    }
    result.into.set(state, row * result.stride + result.offset);
  }
}
