/**
 * Each row of `input` times a matrix that is kept by its columns of output, plus a bias: four rows at a time, so that each
 * weight is fetched once for four.
 */
export function timesMatrix(input: Float32Array, rows: number, weights: Float32Array, bias: Float32Array): Float32Array {
  const outputs = bias.length;
  const width = weights.length / outputs;
  const result = new Float32Array(rows * outputs);
  let row = 0;
  for (; row + 3 < rows; row += 4) {
    const [a, b, c, d] = [row * width, (row + 1) * width, (row + 2) * width, (row + 3) * width];
    for (let output = 0; output < outputs; output += 1) {
      const from = output * width;
      let sumA = bias[output]!;
      let [sumB, sumC, sumD] = [sumA, sumA, sumA];
      for (let at = 0; at < width; at += 1) {
        const weight = weights[from + at]!;
        sumA += weight * input[a + at]!;
        sumB += weight * input[b + at]!;
        sumC += weight * input[c + at]!;
        sumD += weight * input[d + at]!;
      }
      const to = row * outputs + output;
      result[to] = sumA;
      result[to + outputs] = sumB;
      result[to + 2 * outputs] = sumC;
      result[to + 3 * outputs] = sumD;
    }
  }
  for (; row < rows; row += 1) {
    const one = input.subarray(row * width, (row + 1) * width);
    const into = result.subarray(row * outputs, (row + 1) * outputs);
    into.set(bias);
    addProduct(one, weights, into);
  }
  return result;
}

/** Adds the product of a matrix and one vector to `into`. */
export function addProduct(vector: Float32Array, weights: Float32Array, into: Float32Array) {
  const width = vector.length;
  let output = 0;
  for (; output + 3 < into.length; output += 4) {
    const [a, b, c, d] = [output * width, (output + 1) * width, (output + 2) * width, (output + 3) * width];
    let [sumA, sumB, sumC, sumD] = [0, 0, 0, 0];
    for (let at = 0; at < width; at += 1) {
      const value = vector[at]!;
      sumA += value * weights[a + at]!;
      sumB += value * weights[b + at]!;
      sumC += value * weights[c + at]!;
      sumD += value * weights[d + at]!;
    }
    into[output]! += sumA;
    into[output + 1]! += sumB;
    into[output + 2]! += sumC;
    into[output + 3]! += sumD;
  }
  for (; output < into.length; output += 1)
    for (let at = 0; at < width; at += 1) into[output]! += vector[at]! * weights[output * width + at]!;
}
