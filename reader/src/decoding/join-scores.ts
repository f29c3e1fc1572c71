import type { Scores } from '../network/open-network.ts';

/** What can never be. */
const NEVER = -1e9;

/** By how much the scores of a row have to be lowered to become logarithms of shares. */
function logTotal(scores: Float32Array, from: number, to: number): number {
  let top = -Infinity;
  for (let at = from; at < to; at += 1) top = Math.max(top, scores[at]!);
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += Math.exp(scores[at]! - top);
  return top + Math.log(sum);
}

/** The network's shares of the tags of spans, as logarithms. */
export function spanScores({ spans, count }: Scores): Float32Array {
  const tags = spans.length / count;
  const scores = spans.slice();
  for (let from = 0; from < scores.length; from += tags) {
    const total = logTotal(spans, from, from + tags);
    for (let at = from; at < from + tags; at += 1) scores[at]! -= total;
  }
  return scores;
}

/** The network's shares of the tags of acts, made of how likely each act is and how likely a clause begins. */
export function actScores({ acts, begins, count }: Scores): Float32Array {
  const kinds = acts.length / count;
  const tags = 1 + 2 * kinds;
  const scores = new Float32Array(count * tags);
  for (let row = 0; row < count; row += 1) {
    const from = row * kinds;
    const total = logTotal(acts, from, from + kinds);
    const begin = -Math.log1p(Math.exp(-begins[row]!));
    const stay = -Math.log1p(Math.exp(begins[row]!));
    scores[row * tags] = NEVER;
    for (let act = 0; act < kinds; act += 1) {
      const share = acts[from + act]! - total;
      scores[row * tags + 1 + 2 * act] = share + begin;
      scores[row * tags + 2 + 2 * act] = share + stay;
    }
  }
  return scores;
}
