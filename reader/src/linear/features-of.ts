import { fold } from '@wayfare/atlas';
import type { Encoded } from '../words/encode.ts';
import { hashOf } from '../words/hash-of.ts';

/** How many rows the tables of weights have; features that fall on one row share it. */
export const ROWS = 2 ** 18;

/** Words that often say in which role the place or number after them stands. */
const governing = new Set(
  'in to from for with no not by near via want love like visit stay staying budget see at on is add remove drop skip move put day of before after until between then or and than nach ab von mit ohne fur kein keine nicht statt bis bei ins zum zur uber oder und'.split(
    ' ',
  ),
);
const EDGE = 1;

/** One row for a kind of feature and what it is made of. */
function rowOf(kind: number, a: number, b = 0, c = 0): number {
  let hash = Math.imul(kind + 0x9e37, 0x9e3779b1);
  for (const part of [a, b, c]) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0) % ROWS;
}

/** What is looked at around a token, each as a whole number. */
interface Line {
  word(at: number): number;
  /** Its group among 128, and among 1024, of words that are used alike. */
  wide(at: number): number;
  narrow(at: number): number;
  signs(at: number): readonly number[];
  governor(at: number): { word: number; distance: number };
}

function lineOf({ tokens, said, words, clusters, signs }: Encoded): Line {
  const folded = tokens.map(({ text }) => fold(text) || text);
  const hashes = folded.map((word) => hashOf(word));
  const edge = (at: number) => at < 0 || at >= tokens.length;
  return {
    word: (at) => (edge(at) ? EDGE : hashes[at]!),
    wide: (at) => (edge(at) ? EDGE : 2 + clusters[2 * words[said + at]!]!),
    narrow: (at) => (edge(at) ? EDGE : 2 + clusters[2 * words[said + at]! + 1]!),
    signs: (at) => (edge(at) ? [] : signs[said + at]!),
    governor(at) {
      for (let distance = 0; distance < 8 && at - distance > 0; distance += 1)
        if (governing.has(folded[at - distance - 1]!)) return { word: hashes[at - distance - 1]!, distance };
      return { word: EDGE, distance: 8 };
    },
  };
}

/** Words, their groups and signs at and around a token, alone and in pairs. */
function around(line: Line, at: number, into: number[]) {
  const { word, wide, narrow, signs } = line;
  for (let by = -3; by <= 3; by += 1)
    into.push(rowOf(10 + by, word(at + by)), rowOf(20 + by, wide(at + by)), rowOf(30 + by, narrow(at + by)));
  for (let by = -2; by <= 2; by += 1) for (const sign of signs(at + by)) into.push(rowOf(40 + by, sign));
  for (const sign of signs(at)) into.push(rowOf(50, sign, word(at - 1)));
  into.push(
    rowOf(51, word(at - 1), word(at)),
    rowOf(52, word(at), word(at + 1)),
    rowOf(53, word(at - 2), word(at - 1)),
    rowOf(54, word(at + 1), word(at + 2)),
    rowOf(55, word(at - 1), word(at), word(at + 1)),
    rowOf(56, wide(at - 1), wide(at)),
    rowOf(57, wide(at), wide(at + 1)),
    rowOf(58, word(at - 1), wide(at)),
    rowOf(59, wide(at), word(at + 1)),
    rowOf(60, wide(at - 2), wide(at - 1), wide(at)),
    rowOf(61, word(at - 1), narrow(at)),
    rowOf(62, word(at - 2), word(at - 1), wide(at)),
  );
}

/** The features of a message's tokens, as rows of the tables of weights. */
export interface Features {
  spans: Int32Array[];
  /** What a clause does is told by words further away too. */
  acts: Int32Array[];
}

export function featuresOf(encoded: Encoded): Features {
  const line = lineOf(encoded);
  const last = encoded.tokens.length - 1;
  const features: Features = { spans: [], acts: [] };
  for (const [at, { text }] of encoded.tokens.entries()) {
    const rows = [
      rowOf(1, 0),
      rowOf(2, line.word(0), line.word(1)),
      rowOf(3, line.word(0)),
      rowOf(4, line.word(last)),
    ];
    around(line, at, rows);
    const folded = fold(text) || text;
    for (let size = 1; size <= 4; size += 1)
      rows.push(
        rowOf(70 + size, hashOf(folded.slice(0, size))),
        rowOf(80 + size, hashOf(folded.slice(-size))),
      );
    const governor = line.governor(at);
    rows.push(rowOf(90, governor.word), rowOf(91, governor.word, governor.distance));
    features.spans.push(Int32Array.from(rows));
    for (let by = -6; by <= 6; by += 1) rows.push(rowOf(92, line.word(at + by)));
    features.acts.push(Int32Array.from(rows));
  }
  return features;
}
