import { readFileSync } from 'node:fs';

/** Weights of features, most of which have few: for each row the tags it speaks for or against, and how much. */
export interface LinearModel {
  /** Where the entries of each row begin; one more than there are rows. */
  starts: Uint32Array;
  tags: Uint8Array;
  weights: Int8Array;
  /** What one step of a weight is worth. */
  step: number;
}

/** The number of rows and entries, the step, then for each row its number of entries, all tags, all weights. */
export function writeLinear(model: LinearModel): Buffer {
  const rows = model.starts.length - 1;
  const head = Buffer.alloc(12);
  head.writeUInt32LE(rows, 0);
  head.writeUInt32LE(model.tags.length, 4);
  head.writeFloatLE(model.step, 8);
  const counts = Uint8Array.from({ length: rows }, (_, row) => model.starts[row + 1]! - model.starts[row]!);
  return Buffer.concat([head, counts, model.tags, new Uint8Array(model.weights.buffer)]);
}

export function readLinear(path: URL): LinearModel {
  const file = readFileSync(path);
  const [rows, entries, step] = [file.readUInt32LE(0), file.readUInt32LE(4), file.readFloatLE(8)];
  const starts = new Uint32Array(rows + 1);
  for (let row = 0; row < rows; row += 1) starts[row + 1] = starts[row]! + file[12 + row]!;
  const tagsAt = 12 + rows;
  const bytes = file.buffer;
  return {
    starts,
    step,
    tags: new Uint8Array(bytes, file.byteOffset + tagsAt, entries),
    weights: new Int8Array(bytes, file.byteOffset + tagsAt + entries, entries),
  };
}

/** Adds `share` of what the features of each token say of each tag to a table of scores. */
export function addLinear(
  model: LinearModel,
  features: readonly Int32Array[],
  share: number,
  scores: Float32Array,
) {
  const { starts, tags, weights } = model;
  const width = scores.length / features.length;
  const unit = share * model.step;
  for (let at = 0; at < features.length; at += 1) {
    const from = at * width;
    for (const row of features[at]!) {
      const end = starts[row + 1]!;
      for (let entry = starts[row]!; entry < end; entry += 1)
        scores[from + tags[entry]!]! += unit * weights[entry]!;
    }
  }
}
