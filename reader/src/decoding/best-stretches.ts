import { sharesOf, topOf } from './shares-of.ts';

/** A span or clause by its tokens; `label` is a place in the list of labels. */
export interface TokenStretch {
  label: number;
  from: number;
  to: number;
  /** How likely exactly this stretch with this label is among all readings. */
  exactly: number;
  /** How likely its tokens have this label, whatever its borders. */
  labelled: number;
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

/** How likely each tag is with all that came before it, each row made to sum up to one, and what it was divided by. */
function lookBack(shares: Float64Array, rows: number, tags: number) {
  const before = new Float64Array(rows * tags);
  const totals = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const [now, last] = [row * tags, (row - 1) * tags];
    let total = 0;
    for (let tag = 0; tag < tags; tag += 1) {
      const reached = goesOn(tag) ? (row === 0 ? 0 : before[last + tag]! + before[last + tag - 1]!) : 1;
      total += before[now + tag] = reached * shares[now + tag]!;
    }
    for (let tag = 0; tag < tags; tag += 1) before[now + tag]! /= total;
    totals[row] = total;
  }
  return { before, totals };
}

/** For each row how likely all from there on is where nothing goes on into it, and where a tag does. */
function lookAhead(shares: Float64Array, totals: Float64Array, rows: number, tags: number) {
  const free = new Float64Array(rows + 1);
  const on = new Float64Array((rows + 1) * tags);
  free[rows] = 1;
  for (let row = rows - 1; row >= 0; row -= 1) {
    const [now, next] = [row * tags, (row + 1) * tags];
    for (let tag = 0; tag < tags; tag += 1) {
      const rest = free[row + 1]! + (tag === 0 ? 0 : on[next + tag + (tag % 2)]!);
      const here = (shares[now + tag]! * rest) / totals[row]!;
      if (goesOn(tag)) on[now + tag] = here;
      else free[row]! += here;
    }
  }
  return { free, on };
}

/** The stretches of the likeliest tags, each with how likely it is among all tags there might be. */
export function bestStretches(scores: Float32Array, rows: number, temperature: number): TokenStretch[] {
  if (rows === 0) return [];
  const tags = scores.length / rows;
  const shares = sharesOf(scores, rows, temperature);
  const path = bestTags(shares, rows, tags);
  const { before, totals } = lookBack(shares, rows, tags);
  const { free, on } = lookAhead(shares, totals, rows, tags);
  /** How likely a token has the label that begins with this tag. */
  const labelledAt = (row: number, tag: number) => {
    const rest = free[row + 1]! + on[(row + 1) * tags + tag + 1]!;
    return (before[row * tags + tag]! + before[row * tags + tag + 1]!) * rest;
  };
  const stretches: TokenStretch[] = [];
  for (let from = 0; from < rows; from += 1) {
    const tag = path[from]!;
    if (tag % 2 === 0) continue;
    let to = from + 1;
    let exactly = shares[from * tags + tag]! / totals[from]!;
    let labelled = labelledAt(from, tag);
    for (; to < rows && path[to] === tag + 1; to += 1) {
      exactly *= shares[to * tags + tag + 1]! / totals[to]!;
      labelled += labelledAt(to, tag);
    }
    stretches.push({
      label: (tag - 1) / 2,
      from,
      to,
      exactly: Math.min(1, exactly * free[to]!),
      labelled: Math.min(1, labelled / (to - from)),
    });
  }
  return stretches;
}
