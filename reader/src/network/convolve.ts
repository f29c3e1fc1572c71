import { timesMatrix } from './matrix.ts';

/** A layer that sees each row with the two rows at `reach` from it. */
export interface Layer {
  reach: number;
  /** For each output the weights of the row before, the row itself and the row after. */
  weights: Float32Array;
  bias: Float32Array;
  /** What the sum of old and new is evened out with. */
  gain: Float32Array;
  shift: Float32Array;
}

/** Rows beside their neighbours; what lies outside is zero. */
function withNeighbours(rows: Float32Array, count: number, width: number, reach: number): Float32Array {
  const wide = new Float32Array(count * 3 * width);
  for (let row = 0; row < count; row += 1)
    for (const part of [0, 1, 2]) {
      const other = row + (part - 1) * reach;
      if (other >= 0 && other < count)
        wide.set(rows.subarray(other * width, (other + 1) * width), (row * 3 + part) * width);
    }
  return wide;
}

/** Adds what the layer finds to each row and evens the row out, in place. */
export function convolve(rows: Float32Array, count: number, { reach, weights, bias, gain, shift }: Layer) {
  const width = bias.length;
  const found = timesMatrix(withNeighbours(rows, count, width, reach), count, weights, bias);
  for (let row = 0; row < count; row += 1) {
    const from = row * width;
    let [sum, squares] = [0, 0];
    for (let at = from; at < from + width; at += 1) {
      const value = rows[at]! + Math.max(0, found[at]!);
      rows[at] = value;
      sum += value;
      squares += value * value;
    }
    const mean = sum / width;
    const scale = 1 / Math.sqrt(squares / width - mean * mean + 1e-5);
    for (let at = 0; at < width; at += 1)
      rows[from + at] = (rows[from + at]! - mean) * scale * gain[at]! + shift[at]!;
  }
}

/** Adds to each row what follows from the greatest numbers of all rows. */
export function addWhole(rows: Float32Array, count: number, weights: Float32Array, bias: Float32Array) {
  const width = bias.length;
  const greatest = rows.slice(0, width);
  for (let at = width; at < rows.length; at += 1)
    greatest[at % width] = Math.max(greatest[at % width]!, rows[at]!);
  const whole = timesMatrix(greatest, 1, weights, bias);
  for (let row = 0; row < count; row += 1)
    for (let at = 0; at < width; at += 1) rows[row * width + at]! += whole[at]!;
}
