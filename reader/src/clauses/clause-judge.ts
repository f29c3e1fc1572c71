import { acts } from '../labels.ts';
import type { LinearModel } from '../linear/linear-model.ts';
import type { ClauseSeen } from './clause-features.ts';
import { clauseFeatures } from './clause-features.ts';

/** Long clauses have more features; their sum is brought to the size of that of a short one. */
const evened = (features: number): number => 3 / Math.sqrt(features);

/** How likely each act is for a clause as a whole, by what is learned of clauses. */
export function judgeClause(model: LinearModel, clause: ClauseSeen): Float64Array {
  const features = clauseFeatures(clause);
  const scores = new Float64Array(acts.length);
  for (const row of features)
    for (let entry = model.starts[row]!; entry < model.starts[row + 1]!; entry += 1)
      scores[model.tags[entry]!]! += model.weights[entry]!;
  const unit = evened(features.length) * model.step;
  return shares(scores.map((score) => score * unit));
}

export function shares(scores: Float64Array): Float64Array {
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const sum = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / sum);
}

export { evened };
