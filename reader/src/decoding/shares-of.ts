/** What is all but impossible still has a share, so that nothing is divided by zero. */
const LEAST = 1e-30;

/** Each row of scores as shares that make one together; a higher temperature makes them more alike. */
export function sharesOf(scores: Float32Array, rows: number, temperature: number): Float64Array {
  const width = scores.length / rows;
  const result = new Float64Array(scores.length);
  for (let row = 0; row < rows; row += 1) {
    const [from, to] = [row * width, (row + 1) * width];
    let top = -Infinity;
    for (let at = from; at < to; at += 1) top = Math.max(top, scores[at]!);
    let sum = 0;
    for (let at = from; at < to; at += 1) sum += result[at] = Math.exp((scores[at]! - top) / temperature);
    for (let at = from; at < to; at += 1) result[at] = Math.max(LEAST, result[at]! / sum);
  }
  return result;
}

/** The place of the greatest of some numbers. */
export function topOf(values: Float64Array, from = 0, to = values.length): number {
  let top = from;
  for (let at = from + 1; at < to; at += 1) if (values[at]! > values[top]!) top = at;
  return top - from;
}
