/**
 * Each row of `input` times a matrix that is kept by its outputs, plus a bias: blocks of four rows by two outputs, so that
 * whatever is fetched is used more than once.
 */
export function timesMatrix(
  input: Float32Array,
  rows: number,
  weights: Float32Array,
  bias: Float32Array,
): Float32Array {
  const outputs = bias.length;
  const width = weights.length / outputs;
  const result = new Float32Array(rows * outputs);
  const wholeRows = rows - (rows % 4);
  const wholeOutputs = outputs - (outputs % 2);
  for (let row = 0; row < wholeRows; row += 4)
    for (let output = 0; output < wholeOutputs; output += 2) block(row, output);
  for (let row = 0; row < rows; row += 1)
    for (let output = row < wholeRows ? wholeOutputs : 0; output < outputs; output += 1) one(row, output);
  return result;

  function block(row: number, output: number) {
    const a = row * width;
    const b = a + width;
    const c = b + width;
    const d = c + width;
    const first = output * width;
    const second = first + width;
    let a1 = bias[output]!;
    let b1 = a1;
    let c1 = a1;
    let d1 = a1;
    let a2 = bias[output + 1]!;
    let b2 = a2;
    let c2 = a2;
    let d2 = a2;
    for (let at = 0; at < width; at += 1) {
      const one = weights[first + at]!;
      const two = weights[second + at]!;
      const inA = input[a + at]!;
      const inB = input[b + at]!;
      const inC = input[c + at]!;
      const inD = input[d + at]!;
      a1 += one * inA;
      b1 += one * inB;
      c1 += one * inC;
      d1 += one * inD;
      a2 += two * inA;
      b2 += two * inB;
      c2 += two * inC;
      d2 += two * inD;
    }
    const to = row * outputs + output;
    result[to] = a1;
    result[to + 1] = a2;
    result[to + outputs] = b1;
    result[to + outputs + 1] = b2;
    result[to + 2 * outputs] = c1;
    result[to + 2 * outputs + 1] = c2;
    result[to + 3 * outputs] = d1;
    result[to + 3 * outputs + 1] = d2;
  }

  function one(row: number, output: number) {
    let sum = bias[output]!;
    for (let at = 0; at < width; at += 1) sum += weights[output * width + at]! * input[row * width + at]!;
    result[row * outputs + output] = sum;
  }
}
