import { sharesOf, topOf } from './shares-of.ts';

/** A span by its tokens; `label` is a place in the list of labels. */
export interface TokenSpan {
  label: number;
  from: number;
  to: number;
  confidence: number;
}

/* Tag 0 is none; 1 + 2n begins label n; 2 + 2n goes on with it and may only follow one of the two. */
const goesOn = (tag: number) => tag > 0 && tag % 2 === 0;

/** The likeliest tags in which none goes on with what has not begun. */
function bestTags(shares: Float64Array, rows: number, tags: number): Int32Array {
  const from = new Int32Array(rows * tags);
  let best = new Float64Array(tags);
  for (let tag = 0; tag < tags; tag += 1) best[tag] = goesOn(tag) ? -Infinity : Math.log(shares[tag]!);
  for (let row = 1; row < rows; row += 1) {
    const now = row * tags;
    const top = topOf(best);
    const next = new Float64Array(tags);
    for (let tag = 0; tag < tags; tag += 1) {
      const own = goesOn(tag) ? (best[tag]! < best[tag - 1]! ? tag - 1 : tag) : top;
      from[now + tag] = own;
      next[tag] = best[own]! + Math.log(shares[now + tag]!);
    }
    best = next;
  }
  const path = new Int32Array(rows);
  path[rows - 1] = topOf(best);
  for (let row = rows - 1; row > 0; row -= 1) path[row - 1] = from[row * tags + path[row]!]!;
  return path;
}

/** For each row by what its share of all that came before has to be divided, so that all readings make one. */
function totalsOf(shares: Float64Array, rows: number, tags: number): Float64Array {
  const totals = new Float64Array(rows);
  const before = new Float64Array(tags);
  for (let row = 0; row < rows; row += 1) {
    let total = 0;
    // Downwards: a tag that goes on still needs the row before of the tag that begins.
    for (let tag = tags - 1; tag >= 0; tag -= 1) {
      const reached = goesOn(tag) ? before[tag]! + before[tag - 1]! : 1;
      before[tag] = reached * shares[row * tags + tag]!;
      total += before[tag]!;
    }
    for (let tag = 0; tag < tags; tag += 1) before[tag]! /= total;
    totals[row] = total;
  }
  return totals;
}

/** For each row how likely all from there on is, where no span goes on into it. */
function freeFrom(shares: Float64Array, totals: Float64Array, rows: number, tags: number): Float64Array {
  const free = new Float64Array(rows + 1);
  free[rows] = 1;
  const on = new Float64Array(tags);
  for (let row = rows - 1; row >= 0; row -= 1) {
    let sum = 0;
    for (let tag = 0; tag < tags; tag += 1) {
      const inner = goesOn(tag) ? tag : tag + 1;
      const rest = free[row + 1]! + (tag === 0 ? 0 : on[inner]!);
      const here = (shares[row * tags + tag]! * rest) / totals[row]!;
      if (goesOn(tag)) on[tag] = here;
      else sum += here;
    }
    free[row] = sum;
  }
  return free;
}

/** The spans of the likeliest tags, each with how likely exactly it is among all tags there might be. */
export function bestSpans(scores: Float32Array, rows: number, temperature: number): TokenSpan[] {
  if (rows === 0) return [];
  const tags = scores.length / rows;
  const shares = sharesOf(scores, rows, temperature);
  const path = bestTags(shares, rows, tags);
  const totals = totalsOf(shares, rows, tags);
  const free = freeFrom(shares, totals, rows, tags);
  const spans: TokenSpan[] = [];
  for (let from = 0; from < rows; from += 1) {
    const tag = path[from]!;
    if (tag % 2 === 0) continue;
    let to = from + 1;
    let likely = shares[from * tags + tag]! / totals[from]!;
    for (; to < rows && path[to] === tag + 1; to += 1) likely *= shares[to * tags + tag + 1]! / totals[to]!;
    spans.push({ label: (tag - 1) / 2, from, to, confidence: Math.min(1, likely * free[to]!) });
  }
  return spans;
}
