import { readFileSync } from 'node:fs';
import { spanLabels } from '../labels.ts';
import type { Encoded } from '../words/encode.ts';
import { timesMatrix } from './matrix.ts';
import { readAlong } from './read-along.ts';
import type { Table, TensorHeader } from './read-tensors.ts';
import { readTensors } from './read-tensors.ts';

/** How much each tag fits each token of the traveller's text, as rows of scores. */
export interface Scores {
  count: number;
  /** None, then for each label that it begins and that it goes on. */
  spans: Float32Array;
  acts: Float32Array;
  /** That a clause begins. */
  begins: Float32Array;
  /** How much each act fits the clause of these tokens. */
  ofClause(from: number, to: number): Float32Array;
}

export interface Network {
  header: TensorHeader;
  score(encoded: Encoded): Scores;
}

/** What one step of a word vector is worth. */
const VECTOR_STEP = 1 / 32;

/** Adds `share` of a table's row to `into`. */
function addRow({ bytes, steps }: Table, row: number, share: number, into: Float32Array) {
  const from = row * into.length;
  const step = share * steps[row]!;
  for (let at = 0; at < into.length; at += 1) into[at]! += step * bytes[from + at]!;
}

/** The scores of all heads, told apart. */
function split(all: Float32Array, count: number): Omit<Scores, 'ofClause'> {
  const width = all.length / count;
  const spanTags = 1 + 2 * spanLabels.length;
  const columns = (from: number, to: number) => {
    const part = new Float32Array(count * (to - from));
    for (let row = 0; row < count; row += 1)
      part.set(all.subarray(row * width + from, row * width + to), row * (to - from));
    return part;
  };
  return {
    count,
    spans: columns(0, spanTags),
    acts: columns(spanTags, width - 1),
    begins: columns(width - 1, width),
  };
}

/** The mean of some rows, and after it the greatest number of each of their columns. */
function pool(rows: Float32Array, width: number, from: number, to: number): Float32Array {
  const pooled = new Float32Array(2 * width).fill(-1, width);
  for (let row = from; row < to; row += 1)
    for (let at = 0; at < width; at += 1) {
      const value = rows[row * width + at]!;
      pooled[at]! += value / (to - from);
      pooled[width + at] = Math.max(pooled[width + at]!, value);
    }
  return pooled;
}

/** The trained network of a folder of weights, with the word vectors it was trained on. */
export function openNetwork(weights: URL, vectorFile: URL): Network {
  const { header, numbers, table } = readTensors(weights);
  const bytes = readFileSync(vectorFile);
  const { vectorWidth, gramWidth, signWidth } = header;
  const vectors = {
    bytes: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    steps: new Float32Array(bytes.length / vectorWidth).fill(VECTOR_STEP),
  };
  const [grams, signs, own] = [table('grams'), table('signs'), table('own')];
  const directions = ['', '_reverse'].map((end) => ({
    input: numbers(`both_ways.weight_ih_l0${end}`),
    inputBias: numbers(`both_ways.bias_ih_l0${end}`),
    hidden: numbers(`both_ways.weight_hh_l0${end}`),
    hiddenBias: numbers(`both_ways.bias_hh_l0${end}`),
  }));
  const [headWeights, headBias] = [numbers('heads.weight'), numbers('heads.bias')];
  const [clauseWeights, clauseBias] = [numbers('clause_head.weight'), numbers('clause_head.bias')];
  const width = vectorWidth + gramWidth + signWidth;
  const size = directions[0]!.hiddenBias.length / 3;

  /** One row for each token: its vector, the mean of its letter groups, the sum of its signs. */
  const embed = ({ words, ownWords, grams: groups, signs: given }: Encoded) => {
    const rows = new Float32Array(words.length * width);
    for (const [at, word] of words.entries()) {
      const row = rows.subarray(at * width, (at + 1) * width);
      if (word > 0) addRow(vectors, word - 1, 1, row.subarray(0, vectorWidth));
      addRow(own, ownWords[at]!, 1, row.subarray(0, vectorWidth));
      const gramRow = row.subarray(vectorWidth, vectorWidth + gramWidth);
      for (const gram of groups[at]!) addRow(grams, gram, 1 / groups[at]!.length, gramRow);
      for (const sign of given[at]!) addRow(signs, sign, 1, row.subarray(vectorWidth + gramWidth));
    }
    return rows;
  };

  return {
    header,
    score(encoded) {
      const count = encoded.words.length;
      const rows = embed(encoded);
      const into = new Float32Array(count * 2 * size);
      for (const [at, unit] of directions.entries())
        readAlong(rows, count, unit, { into, stride: 2 * size, offset: at * size }, at === 1);
      const written = into.subarray(encoded.said * 2 * size);
      const tokens = count - encoded.said;
      return {
        ...split(timesMatrix(written, tokens, headWeights, headBias), tokens),
        ofClause: (from, to) => timesMatrix(pool(written, 2 * size, from, to), 1, clauseWeights, clauseBias),
      };
    },
  };
}
