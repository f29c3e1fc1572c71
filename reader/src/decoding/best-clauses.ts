import { sharesOf, topOf } from './shares-of.ts';

/** Where the clauses of some tokens begin and end. */
export interface TokenClause {
  from: number;
  to: number;
}

/** The likeliest clauses, which together hold every token: each has one act, and a new one begins where that is likely. */
export function bestClauses(scores: Float32Array, begins: Float32Array): TokenClause[] {
  const rows = begins.length;
  const acts = scores.length / rows;
  if (rows === 0) return [];
  const shares = sharesOf(scores, rows, 1).map(Math.log);
  const best = shares.slice(0, acts);
  const from = new Int32Array(rows * acts).fill(-1);
  for (let row = 1; row < rows; row += 1) {
    const begin = 1 / (1 + Math.exp(-begins[row]!));
    const top = topOf(best);
    const fresh = best[top]! + Math.log(begin);
    const stays = Math.log(1 - begin);
    for (let act = 0; act < acts; act += 1) {
      const same = best[act]! + stays;
      if (fresh > same) from[row * acts + act] = top;
      best[act] = Math.max(fresh, same) + shares[row * acts + act]!;
    }
  }
  const clauses: TokenClause[] = [];
  let act = topOf(best);
  let to = rows;
  for (let row = rows - 1; row >= 0; row -= 1) {
    const opened = row === 0 ? act : from[row * acts + act]!;
    if (opened < 0) continue;
    clauses.push({ from: row, to });
    to = row;
    act = opened;
  }
  return clauses.reverse();
}
