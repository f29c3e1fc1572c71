import { topOf } from '../decoding/shares-of.ts';
import { acts } from '../labels.ts';

/** How likely each act is for a stretch by the tags of its tokens. */
export function actsOfTokens(
  tagShares: Float64Array,
  rows: number,
  { from, to }: { from: number; to: number },
): Float64Array {
  const tags = tagShares.length / rows;
  const result = new Float64Array(acts.length);
  for (let row = from; row < to; row += 1)
    for (let act = 0; act < acts.length; act += 1)
      result[act]! +=
        (tagShares[row * tags + 1 + 2 * act]! + tagShares[row * tags + 2 + 2 * act]!) / (to - from);
  return result;
}

const LEAST = 1e-4;
/** The two look at different things, so what both say counts more than what either does. */
const TOGETHER = 2;

/** The act on which both agree best, and how likely it is. */
export function joinActs(
  byTokens: Float64Array,
  byClause: Float64Array,
  clauseShare: number,
): { act: number; confidence: number } {
  const joint = byTokens.map(
    (share, act) =>
      Math.max(LEAST, share) ** (TOGETHER * (1 - clauseShare)) *
      Math.max(LEAST, byClause[act]!) ** (TOGETHER * clauseShare),
  );
  const act = topOf(joint);
  return { act, confidence: joint[act]! / joint.reduce((all, one) => all + one, 0) };
}
