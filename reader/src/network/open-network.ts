import { readFileSync } from 'node:fs';
import { spanLabels } from '../labels.ts';
import type { Encoded } from '../words/encode.ts';
import { addWhole, convolve } from './convolve.ts';
import { timesMatrix } from './matrix.ts';
import type { Table } from './read-tensors.ts';
import { readTensors } from './read-tensors.ts';

/** How much each tag fits each token of the traveller's text, as rows of scores. */
export interface Scores {
  count: number;
  /** None, then for each label that it begins and that it goes on. */
  spans: Float32Array;
  acts: Float32Array;
  /** That a clause begins. */
  begins: Float32Array;
}

/** Before which layer each row learns of the whole message. */
const WHOLE_AT = 2;

export interface Network {
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
function split(all: Float32Array, count: number): Scores {
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
  const layers = header.reaches.map((reach, at) => ({
    reach,
    weights: numbers(`layers.${at}.weight`),
    bias: numbers(`layers.${at}.bias`),
    gain: numbers(`norms.${at}.weight`),
    shift: numbers(`norms.${at}.bias`),
  }));
  const linear = (name: string) => [numbers(`${name}.weight`), numbers(`${name}.bias`)] as const;
  const enter = linear('enter');
  const whole = linear('whole');
  const heads = linear('heads');
  const width = vectorWidth + gramWidth + signWidth;
  const size = enter[1].length;

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
    score(encoded) {
      const count = encoded.words.length;
      const rows = timesMatrix(embed(encoded), count, ...enter);
      for (const [at, layer] of layers.entries()) {
        if (at === WHOLE_AT) addWhole(rows, count, ...whole);
        convolve(rows, count, layer);
      }
      const written = rows.subarray(encoded.said * size);
      const tokens = count - encoded.said;
      return split(timesMatrix(written, tokens, ...heads), tokens);
    },
  };
}
